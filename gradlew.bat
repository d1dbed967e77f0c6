@echo off
rem Runs Gradle with the arguments given. On Windows it must be on the PATH; gradlew, for other systems, also fetches it.
setlocal
set "NoDefaultCurrentDirectoryInExePath=1"
where gradle >nul 2>nul
if errorlevel 1 goto missing
call gradle %*
exit /b %errorlevel%

:missing
echo gradlew: no Gradle on the PATH: install Gradle, 4.4 or newer 1>&2
exit /b 1
