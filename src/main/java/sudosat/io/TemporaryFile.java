package sudosat.io;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.regex.Pattern;

/**
 * A file that is written beside the one whose place it takes. It is locked while it is written. So the next program
 * that writes to the folder recognizes files that a killed one has left behind, and removes them.
 */
final class TemporaryFile {
    private static final Pattern NAME = Pattern.compile("\\.sudosat-(\\d{1,18})-\\d+\\.tmp");

    private final TargetFile target;
    private final Path path;
    private final OutputStream stream;
    private final boolean keepsOwner;

    private TemporaryFile(TargetFile target, Path path, OutputStream stream) throws IOException {
        this.target = target;
        this.path = path;
        this.stream = stream;
        keepsOwner = !target.exists() || copyOwner(target.file(), path);
    }

    static TemporaryFile before(TargetFile target) throws IOException {
        removeLeftovers(target.folder());
        return create(target);
    }

    /**
     * A new file with the permissions new files get; the process number keeps apart the files of programs that run at
     * the same time.
     */
    private static TemporaryFile create(TargetFile target) throws IOException {
        for (int number = 1; ; number++) {
            Path path = target.folder()
                    .resolve(".sudosat-" + ProcessHandle.current().pid() + "-" + number + ".tmp");
            try {
                Files.createFile(path);
                path.toFile().deleteOnExit(); // a signal ends the program without closing anything
                return new TemporaryFile(target, path, locked(path));
            } catch (FileAlreadyExistsException e) {
                // taken: the next number
            }
        }
    }

    /** A stream that an interrupt does not close, as it would a channel. */
    private static FileOutputStream locked(Path path) throws IOException {
        FileOutputStream stream = new FileOutputStream(path.toFile());
        Leftovers.lock(stream.getChannel());
        return stream;
    }

    private static void removeLeftovers(Path folder) {
        try {
            for (Path file : Leftovers.in(folder, NAME)) {
                removeUnlessLocked(file);
            }
        } catch (IOException unreadable) {
            return; // it may be writable all the same
        }
    }

    private static void removeUnlessLocked(Path file) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            if (channel.tryLock() != null) {
                Files.delete(file);
            }
        } catch (IOException notOurs) {
            return;
        }
    }

    /** Gives the new file the mode, owner and group of the old one; false if this user may not. */
    private static boolean copyOwner(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view == null) {
            return true;
        }
        PosixFileAttributes old = Files.readAttributes(from, PosixFileAttributes.class);
        PosixFileAttributes now = view.readAttributes();
        try {
            if (!old.group().equals(now.group())) {
                view.setGroup(old.group());
            }
            if (!old.owner().equals(now.owner())) {
                view.setOwner(old.owner());
            }
        } catch (IOException refused) {
            return false;
        }
        view.setPermissions(old.permissions());
        return true;
    }

    Path path() {
        return path;
    }

    OutputStream stream() {
        return stream;
    }

    /**
     * Makes it the target. Where the target belongs to somebody else, and this user may not make another file that
     * does, its bytes are copied: to take a file away from its owner is worse than to fail half-way on a full disk.
     */
    void takePlace() {
        try {
            if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) { // another program may have filled it
                throw new FileSystemException(path.toString(), null, "what was written is no file");
            }
            if (keepsOwner) {
                Files.move(path, target.file(), StandardCopyOption.ATOMIC_MOVE);
            } else {
                copy();
            }
        } catch (IOException e) {
            throw Output.unwritable(target.name(), e);
        }
    }

    private void copy() throws IOException {
        try (OutputStream out =
                Files.newOutputStream(target.file(), StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            Files.copy(path, out);
        }
        delete();
    }

    void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
