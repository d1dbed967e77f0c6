# sudosat with all solvers of Debian: docker build -t sudosat . && docker run --rm -i sudosat solve - <pair.csv
FROM debian:trixie-slim AS solvers
COPY scripts/install-solvers /tmp/install-solvers
# The libraries are those that Java draws with. No versions: a rebuild should have Debian's security updates.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      fontconfig libfreetype6 libharfbuzz0b libjpeg62-turbo liblcms2-2 \
 && /tmp/install-solvers \
 && rm -rf /tmp/install-solvers /var/lib/apt/lists/* \
 && useradd --uid 1000 --create-home sudosat

# What contributors need, too: .devcontainer uses it.
FROM solvers AS development
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends binutils ca-certificates git gradle openjdk-25-jdk-headless procps \
 && rm -rf /var/lib/apt/lists/*

FROM development AS build
COPY . /src
WORKDIR /src
# A Java with the modules that sudosat needs, and no more. PDFBox asks for jdk.unsupported by reflection, which jdeps does not see.
RUN ./gradlew installDist \
 && cp -r build/install/sudosat /opt/sudosat \
 && rm -f /opt/sudosat/lib/sudosat.jsa /opt/sudosat/lib/sudosat.key \
 && modules=$(jdeps --multi-release 25 --ignore-missing-deps --print-module-deps /opt/sudosat/lib/*.jar) \
 && jlink --add-modules "$modules,jdk.unsupported" \
      --strip-debug --no-header-files --no-man-pages --compress zip-6 --output /opt/java

FROM solvers
COPY --from=build /opt /opt
ENV JAVA_HOME=/opt/java LANG=C.UTF-8 PATH=/opt/sudosat/bin:$PATH
RUN make-archive
USER 1000
WORKDIR /work
ENTRYPOINT ["sudosat"]
