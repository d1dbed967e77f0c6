@echo off
rem Starts sudosat on Windows, with the Java of JAVA_HOME or of the PATH.
setlocal
set "sudosat_java=java"
if defined JAVA_HOME set "sudosat_java=%JAVA_HOME%\bin\java"
"%sudosat_java%" -XX:+UseSerialGC -Dfile.encoding=UTF-8 "-Dsudosat.home=%~dp0.." %JAVA_OPTS% -cp "%~dp0..\lib\*" sudosat.cli.Main %*
if %errorlevel% == 9009 goto no_java
exit /b %errorlevel%

:no_java
echo sudosat: no Java in JAVA_HOME or on the PATH: Java 17 or newer is needed 1>&2
exit /b 3
