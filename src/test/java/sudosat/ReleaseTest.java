package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What `./gradlew dist` makes, as users get it. */
class ReleaseTest {
    private static final String VERSION = System.getProperty("sudosat.version", "");
    private static final Path MADE = Project.HOME.resolve("build/distributions").toAbsolutePath();
    private static final Path ONE_JAR = MADE.resolve("sudosat.jar");
    private static final Path LIBRARIES = Project.HOME.resolve("build/install/sudosat/lib");
    private static final String JAVA = "'" + System.getProperty("java.home") + "/bin/java' ";

    @TempDir
    Path folder;

    @BeforeAll
    static void isBuilt() {
        assumeTrue(Files.exists(MADE.resolve("SHA256SUMS")), "no release: ./gradlew dist makes one");
    }

    private String run(String command) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, command, "");
        assertEquals(0, result.exitCode(), result.stderr());
        assertEquals("", result.stderr());
        return result.stdout();
    }

    @ParameterizedTest
    @CsvSource({
        "README.md, sudosat-(.*?)\\.tar",
        "README.md, sudosat_(.*?)-1_all",
        "README.md, '\\*, version (.*?)\"'",
        "CITATION.cff, '\nversion: (.*)'",
        "CHANGELOG.md, '\\A# Changes\n\n.*\n\n## (\\S+)'",
        "docs/how-to/embed-in-java.md, sudosat:sudosat:(.*?)\"",
        "docs/how-to/embed-in-java.md, <version>(.*?)</version>",
        "docs/how-to/embed-in-java.md, '--version` prints, here (.*)\\.'",
        "docs/how-to/install.md, sudosat-(\\d.*?)\\.(?:zip|tar)",
        "docs/how-to/install.md, sudosat_(.*?)-1_all"
    })
    void pagesNameTheVersion(String page, String pattern) throws IOException {
        Set<String> named = Pattern.compile(pattern)
                .matcher(Files.readString(Project.HOME.resolve(page)))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
        assertEquals(Set.of(VERSION), named);
    }

    @Test
    void sumsAreThoseOfTheFiles() throws IOException, GeneralSecurityException {
        Map<String, String> sums = new TreeMap<>();
        for (String name : List.of(
                "sudosat.jar",
                "sudosat-" + VERSION + ".tar.gz",
                "sudosat-" + VERSION + ".zip",
                "sudosat-" + VERSION + ".cdx.json")) {
            sums.put(name, sha256(MADE.resolve(name)));
        }
        Map<String, String> written = Files.readAllLines(MADE.resolve("SHA256SUMS")).stream()
                .map(line -> line.split("  "))
                .collect(Collectors.toMap(words -> words[1], words -> words[0]));
        assertEquals(sums, new TreeMap<>(written));
    }

    /** The very files of Maven Central, each with its license. */
    @Test
    void theBillOfMaterialsListsTheLibraries() throws IOException, GeneralSecurityException {
        String bill = Files.readString(MADE.resolve("sudosat-" + VERSION + ".cdx.json"));
        String notices = Files.readString(Project.HOME.resolve("build/install/sudosat/THIRD-PARTY.md"));
        Set<String> sums = new TreeSet<>();
        for (Path library : libraries()) {
            sums.add(sha256(library));
            String name = library.getFileName().toString().replaceFirst("-(\\d[\\d.]*)\\.jar$", " | $1 |");
            assertTrue(notices.contains("| " + name), name);
        }
        assertEquals(
                sums,
                Pattern.compile("\"content\": \"(\\w+)\"")
                        .matcher(bill)
                        .results()
                        .map(match -> match.group(1))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void theOneJarSolvesAsTheProgramDoes() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("solvers.yaml"), "odd: {command: ['false']}\n"); // never read from here
        String jar = JAVA + "-jar '" + ONE_JAR + "' ";
        for (String command : List.of(
                "solve \"$SAMPLES/pair-k3.csv\"",
                "check --unique --backend sat4j \"$SAMPLES/pair-k3.csv\"",
                "render --to svg \"$SAMPLES/pair-k3.csv\"",
                "help rules",
                "backends",
                "--version")) {
            // `backends` measures time
            String without = " | sed 's/[0-9.]* ms//'";
            assertEquals(run("sudosat " + command + without), run(jar + command + without));
        }
        run(jar + "render -o book.pdf \"$SAMPLES/pair-k3.csv\"");
        run(jar + "solve \"$SAMPLES/pair-k3.csv\" | xz >s.xz; " + jar
                + "check \"$SAMPLES/pair-k3.csv\" --solution s.xz");
    }

    /** Windows and older Java take another charset than UTF-8 for the default. */
    @Test
    void theOneJarWritesTheSameBytesUnderEveryDefault() throws IOException, InterruptedException {
        String render = " render \"$SAMPLES/pair-k3.csv\"";
        assertEquals(run("sudosat" + render), run(JAVA + "-Dfile.encoding=ISO-8859-1 -jar '" + ONE_JAR + "'" + render));
    }

    @Test
    void theOneJarKeepsWhatTheLibrariesAskFor() throws IOException {
        try (ZipFile merged = new ZipFile(ONE_JAR.toFile())) {
            Set<String> names = names(merged);
            for (Path library : libraries()) {
                String name = library.getFileName().toString().replaceFirst("-\\d[\\d.]*\\.jar$", "");
                try (ZipFile jar = new ZipFile(library.toFile())) {
                    for (String entry : names(jar)) {
                        if (entry.matches("META-INF/(LICENSE|NOTICE)[^/]*|about\\.html")) {
                            String kept = "META-INF/licenses/" + name + "/"
                                    + Path.of(entry).getFileName();
                            assertEquals(text(jar, entry), text(merged, kept), kept);
                        } else if (entry.matches("META-INF/services/.+")) {
                            assertTrue(
                                    text(merged, entry)
                                            .contains(text(jar, entry).strip()),
                                    entry);
                        } else if (entry.endsWith(".class") && !entry.endsWith("module-info.class")) {
                            assertTrue(names.contains(entry), entry);
                        }
                    }
                }
            }
            assertEquals(
                    List.of(),
                    names.stream()
                            .filter(name -> name.matches("META-INF/.*\\.(SF|DSA|RSA)|.*module-info\\.class"))
                            .toList());
            assertTrue(names.containsAll(
                    List.of("META-INF/THIRD-PARTY.md", "META-INF/LICENSE", "META-INF/licenses/EPL-1.0.txt")));
        }
    }

    @Test
    void bothArchivesHoldTheSameFiles() throws IOException, InterruptedException {
        Installed.assume("tar");
        String name = "sudosat-" + VERSION;
        Set<String> tar = run("tar -tzf '" + MADE.resolve(name + ".tar.gz") + "'")
                .lines()
                .collect(Collectors.toCollection(TreeSet::new));
        try (ZipFile zip = new ZipFile(MADE.resolve(name + ".zip").toFile())) {
            assertEquals(tar, names(zip));
        }
        for (String file : List.of(
                "bin/sudosat.bat",
                "bin/make-archive",
                "lib/sudosat.jar",
                "LICENSE",
                "THIRD-PARTY.md",
                "licenses/EPL-1.0.txt",
                "README.md",
                "docs/index.md",
                "sbom.cdx.json",
                "solvers.yaml",
                "share/man/man1/sudosat.1",
                "share/zsh/site-functions/_sudosat")) {
            assertTrue(tar.contains(name + "/" + file), file);
        }
        assertFalse(
                tar.stream().anyMatch(file -> file.endsWith(".jsa") || file.endsWith(".key")), "belongs to one JDK");
    }

    @Test
    void theScriptForWindowsHasLinesOfWindows() throws IOException {
        String script = Files.readString(Project.HOME.resolve("build/install/sudosat/bin/sudosat.bat"));
        assertEquals(
                List.of(),
                script.lines().filter(line -> !script.contains(line + "\r\n")).toList());
        assertTrue(script.contains("sudosat.cli.Main %*\r\n"));
    }

    /** In a path with spaces, read-only, as another user where the test may become one. */
    @Test
    void anUnpackedArchiveMakesItsClassDataArchiveOnFirstUse() throws IOException, InterruptedException {
        Installed.assume("tar");
        String user = "";
        if (run("id -u").equals("0\n") && Installed.find("setpriv").isPresent()) {
            user = "setpriv --reuid=65534 --regid=65534 --clear-groups ";
            run("mkdir home && chown 65534:65534 home && chmod 755 .");
        } else {
            run("mkdir home");
        }
        run("mkdir 'with space' && tar -xzf '" + MADE.resolve("sudosat-" + VERSION + ".tar.gz")
                + "' -C 'with space' && chmod -R a-w 'with space'");
        Path unpacked = folder.toRealPath().resolve("with space/sudosat-" + VERSION);
        String start = "cd home && " + user + "env -u SUDOSAT_CACHE -u XDG_CACHE_HOME PATH=/usr/bin:/bin HOME=\"$PWD\""
                + " JAVA_HOME='"
                + System.getProperty("java.home") + "' JAVA_OPTS=-Xlog:class+load:file=\"$PWD/classes.log\" '"
                + unpacked
                + "/bin/sudosat' ";
        try {
            String solve = start + "solve '" + unpacked + "/dimacs-samples/pair-k3.csv'";
            String solution = run("sudosat solve \"$SAMPLES/pair-k3.csv\"");
            assertEquals(solution, run(solve));
            assertFalse(
                    Files.readString(folder.resolve("home/classes.log")).contains("sudosat.cli.Main source: shared"));
            Path key = folder.resolve("home/.cache/sudosat")
                    .resolve(VERSION)
                    .resolve(unpacked.toString()
                                    .replaceAll("[^A-Za-z0-9/._-]", "__")
                                    .substring(1) + "/jdk"
                            + Path.of(System.getProperty("java.home")).toRealPath() + "/sudosat.key");
            for (int waited = 0; !Files.exists(key); waited++) {
                assertTrue(waited < 3000, "no class data archive in " + key);
                Thread.sleep(100);
            }
            assumeTrue(Files.exists(key.resolveSibling("sudosat.jsa")), "this JDK makes no class data archive");
            assertEquals("drwx------", run("stat -c %A home/.cache/sudosat").strip());
            assertEquals(solution, run(solve));
            assertTrue(
                    Files.readString(folder.resolve("home/classes.log")).contains("sudosat.cli.Main source: shared"));
        } finally {
            run("chmod -R u+w .");
        }
    }

    /** Needs root, and leaves the machine as it was. */
    @Test
    @Tag("slow")
    void theDebianPackageInstallsAndRemovesCleanly() throws IOException, InterruptedException {
        Installed.assume("dpkg-deb", "dpkg-query");
        assumeTrue(run("id -u").equals("0\n"), "only root installs packages");
        assumeFalse(
                Files.exists(Path.of("/usr/share/sudosat")) || Files.exists(Path.of("/usr/bin/sudosat")),
                "sudosat is installed");
        String archive = MADE.resolve("sudosat-" + VERSION + ".tar.gz").toString();
        Path script = Project.HOME.resolve("scripts/make-deb").toAbsolutePath();
        String made = run("'" + script + "' '" + archive + "' .").strip();
        run("cp " + made + " first.deb && '" + script + "' '" + archive + "' . && cmp " + made + " first.deb");
        assumeTrue(
                Shell.run(folder, "dpkg -i " + made, "").exitCode() == 0 || remove(), "Debian's Java is not installed");
        try {
            String solve = "cd / && env -u JAVA_HOME SUDOSAT_CACHE= /usr/bin/sudosat solve"
                    + " /usr/share/sudosat/dimacs-samples/pair-k3.csv";
            assertEquals(run("sudosat solve \"$SAMPLES/pair-k3.csv\""), run(solve));
            run("JAVA_OPTS=-Xlog:class+load:file=\"$PWD/classes.log\"; export JAVA_OPTS; " + solve);
            assertTrue(Files.readString(folder.resolve("classes.log")).contains("sudosat.cli.Main source: shared"));
            assertEquals("", run("dpkg --verify sudosat"));
            run("test -s /usr/share/man/man1/sudosat-solve.1.gz && test -s"
                    + " /usr/share/bash-completion/completions/sudosat");
        } finally {
            remove();
        }
        String files = run("dpkg-deb --fsys-tarfile " + made + " | tar -t | grep -v /$");
        assertEquals(
                List.of(),
                files.lines().filter(file -> Files.exists(Path.of("/", file))).toList());
        for (String directory : List.of("/usr/share/sudosat", "/usr/share/doc/sudosat", "/var/cache/sudosat")) {
            assertFalse(Files.exists(Path.of(directory)), directory);
        }
    }

    private boolean remove() throws IOException, InterruptedException {
        assertEquals(0, Shell.run(folder, "dpkg --purge sudosat", "").exitCode());
        return false;
    }

    private static List<Path> libraries() throws IOException {
        try (Stream<Path> files = Files.list(LIBRARIES)) {
            return files.filter(file -> file.toString().matches(".*-\\d[\\d.]*\\.jar"))
                    .toList();
        }
    }

    private static Set<String> names(ZipFile zip) {
        return zip.stream().map(ZipEntry::getName).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        assertTrue(entry != null, name);
        try (InputStream in = zip.getInputStream(entry)) {
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.ISO_8859_1);
        }
    }

    private static String sha256(Path file) throws IOException, GeneralSecurityException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }
}
