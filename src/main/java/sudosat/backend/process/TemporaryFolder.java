package sudosat.backend.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A folder private to the user, made when it or the first file in it is asked for and removed at the end. All of them
 * stand in one folder of this process, so that one that outlives it can remove everything at once.
 */
public final class TemporaryFolder implements AutoCloseable {
    /**
     * Outlives this program, whose process id it gets, and removes the folder should the program have been killed. It
     * is no child of this program: the thread that waits for a living child would hold up the virtual machine's exit
     * for 0.3 s.
     */
    private static final String JANITOR = """
        (trap '' TERM INT HUP
        while kill -0 "$1"; do sleep 0.2; done
        rm -rf -- "$2") &
        """;

    private static Path root;

    private Path folder;

    private static synchronized Path makeRoot() throws IOException {
        if (root == null) {
            root = Files.createTempDirectory("sudosat-");
            Path made = root;
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(made.toFile())));
            String self = String.valueOf(ProcessHandle.current().pid());
            new ProcessBuilder("sh", "-c", JANITOR, "sudosat-janitor", self, root.toString())
                    .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        }
        return root;
    }

    /** The folder itself, made now if it is not there. */
    Path path() throws IOException {
        if (folder == null) {
            folder = Files.createTempDirectory(makeRoot(), "run-");
        }
        return folder;
    }

    /** A new, empty file that only the user can read. */
    public Path file(String name) throws IOException {
        Path file = path().resolve(name);
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? Files.createFile(
                        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))
                : Files.createFile(file);
    }

    @Override
    public void close() {
        if (folder != null) {
            delete(folder.toFile());
        }
    }

    /** What cannot be deleted now goes with the process. */
    private static void delete(File file) {
        File[] children = file.listFiles();
        for (File child : children == null ? new File[0] : children) {
            delete(child);
        }
        file.delete();
    }
}
