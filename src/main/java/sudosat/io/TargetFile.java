package sudosat.io;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file that an output's name leads to, every symbolic link followed, whether it is there or not.
 *
 * @param name as the user gave it
 * @param isHeldOpen whether the way leads through a descriptor that somebody holds open, as by {@code /dev/fd/3}
 */
record TargetFile(Path name, Path file, boolean isHeldOpen) {
    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;
    /** Its links are the files that processes have open. */
    private static final String PROCESSES = "/proc";

    static TargetFile of(Path name) throws IOException {
        Path file = name.toAbsolutePath();
        boolean isHeldOpen = false;
        for (int links = 0; Files.isSymbolicLink(file); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(name.toString(), null, "too many symbolic links");
            }
            Path folder = file.getParent().toRealPath();
            isHeldOpen |= folder.startsWith(PROCESSES);
            file = folder.resolve(Files.readSymbolicLink(file));
        }
        return new TargetFile(name, file, isHeldOpen);
    }

    boolean exists() {
        return Files.exists(file);
    }

    /** Whether another file may take its place: it is neither a device nor open elsewhere. */
    boolean isReplaced() {
        return !isHeldOpen && (!exists() || Files.isRegularFile(file));
    }

    Path folder() {
        return file.getParent();
    }

    /** The folder as the user would call it. */
    Path folderName() {
        return file.equals(name.toAbsolutePath()) ? name.getParent() : folder();
    }

    boolean isSame(TargetFile other) throws IOException {
        if (!isReplaced() || !other.isReplaced()) {
            return false;
        } else if (exists() && other.exists()) {
            return Files.isSameFile(file, other.file);
        }
        return file.getFileName().equals(other.file.getFileName())
                && folder().toRealPath().equals(other.folder().toRealPath());
    }
}
