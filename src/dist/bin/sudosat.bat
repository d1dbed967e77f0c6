@echo off
rem Starts sudosat on Windows, with the Java of JAVA_HOME or of the PATH.
setlocal
rem The PATH only: cmd would look in the working directory first, whose programs nobody asks for.
set "NoDefaultCurrentDirectoryInExePath=1"
set "sudosat_java=java"
if not defined JAVA_HOME goto start
set "sudosat_java=%JAVA_HOME%\bin\java.exe"
if not exist "%sudosat_java%" goto no_java
:start
if not exist "%~dp0..\lib\sudosat.jar" goto no_jar
"%sudosat_java%" -XX:+UseSerialGC -Dfile.encoding=UTF-8 "-Dsudosat.home=%~dp0.." %JAVA_OPTS% -cp "%~dp0..\lib\*" sudosat.cli.Main %*
if %errorlevel% == 9009 goto no_java
exit /b %errorlevel%

:no_java
echo sudosat: no Java in JAVA_HOME or on the PATH: Java 17 or newer is needed 1>&2
exit /b 3

:no_jar
echo sudosat: no sudosat.jar in "%~dp0..\lib": put bin of the unpacked directory on the PATH instead of copying sudosat.bat 1>&2
exit /b 3
