package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Shell;

class OutputTest {
    private static final byte[] ROWS = {'1', ',', '2', '\n'};

    @TempDir
    Path folder;

    private static void write(Path path) throws IOException {
        try (Output output = Output.to(path)) {
            output.stream().write(ROWS);
            output.commit();
        }
    }

    private long files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }

    private static String refusal(Path path) {
        return assertThrows(UserError.class, () -> write(path)).getMessage();
    }

    @Test
    void whatAnotherProgramWritesAppearsOnCommitAsItIs() throws IOException {
        Path target = folder.resolve("p.gz");
        try (Output output = Output.byAnother(target)) {
            Files.write(output.written(), ROWS);
            assertFalse(Files.exists(target));
            output.commit();
        }
        assertEquals("1,2\n", Files.readString(target));
        assertEquals(1, files());
    }

    @Test
    void whatAnotherProgramWritesIsGoneWithoutCommit() throws IOException {
        try (Output output = Output.byAnother(folder.resolve("p.drat"))) {
            Files.write(output.written(), ROWS);
        }
        assertEquals(0, files());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "/dev/stdout"})
    void dashIsStandardOutput(String argument) throws IOException {
        ByteArrayOutputStream standard = new ByteArrayOutputStream();
        try (Output output = Output.to(argument, standard)) {
            output.stream().write(ROWS);
            output.commit();
        }
        assertEquals("1,2\n", standard.toString());
    }

    @Test
    void standardOutputGetsWhatWasWrittenBeforeFailure() throws IOException {
        ByteArrayOutputStream standard = new ByteArrayOutputStream();
        try (Output output = Output.to((String) null, standard)) {
            output.stream().write(ROWS);
        }
        assertEquals("1,2\n", standard.toString());
    }

    @Test
    void brokenPipeOfStandardOutputStaysAnIoException() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        IOException e = assertThrows(IOException.class, () -> {
            Output output = Output.to("-", broken);
            output.stream().write(ROWS);
            output.commit();
        });
        assertEquals("Broken pipe", e.getMessage());
    }

    @Test
    void fileAppearsOnCommitOnly() throws IOException {
        Path file = folder.resolve("f.cnf");
        try (Output output = Output.to(file)) {
            output.stream().write(ROWS);
            output.stream().flush();
            assertFalse(Files.exists(file));
            output.commit();
            assertEquals("1,2\n", Files.readString(file));
        }
        assertEquals(1, files());
    }

    @Test
    void closingWithoutCommitLeavesNothingAndKeepsTheOldFile() throws IOException {
        Path file = Files.writeString(folder.resolve("f.cnf"), "old");
        try (Output output = Output.to(file)) {
            output.stream().write(ROWS);
        }
        assertEquals("old", Files.readString(file));
        assertEquals(1, files());
    }

    @ParameterizedTest
    @ValueSource(strings = {"f.cnf", "f.cnf.gz", "f.cnf.xz", "F.GZ"})
    void packsByExtension(String name) throws IOException {
        Path file = folder.resolve(name);
        write(file);
        assertEquals("1,2\n", Input.file(file).text());
        assertEquals(name.equals("f.cnf"), Files.size(file) == ROWS.length);
    }

    @Test
    void newFileHasUsualModeAndOldFileKeepsItsOwn() throws IOException {
        Path usual = Files.createFile(folder.resolve("usual"));
        Path fresh = folder.resolve("fresh");
        write(fresh);
        assertEquals(Files.getPosixFilePermissions(usual), Files.getPosixFilePermissions(fresh));
        Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rw-r-x--x"));
        write(fresh);
        assertEquals("rw-r-x--x", PosixFilePermissions.toString(Files.getPosixFilePermissions(fresh)));
    }

    @Test
    void writesThroughSymbolicLink() throws IOException {
        Path file = Files.writeString(folder.resolve("real.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
        write(link);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("1,2\n", Files.readString(file));
    }

    @Test
    void replacesAFileBelowDevWhole() throws IOException {
        Path memory = Path.of("/dev/shm");
        Assumptions.assumeTrue(Files.isWritable(memory), "no /dev/shm here");
        Path file = Files.createTempFile(memory, "sudosat-test", ".csv");
        try {
            Files.writeString(file, "3,4\n".repeat(50));
            write(file);
            assertEquals("1,2\n", Files.readString(file));
        } finally {
            Files.delete(file);
        }
    }

    /** As by {@code 3>>log} and {@code -o /dev/fd/3}: replacing the file would hide it from whoever opened it. */
    @Test
    void appendsToAFileThatTheShellHoldsOpen() throws IOException {
        Path descriptors = Path.of("/proc/self/fd");
        Assumptions.assumeTrue(Files.exists(descriptors), "no /proc here");
        Path log = Files.writeString(folder.resolve("log"), "before\n");
        try (OutputStream held = new FileOutputStream(log.toFile(), true);
                Stream<Path> links = Files.list(descriptors)) {
            Path link = links.filter(each -> leadsTo(each, log)).findFirst().orElseThrow();
            write(link);
            held.write(ROWS);
        }
        assertEquals("before\n1,2\n1,2\n", Files.readString(log));
    }

    private static boolean leadsTo(Path link, Path file) {
        try {
            return Files.readSymbolicLink(link).equals(file.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }

    @Test
    void writesThroughALinkThatLeadsNowhereYet() throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        Path second = Files.createSymbolicLink(folder.resolve("sub/second"), Path.of("../real.csv"));
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("sub/second"));
        write(link);
        assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(second));
        assertEquals("1,2\n", Files.readString(folder.resolve("real.csv")));
    }

    @Test
    void refusesALinkToItself() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("link"));
        assertEquals(link + ": cannot be written (too many symbolic links)", refusal(link));
    }

    @Test
    void keepsTheOwnerOfAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("theirs"), "old");
        try {
            Files.setAttribute(file, "unix:uid", 54321);
            Files.setAttribute(file, "unix:gid", 54322);
        } catch (IOException | UnsupportedOperationException refused) {
            Assumptions.abort("only root can give files away");
        }
        write(file);
        assertEquals("1,2\n", Files.readString(file));
        assertEquals(54321, Files.getAttribute(file, "unix:uid"));
        assertEquals(54322, Files.getAttribute(file, "unix:gid"));
    }

    @Test
    void tellsTheSameFileUnderTwoNames() throws IOException {
        Path there = Files.writeString(folder.resolve("there"), "old");
        Files.createSymbolicLink(folder.resolve("link"), there);
        Files.createSymbolicLink(folder.resolve("dangling"), Path.of("new"));
        Files.createDirectory(folder.resolve("sub"));
        assertTrue(Output.isSameFile(there, folder.resolve("sub/../link")));
        assertTrue(Output.isSameFile(folder.resolve("new"), folder.resolve("./new")));
        assertTrue(Output.isSameFile(folder.resolve("new"), folder.resolve("dangling")));
        assertFalse(Output.isSameFile(folder.resolve("new"), folder.resolve("sub/new")));
        assertFalse(Output.isSameFile(folder.resolve("none/new"), folder.resolve("none/new")));
        assertFalse(Output.isSameFile(Path.of("/dev/null"), Path.of("/dev/null")));
    }

    @Test
    void removesWhatAKilledProgramLeft() throws IOException {
        Files.createFile(folder.resolve(".sudosat-999999999-1.tmp"));
        Path alive = Files.createFile(folder.resolve(".sudosat-1-1.tmp"));
        Path other = Files.createFile(folder.resolve(".sudosat-x.tmp"));
        write(folder.resolve("f"));
        assertTrue(Files.exists(alive) && Files.exists(other));
        assertEquals(3, files());
    }

    @Test
    void writesDevicesDirectly() throws IOException {
        Path device = Path.of("/dev/null");
        Assumptions.assumeTrue(Files.exists(device), "no /dev/null here");
        write(device);
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void fullDiskNamesTheFile() {
        Path device = Path.of("/dev/full");
        Assumptions.assumeTrue(Files.exists(device), "no /dev/full here");
        assertEquals("/dev/full: cannot be written (No space left on device)", refusal(device));
    }

    @Test
    void namesWhatIsWrongWithThePath() throws IOException {
        Path file = Files.writeString(folder.resolve("pair.csv"), "1");
        assertEquals(folder + ": is a directory, expected a file", refusal(folder));
        Path nowhere = folder.resolve("out/f.cnf");
        assertEquals(nowhere + ": there is no directory " + folder.resolve("out"), refusal(nowhere));
        assertEquals(file + "/f.cnf: there is no directory " + file, refusal(file.resolve("f.cnf")));
    }

    @Test
    void rejectsFolderAndFileWithoutPermission() throws IOException {
        Path locked = Files.createDirectory(folder.resolve("locked"));
        Path file = Files.writeString(folder.resolve("locked.csv"), "1");
        Assumptions.assumeTrue(
                locked.toFile().setWritable(false) && file.toFile().setWritable(false));
        Assumptions.assumeFalse(Files.isWritable(locked), "this user may write everywhere");
        assertEquals(locked.resolve("f.cnf") + ": no permission to write it", refusal(locked.resolve("f.cnf")));
        assertEquals(file + ": no permission to write it", refusal(file));
    }

    @Test
    void namesTheLibraryThatXzNeeds() throws IOException, InterruptedException {
        String sudosat = Shell.javaWithout("xz") + "sudosat.cli.Main ";
        String message = "sudosat: xz data needs the library org.tukaani:xz, which is not on the class path\n";
        String pair = "\"$SAMPLES/pair-k3.csv\"";
        assertEquals(
                "",
                Shell.run(folder, sudosat + "convert -o plain.csv " + pair, "").stderr());
        assertEquals(
                message,
                Shell.run(folder, sudosat + "convert -o packed.csv.xz " + pair, "")
                        .stderr());
        Shell.run(folder, "sudosat convert -o packed.csv.xz " + pair, "");
        assertEquals(
                message, Shell.run(folder, sudosat + "solve packed.csv.xz", "").stderr());
    }
}
