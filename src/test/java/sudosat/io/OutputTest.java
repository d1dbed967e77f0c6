package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
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
        assertEquals(nowhere + ": there is no folder " + folder.resolve("out"), refusal(nowhere));
        assertEquals(file + "/f.cnf: there is no folder " + file, refusal(file.resolve("f.cnf")));
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
}
