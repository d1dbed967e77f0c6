#!/bin/sh
# Runs Gradle with the arguments given. The first of these that is there:
#   1. the gradle on the PATH (4.4 or newer);
#   2. a pinned official distribution, downloaded once and checked by its sha256;
#   3. as root on Debian or Ubuntu, the distribution's package `gradle`, installed now.
# There is no binary wrapper jar in the repository.
set -eu

version=9.2.1
sha256=72f44c9f8ebcb1af43838f45ee5c4aa9c5444898b3468ab3f4af7b6076c5bc3f
url=https://services.gradle.org/distributions/gradle-$version-bin.zip

say() { printf 'gradlew: %s\n' "$*" >&2; }

# $1 from the network into the file $2. Quick to give up: there may be no way out.
download() {
  if command -v curl >/dev/null; then
    curl -fsSL --connect-timeout 4 --max-time 600 -o "$2" "$1"
  elif command -v wget >/dev/null; then
    wget -q --tries=1 --dns-timeout=4 --connect-timeout=4 --read-timeout=60 -O "$2" "$1"
  else
    cat > "$work/Download.java" <<'JAVA'
class Download {
  public static void main(String[] args) throws Exception {
    var connection = java.net.URI.create(args[0]).toURL().openConnection();
    connection.setConnectTimeout(4_000);
    connection.setReadTimeout(60_000);
    try (var in = connection.getInputStream()) {
      java.nio.file.Files.copy(in, java.nio.file.Path.of(args[1]));
    }
  }
}
JAVA
    "${jdk}java" "$work/Download.java" "$1" "$2"
  fi 2>/dev/null
}

checksum() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi
}

clean() { [ -z "$work" ] || rm -rf "$work"; }

# The official distribution into $home; false if it cannot be had, fatal if it is not the one expected.
unpack_official() {
  mkdir -p "$cache" && work=$(mktemp -d "$cache/tmp.XXXXXX") || return 1
  trap clean EXIT
  trap 'exit 130' INT TERM
  say "fetching Gradle $version"
  download "$url" "$work/gradle.zip" || return 1
  found=$(checksum "$work/gradle.zip")
  if [ "${found%% *}" != $sha256 ]; then
    say "$url has sha256 ${found%% *}, expected $sha256: not used"
    exit 1
  fi
  # jar, since small systems have no unzip. It drops the run bits, hence `sh bin/gradle` below.
  (cd "$work" && "${jdk}jar" xf gradle.zip) || return 1
  mv "$work/gradle-$version" "$home" 2>/dev/null || [ -f "$home/bin/gradle" ] # or another run was faster
}

install_package() {
  [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  say "installing the package gradle (once, about a minute)"
  log=$(
    exec </dev/null 2>&1
    export DEBIAN_FRONTEND=noninteractive
    install="apt-get -qq -y -o DPkg::Lock::Timeout=120 --no-install-recommends install gradle"
    $install || { apt-get -qq update && $install; }
  ) || { printf '%s\n' "$log" | tail -n 5 >&2; return 1; }
}

jdk=${JAVA_HOME:+$JAVA_HOME/bin/}
if ! command -v "${jdk}javac" >/dev/null; then
  say "no Java compiler${JAVA_HOME:+ in JAVA_HOME ($JAVA_HOME)}: install a JDK, 17 or newer (Debian: openjdk-17-jdk-headless)"
  exit 1
fi

# The Gradle of the file $gradle. Debian's start script prints the version of Java on standard error, so it is passed by.
run_installed() {
  debian=$(readlink -f "$gradle" 2>/dev/null) || debian=''
  debian=${debian%/bin/gradle}/lib/gradle-launcher-4.4.1.jar
  [ -f "$debian" ] || exec "$gradle" "$@"
  # shellcheck disable=SC2086 # options are split into words
  exec "${jdk}java" --add-opens java.base/java.lang=ALL-UNNAMED ${JAVA_OPTS:-} ${GRADLE_OPTS:-} \
    -Dorg.gradle.appname=gradle -classpath "$debian" org.gradle.launcher.GradleMain "$@"
}

if gradle=$(command -v gradle); then run_installed "$@"; fi

cache=${GRADLE_USER_HOME:-${HOME:?}/.gradle}
home=$cache/gradle-$version
work=''
[ -f "$home/bin/gradle" ] || unpack_official || :
clean # here, for exec runs no trap
if [ -f "$home/bin/gradle" ]; then exec sh "$home/bin/gradle" "$@"; fi
gradle=/usr/bin/gradle # of the package, whatever the PATH is
if install_package; then run_installed "$@"; fi
say "no Gradle on the PATH, and none could be fetched: install Gradle (4.4 or newer), or put $url where this machine reaches it"
exit 1
