package sudosat.backend.process;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import sudosat.io.Input;
import sudosat.io.Leftovers;
import sudosat.work.Threads;

/**
 * A folder private to the user, made when it or the first file in it is asked for and removed at the end. All of them
 * stand in one folder of this process, so that a process that outlives it can remove everything together.
 */
public final class TemporaryFolder implements AutoCloseable {
    /**
     * Outlives this program, whose process id it gets, and removes the folder should the program have been killed. It
     * is no child of this program: the thread that waits for a living child would hold up the virtual machine's exit
     * for 0.3 s.
     */
    private static final String JANITOR = """
        PATH=/usr/bin:/bin:$PATH
        (trap '' TERM INT HUP
        while kill -0 "$1"; do sleep 0.2; done
        rm -rf -- "$SUDOSAT_FOLDER") &
        """;

    private static final Pattern NAME = Pattern.compile("sudosat-(\\d{1,18})-.*");
    /** Held while this program lives, in whatever container. */
    private static final String LOCK = "lock";

    private static final long LONGEST_START_MILLIS = 60_000;

    private static Path root;
    /** Kept, because the lock ends when Java collects the channel. */
    @SuppressWarnings("UnusedVariable")
    private static FileChannel rootLock;

    private Path folder;

    private static synchronized Path makeRoot() throws IOException, InterruptedException {
        if (root == null) {
            String self = String.valueOf(ProcessHandle.current().pid());
            Path planned = Path.of(System.getProperty("java.io.tmpdir"))
                    .toAbsolutePath()
                    .resolve("sudosat-" + self + "-" + Long.toUnsignedString(new SecureRandom().nextLong()));
            Threads.runAtEnd(new Thread(() -> delete(planned.toFile())));
            startJanitor(Platform.here(), self, planned);
            createPrivate(planned);
            rootLock = FileChannel.open(planned.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Leftovers.lock(rootLock);
            removeLeftovers(planned);
            root = planned;
        }
        return root;
    }

    private static void createPrivate(Path folder) throws IOException {
        try {
            Files.createDirectory(folder, permissions(folder, "rwx------"));
        } catch (IOException failed) {
            throw new IOException(
                    "TMPDIR: " + folder.getParent() + " cannot be written (" + Input.reason(failed) + ")", failed);
        }
    }

    /**
     * Returns when it is at work, in a session of its own: whatever kills this program from then on, the folder goes.
     * Others cannot see the folder's name in the environment. Without a shell, the next program removes what a killed
     * one left.
     */
    private static void startJanitor(Platform platform, String self, Path folder)
            throws IOException, InterruptedException {
        if (platform.shell().isEmpty()) {
            return;
        }
        List<String> words = new ArrayList<>(platform.session());
        words.addAll(List.of(platform.shell().get().toString(), "-c", JANITOR, "sudosat-janitor", self));
        ProcessBuilder builder = new ProcessBuilder(words)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("SUDOSAT_FOLDER", folder.toString());
        builder.start().waitFor();
    }

    /** Removes the folders of programs that were killed together with their janitors. */
    private static void removeLeftovers(Path own) {
        try {
            for (Path other : Leftovers.in(own.getParent(), NAME)) {
                if (isOfSameUser(other, own) && isUnlocked(other)) {
                    delete(other.toFile());
                }
            }
        } catch (IOException unreadable) {
            return;
        }
    }

    private static boolean isOfSameUser(Path other, Path own) throws IOException {
        return Files.isDirectory(other, LinkOption.NOFOLLOW_LINKS)
                && Files.getOwner(other, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(own));
    }

    private static boolean isUnlocked(Path folder) {
        try (FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE)) {
            return channel.tryLock() != null;
        } catch (NoSuchFileException neverLocked) {
            return isOld(folder);
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Too old to be about to get its lock. */
    private static boolean isOld(Path folder) {
        return System.currentTimeMillis() - folder.toFile().lastModified() > LONGEST_START_MILLIS;
    }

    /** The folder itself, made now if it is not there. */
    Path path() throws IOException, InterruptedException {
        if (folder == null) {
            folder = Files.createTempDirectory(makeRoot(), "run-");
        }
        return folder;
    }

    /** Those that a new file is to have, where the file system knows any. */
    private static FileAttribute<?>[] permissions(Path file, String permissions) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** A new, empty file that only the user can read. */
    public Path file(String name) throws IOException, InterruptedException {
        Path file = path().resolve(name);
        return Files.createFile(file, permissions(file, "rw-------"));
    }

    @Override
    public void close() {
        if (folder != null) {
            delete(folder.toFile());
        }
    }

    /** What cannot be deleted now goes with the process. */
    private static void delete(File file) {
        File[] children = Files.isSymbolicLink(file.toPath()) ? null : file.listFiles();
        for (File child : children == null ? new File[0] : children) {
            delete(child);
        }
        file.delete();
    }
}
