package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cli.report.ExitCode;

/** The installed program, started as a user starts it. */
class StartScriptTest {
    private static final Path LAUNCHER = Path.of(System.getProperty("sudosat.launcher"));
    private static final String VERSION = "sudosat " + System.getProperty("sudosat.version");
    private static final Path JDK = Path.of(System.getProperty("java.home"));
    private static final String RELEASE = textOf(JDK.resolve("release"));
    /** What the key keeps of it. */
    private static final String HEAD = RELEASE.replaceFirst("(?s)(?m)^MODULES=.*", "");

    private static final Map<String, String> THIS_JAVA = Map.of("JAVA_HOME", JDK.toString());

    @TempDir
    Path folder;

    private record Outcome(int exit, String out, String err) {}

    @Test
    void printsItsVersion() throws Exception {
        assertEquals(new Outcome(0, VERSION, ""), start(LAUNCHER, THIS_JAVA));
    }

    @Test
    void startsThroughSymbolicLinks() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("first"), LAUNCHER);
        Path linkToLink = Files.createSymbolicLink(folder.resolve("second"), Path.of("first"));
        assertEquals(new Outcome(0, VERSION, ""), start(linkToLink, THIS_JAVA));
        Files.delete(link); // JUnit would warn of a link that leads out of its folder
    }

    @Test
    void startsFromAFolderWithSpaces() throws Exception {
        Path copy = copyOfDistribution("with space");
        assertEquals(new Outcome(0, VERSION, ""), start(copy.resolve("bin/sudosat"), THIS_JAVA));
    }

    @Test
    void usesTheArchiveOfItsFolderAndJdk() throws Exception {
        Path copy = copyOfDistribution("copy");
        assertTrue(usesArchive(copy, copy, HEAD));
    }

    @Test
    void leavesAnArchiveMadeForAnotherFolderAlone() throws Exception {
        Path copy = copyOfDistribution("copy");
        assertFalse(usesArchive(copy, LAUNCHER.getParent(), HEAD));
    }

    @Test
    void leavesAnArchiveMadeByAnotherJdkAlone() throws Exception {
        Path copy = copyOfDistribution("copy");
        assertFalse(usesArchive(copy, copy, HEAD.replace("JAVA_VERSION=\"", "JAVA_VERSION=\"9")));
        assertFalse(usesArchive(copy, copy, HEAD + "MORE=1\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "nothing, true",
        "another JDK, false",
        "another folder, false",
        "newer libraries, false",
        "no archive, false",
        "another owner, false"
    })
    void usesTheArchiveOfTheCacheIfItFits(String difference, boolean used) throws Exception {
        Path copy = copyOfDistribution("with space").toRealPath();
        Path jdk = fakeJdk(RELEASE);
        Path cache = folder.toRealPath().resolve("cache");
        Path place = Path.of(cache + "/" + System.getProperty("sudosat.version")
                + copy.toString().replaceAll("[^A-Za-z0-9/._-]", "__") + "/jdk" + jdk);
        Path libraries = Files.createDirectories(place.resolve("lib"));
        Files.writeString(place.resolve("maker"), ProcessHandle.current().pid() + " here\n"); // nobody else makes one
        if (!difference.equals("no archive")) {
            Files.createFile(place.resolve("sudosat.jsa"));
        }
        Path key = Files.writeString(
                place.resolve("sudosat.key"),
                copy + (difference.equals("another folder") ? "x\n" : "\n") + jdk + "\n" + HEAD
                        + (difference.equals("another JDK") ? "MORE=1\n" : ""));
        if (difference.equals("newer libraries")) {
            Files.setLastModifiedTime(
                    copy.resolve("lib/sudosat.jar"),
                    FileTime.from(Files.getLastModifiedTime(key).toInstant().plusSeconds(9)));
        } else if (difference.equals("another owner")) {
            assumeTrue(Files.getOwner(key).getName().equals("root"), "only root gives files away");
            Files.setAttribute(key, "unix:uid", 65534);
        }
        Map<String, String> environment = Map.of("JAVA_HOME", jdk.toString(), "SUDOSAT_CACHE", cache.toString());
        String started = start(copy.resolve("bin/sudosat"), environment).out();
        assertEquals(used, started.contains(" -XX:SharedArchiveFile=" + place + "/sudosat.jsa "), started);
        assertEquals(used, started.contains(" -cp " + libraries + "/sudosat.jar:"), started);
    }

    @Test
    void takesClassesFromTheArchive() throws Exception {
        Path key = LAUNCHER.resolveSibling("../lib/sudosat.key");
        assumeTrue(Files.exists(key) && Files.readString(key).endsWith(JDK + "\n" + HEAD), "no archive for this JDK");
        assumeFalse(LAUNCHER.toString().contains(" "), "JDK 17 takes no classes from an archive of a path with spaces");
        Path log = folder.resolve("classes.log");
        start(LAUNCHER, Map.of("JAVA_HOME", JDK.toString(), "JAVA_OPTS", "-Xlog:class+load:file=" + log));
        assertTrue(Files.readString(log).contains("sudosat.cli.Main source: shared objects file"));
    }

    /** A lambda that holds one of picocli's types would keep it, and more, out: 20 ms more for every command. */
    @Test
    void solveFindsAllItsClassesInTheArchive() throws Exception {
        Path key = LAUNCHER.resolveSibling("../lib/sudosat.key");
        assumeTrue(Files.exists(key) && Files.readString(key).endsWith(JDK + "\n" + HEAD), "no archive for this JDK");
        assumeFalse(LAUNCHER.toString().contains(" "), "JDK 17 takes no classes from an archive of a path with spaces");
        Path loaded = folder.resolve("loaded");
        ProcessBuilder builder = new ProcessBuilder(
                LAUNCHER.toString(), "solve", folder.resolve("missing").toString());
        builder.environment().put("JAVA_HOME", JDK.toString());
        builder.environment().put("JAVA_OPTS", "-Xlog:class+load:file=" + loaded);
        assertEquals(
                ExitCode.USER_ERROR.number,
                builder.redirectErrorStream(true)
                        .redirectOutput(folder.resolve("out").toFile())
                        .start()
                        .waitFor());
        assertEquals(
                List.of(),
                Files.readAllLines(loaded).stream()
                        .filter(line -> line.contains("source: file:"))
                        .toList());
    }

    @Test
    void readsNoCommandsFromADamagedKey() throws Exception {
        Path copy = copyOfDistribution("copy");
        Files.writeString(copy.resolve("lib/sudosat.key"), "$(exit 1)\n'\"`\n((\n");
        assertEquals(new Outcome(0, VERSION, ""), start(copy.resolve("bin/sudosat"), THIS_JAVA));
    }

    @Test
    void startsWithATruncatedOrMissingArchive() throws Exception {
        Path copy = copyOfDistribution("copy");
        writeKey(copy, copy, JDK, HEAD);
        Path archive = copy.resolve("lib/sudosat.jsa");
        byte[] whole = Files.exists(archive) ? Files.readAllBytes(archive) : new byte[1000];
        Files.deleteIfExists(archive);
        assertEquals(new Outcome(0, VERSION, ""), start(copy.resolve("bin/sudosat"), THIS_JAVA));
        Files.write(archive, Arrays.copyOf(whole, whole.length / 2));
        Outcome outcome = start(copy.resolve("bin/sudosat"), THIS_JAVA); // JDK 25 complains on standard error
        assertEquals(new Outcome(0, VERSION, outcome.err()), outcome);
    }

    @Test
    void saysThatJavaHomeHoldsNoJava() throws Exception {
        Outcome outcome = start(LAUNCHER, Map.of("JAVA_HOME", "/nothing/here"));
        assertEquals(3, outcome.exit());
        assertEquals("", outcome.out());
        assertEquals("sudosat: no Java in JAVA_HOME (/nothing/here): Java 17 or newer is needed", outcome.err());
    }

    @Test
    void saysThatTheJavaIsTooOld() throws Exception {
        Path old = fakeJdk("JAVA_VERSION=\"11.0.2\"\n");
        Outcome outcome = start(LAUNCHER, Map.of("JAVA_HOME", old.toString()));
        assertEquals(
                new Outcome(3, "", "sudosat: " + old + "/bin/java is Java 11: Java 17 or newer is needed"), outcome);
    }

    @Test
    void saysThatACopiedScriptIsWithoutItsLibraries() throws Exception {
        Path copy = Files.copy(
                LAUNCHER,
                Files.createDirectory(folder.resolve("programs")).resolve("sudosat"),
                StandardCopyOption.COPY_ATTRIBUTES);
        Path home = folder.toRealPath();
        assertEquals(
                new Outcome(
                        3,
                        "",
                        "sudosat: no sudosat.jar in " + home
                                + "/lib: link to bin/sudosat of the unpacked directory instead of copying it"),
                start(copy, THIS_JAVA));
    }

    @Test
    void passesJavaOptsToTheJvmWordByWord() throws Exception {
        Map<String, String> environment =
                Map.of("JAVA_HOME", fakeJdk(RELEASE).toString(), "JAVA_OPTS", "-Xmx64m  -Dx=/*");
        assertTrue(start(LAUNCHER, environment).out().contains(" -Xmx64m -Dx=/* -cp "));
    }

    @ParameterizedTest
    @CsvSource({
        "solve pair.csv, true",
        "check --unique lines.txt, true",
        "render pair.csv, true",
        "--version, true",
        "'', true",
        "encode pair.csv, true",
        "run f.cnf, true",
        "run --backend sat4j f.cnf, false",
        "verify f.cnf f.drat, true",
        "generate 4, true",
        "generate 5 2, false",
        "generate 3 --difficulty hard, false",
        "generate 3 --fewest, false",
        "bench pair.csv, false",
        "solve --count pair.csv, false",
        "solve pair.csv --all, false",
        "solve --backend sat4j pair.csv, false",
        "solve -b=dlx pair.csv, false",
        "explain --stats lines.txt, false",
        "solve --limit 9 pair.csv, false",
        "check --clash pair.csv, true"
    })
    void doesWithoutTheOptimisingCompilerWhereItWouldNotPay(String words, boolean without) throws Exception {
        String[] command = words.isEmpty() ? new String[0] : words.split(" ");
        String started = start(LAUNCHER, Map.of("JAVA_HOME", fakeJdk(RELEASE).toString(), "JAVA_OPTS", "-Dx"), command)
                .out();
        assertEquals(
                without,
                started.contains("-XX:TieredStopAtLevel=1 ")
                        && started.indexOf("-XX:TieredStopAtLevel=1") < started.indexOf("-Dx"),
                started);
    }

    /** An empty entry of PATH means the working folder to a shell, where programs may lie in wait. */
    @ParameterizedTest
    @ValueSource(strings = {":PATH", "PATH:", "PATH::/nothing", ":"})
    void runsNoProgramOfTheWorkingFolder(String path) throws Exception {
        Path trap = Files.createDirectory(folder.resolve("trap"));
        for (String name : List.of("java", "sh", "setsid", "readlink", "tail", "sleep", "grep", "perl", "rm")) {
            Path program = Files.writeString(trap.resolve(name), "#!/bin/sh\ntouch '" + trap + "/sprung'\n");
            assertTrue(program.toFile().setExecutable(true));
        }
        Files.writeString(trap.resolve("s.yaml"), "odd: {command: [/bin/sh, -c, 'exit 1', x, '{cnf}']}\n");
        Files.writeString(trap.resolve("k1.csv"), "1\n");
        Path link = Files.createSymbolicLink(trap.resolve("sudosat"), LAUNCHER.toAbsolutePath());
        for (List<String> command : List.of(
                List.of(link.toString(), "--version"),
                List.of(link.toString(), "solve", "--solvers", "s.yaml", "--backend", "odd", "k1.csv"))) {
            ProcessBuilder builder = new ProcessBuilder(command).directory(trap.toFile());
            builder.environment().put("PATH", path.replace("PATH", System.getenv("PATH")));
            builder.environment().remove("JAVA_HOME");
            builder.redirectErrorStream(true)
                    .redirectOutput(folder.resolve("out").toFile());
            builder.start().waitFor();
            assertFalse(Files.exists(trap.resolve("sprung")), Files.readString(folder.resolve("out")));
        }
        Files.delete(link);
    }

    @Test
    void putsTemporaryFilesWhereTheUserSays() throws Exception {
        String jdk = fakeJdk(RELEASE).toString();
        String started = start(LAUNCHER, Map.of("JAVA_HOME", jdk, "TMPDIR", folder + "/with space", "JAVA_OPTS", "-Dx"))
                .out();
        assertTrue(started.contains(" -Djava.io.tmpdir=" + folder + "/with space -Dx "), started);
    }

    @Test
    void saysThatTheWorkingFolderIsGone() throws Exception {
        Path gone = Files.createDirectory(folder.resolve("gone"));
        String command = "rmdir '" + gone + "' && exec '" + LAUNCHER.toAbsolutePath() + "' --version";
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).directory(gone.toFile());
        Path out = folder.resolve("out");
        int exit = builder.redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        assertEquals(3, exit);
        assertTrue(Files.readString(out).endsWith("sudosat: the working directory has been removed\n"));
    }

    /** Whether the copy uses its archive under a key made for that folder and a JDK described so. */
    private boolean usesArchive(Path copy, Path keyFolder, String keyHead) throws Exception {
        Path jdk = fakeJdk(RELEASE);
        writeKey(copy, keyFolder, jdk, keyHead);
        Files.write(copy.resolve("lib/other.jsa"), new byte[1000]);
        Files.move(copy.resolve("lib/other.jsa"), copy.resolve("lib/sudosat.jsa"), StandardCopyOption.REPLACE_EXISTING);
        Outcome outcome = start(copy.resolve("bin/sudosat"), Map.of("JAVA_HOME", jdk.toString()));
        return outcome.out().contains("-XX:SharedArchiveFile=");
    }

    private static void writeKey(Path copy, Path keyFolder, Path jdk, String head) throws IOException {
        Files.writeString(copy.resolve("lib/sudosat.key"), keyFolder.toRealPath() + "\n" + jdk + "\n" + head);
    }

    /** A JDK whose java prints its arguments. */
    private Path fakeJdk(String release) throws IOException {
        Path jdk = folder.toRealPath().resolve("jdk");
        Path java = Files.createDirectories(jdk.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\necho \"$@\"\n");
        assertTrue(java.toFile().setExecutable(true));
        Files.writeString(jdk.resolve("release"), release);
        return jdk;
    }

    private static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path copyOfDistribution(String name) throws IOException {
        Path from = LAUNCHER.getParent().getParent();
        Path to = folder.resolve(name);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.copy(file, to.resolve(from.relativize(file).toString()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        return to;
    }

    private Outcome start(Path launcher, Map<String, String> environment) throws Exception {
        return start(launcher, environment, "--version");
    }

    private Outcome start(Path launcher, Map<String, String> environment, String... words) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(Stream.concat(Stream.of(launcher.toString()), Stream.of(words))
                        .toList())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("JAVA_OPTS");
        builder.environment().putAll(environment);
        int exit = builder.start().waitFor();
        return new Outcome(
                exit, Files.readString(out).strip(), Files.readString(err).strip());
    }
}
