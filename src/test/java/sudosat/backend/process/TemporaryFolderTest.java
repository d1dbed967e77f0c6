package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {
    private static final int LOCKED = 3;

    @Test
    void deletesAllItsFilesWhenItIsClosed() throws Exception {
        Path path;
        try (TemporaryFolder folder = new TemporaryFolder()) {
            path = folder.path();
            Files.writeString(folder.file("problem.cnf"), "p cnf 0 0\n");
            Files.createFile(Files.createDirectory(path.resolve("below")).resolve("made-by-the-solver"));
            assertTrue(Files.isDirectory(path));
        }
        assertFalse(Files.exists(path));
    }

    /** Other programs that cannot see this process, as in a container, would take the folder for a leftover. */
    @Test
    void staysLockedAfterGarbageCollection() throws Exception {
        try (TemporaryFolder folder = new TemporaryFolder()) {
            Path lock = folder.path().resolveSibling("lock");
            WeakReference<Object> garbage = new WeakReference<>(new Object());
            while (garbage.get() != null) {
                System.gc();
            }
            assertEquals(LOCKED, exitCodeOfLocking(lock));
            Files.createFile(folder.path().resolve("lock"));
            assertEquals(0, exitCodeOfLocking(folder.path().resolve("lock")));
        }
    }

    private static int exitCodeOfLocking(Path file) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        TemporaryFolderTest.class.getName(),
                        file.toString())
                .inheritIO()
                .start()
                .waitFor();
    }

    /** Another program: it exits with {@link #LOCKED} if somebody has locked a file. */
    public static void main(String[] arguments) throws IOException {
        try (FileChannel channel = FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE)) {
            System.exit(channel.tryLock() == null ? LOCKED : 0);
        }
    }

    @Test
    void keepsItsFilesFromOtherUsers() throws Exception {
        try (TemporaryFolder folder = new TemporaryFolder()) {
            Path file = folder.file("problem.cnf");
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    void doesNotDeleteWhatALinkLeadsTo(@TempDir Path elsewhere) throws Exception {
        Path kept = Files.createFile(elsewhere.resolve("kept"));
        try (TemporaryFolder folder = new TemporaryFolder()) {
            Files.createSymbolicLink(folder.path().resolve("link"), elsewhere);
        }
        assertTrue(Files.exists(kept));
    }
}
