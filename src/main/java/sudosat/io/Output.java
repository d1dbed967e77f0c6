package sudosat.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/**
 * Where results go: standard output, or a file that appears whole on {@link #commit} or, closed without it, not at all.
 * Names that end in {@code .gz} or {@code .xz} are packed. Trouble with a file is a {@link UserError}, with standard
 * output an IOException.
 */
public final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    /** A dictionary of 2 MiB: 17 MB of memory, where the usual 8 MiB take 94. */
    private static final int XZ_PRESET = 2;

    private enum Packing {
        BY_NAME,
        NONE
    }

    private final OutputStream stream;
    /** The file being written and the one it becomes; the same where bytes go out at once. */
    private final Path written;

    private final Path target;
    private boolean committed;

    private Output(OutputStream stream, Path written, Path target) {
        this.stream = stream;
        this.written = written;
        this.target = target;
    }

    /** What an {@code -o} option names: {@code -} or no option (null) is standard output. */
    public static Output to(String argument, OutputStream standardOutput) {
        if (argument == null || argument.equals("-") || argument.equals("/dev/stdout")) {
            return new Output(new BufferedOutputStream(standardOutput, BUFFER), Path.of("-"), Path.of("-"));
        }
        return to(Input.path(argument));
    }

    public static Output to(Path path) {
        return to(path, Packing.BY_NAME);
    }

    /** A file that another program fills, where {@link #written} says; whatever its name, it is not packed here. */
    public static Output byAnother(Path path) {
        return to(path, Packing.NONE);
    }

    private static Output to(Path path, Packing packing) {
        if (Files.isDirectory(path)) {
            throw refusal(path, "is a directory, expected a file");
        }
        try {
            return isDevice(path) ? direct(path, packing) : replacing(path, packing);
        } catch (AccessDeniedException e) {
            throw refusal(path, "no permission to write it");
        } catch (IOException e) {
            throw unwritable(path, e);
        }
    }

    private static UserError refusal(Path path, String reason) {
        return new UserError(path + ": " + reason);
    }

    static UserError unwritable(Path path, IOException e) {
        return refusal(path, "cannot be written (" + Input.reason(e) + ")");
    }

    /** Links below /dev may lead to a regular file, which somebody else holds open and which must not be replaced. */
    private static boolean isDevice(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        return Files.exists(path)
                && (!Files.isRegularFile(path) || absolute.startsWith("/dev") || absolute.startsWith("/proc"));
    }

    private static Output direct(Path path, Packing packing) throws IOException {
        return new Output(packing(path, packing, Files.newOutputStream(path, StandardOpenOption.WRITE)), path, path);
    }

    private static Output replacing(Path path, Packing packing) throws IOException {
        boolean exists = Files.exists(path);
        Path target = exists ? path.toRealPath() : path;
        Path folder = target.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw refusal(path, "there is no folder " + path.getParent());
        } else if (exists && !Files.isWritable(target)) {
            throw refusal(path, "no permission to write it");
        }
        Path temporary = createTemporary(folder);
        if (exists) {
            copyMode(target, temporary);
        }
        return new Output(
                packing(path, packing, Files.newOutputStream(temporary, StandardOpenOption.WRITE)), temporary, target);
    }

    /**
     * A new file with the permissions new files get; the process number keeps apart the files of programs that run at
     * once.
     */
    private static Path createTemporary(Path folder) throws IOException {
        for (int number = 1; ; number++) {
            Path temporary =
                    folder.resolve(".sudosat-" + ProcessHandle.current().pid() + "-" + number + ".tmp");
            try {
                Files.createFile(temporary);
                temporary.toFile().deleteOnExit(); // an interrupt ends the program without closing anything
                return temporary;
            } catch (FileAlreadyExistsException e) {
                // taken: the next number
            }
        }
    }

    private static void copyMode(Path from, Path to) throws IOException {
        PosixFileAttributeView mode = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (mode != null) {
            Files.setPosixFilePermissions(to, mode.readAttributes().permissions());
        }
    }

    private static OutputStream packing(Path path, Packing packing, OutputStream file) throws IOException {
        String name = packing == Packing.BY_NAME ? path.toString().toLowerCase(Locale.ROOT) : "";
        OutputStream packed = file;
        if (name.endsWith(".gz")) {
            packed = new GZIPOutputStream(file, BUFFER);
        } else if (name.endsWith(".xz")) {
            packed = new XZOutputStream(new BufferedOutputStream(file, BUFFER), new LZMA2Options(XZ_PRESET));
        }
        return new FileStream(path, new BufferedOutputStream(packed, BUFFER));
    }

    /** Takes the bytes; buffered, so what should be seen at once has to be flushed. */
    public OutputStream stream() {
        return stream;
    }

    /** The file that gets the bytes until they are committed. */
    public Path written() {
        return written;
    }

    /** All is written and right: the file appears under its name. */
    public void commit() throws IOException {
        finish();
        if (!written.equals(target)) {
            move();
        }
        committed = true;
    }

    private void finish() throws IOException {
        if (stream instanceof FileStream) {
            stream.close();
        } else {
            stream.flush();
        }
    }

    private void move() {
        try {
            Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw unwritable(target, e);
        }
    }

    /**
     * Without a commit before it, removes what was written to a file; standard output gets what it has been given so
     * far.
     */
    @Override
    public void close() throws IOException {
        if (committed) {
            return;
        }
        try {
            finish();
        } finally {
            if (!written.equals(target)) {
                Files.deleteIfExists(written);
            }
        }
    }
}
