package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {
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
