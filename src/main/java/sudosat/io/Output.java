package sudosat.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * Where results go: standard output, or a file that appears whole on {@link #commit} or, closed without it, not at all.
 * Names that end in {@code .gz} or {@code .xz} are packed. Trouble with a file is a {@link UserError}, with standard
 * output an IOException.
 */
public final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    /** What Java makes of bytes of a name that are no text. */
    private static final char UNREADABLE = '\uFFFD';

    private final OutputStream stream;
    /** The file being written before it takes the place of another one; nothing where bytes go out immediately. */
    private final Optional<TemporaryFile> temporary;
    /** The file that gets the bytes. */
    private final Path written;

    private boolean committed;

    private Output(OutputStream stream, Optional<TemporaryFile> temporary, Path written) {
        this.stream = stream;
        this.temporary = temporary;
        this.written = written;
    }

    /** What an {@code -o} option names: {@code -} or no option (null) is standard output. */
    public static Output to(String argument, OutputStream standardOutput) {
        if (argument == null || isStandard(argument)) {
            return new Output(new BufferedOutputStream(standardOutput, BUFFER), Optional.empty(), Path.of("-"));
        }
        return to(Input.path(argument));
    }

    /** What nobody wants. */
    public static Output nowhere() {
        return new Output(OutputStream.nullOutputStream(), Optional.empty(), Path.of("-"));
    }

    /** Whether an option's argument means standard output. */
    public static boolean isStandard(String argument) {
        return argument.equals("-") || argument.equals("/dev/stdout");
    }

    public static Output to(Path path) {
        return to(path, path.toString().toLowerCase(Locale.ROOT));
    }

    /** A file that another program fills, where {@link #written} says; whatever its name, it is not packed here. */
    public static Output byAnother(Path path) {
        return to(path, "");
    }

    /**
     * Opens a file.
     *
     * @param ending says how it is packed
     */
    private static Output to(Path path, String ending) {
        if (Files.isDirectory(path)) {
            throw refusal(path, "is a directory, expected a file");
        } else if (path.toString().indexOf(UNREADABLE) >= 0) {
            throw refusal(path, "found a name that is no text, expected UTF-8: the file would get another name");
        }
        try {
            TargetFile target = TargetFile.of(path);
            return target.isReplaced() ? replacing(target, ending) : direct(path, ending);
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

    /** Whether two names are of one file, so that one output would replace the other. */
    public static boolean isSameFile(Path one, Path other) {
        try {
            return TargetFile.of(one).isSame(TargetFile.of(other));
        } catch (IOException unknown) {
            return false; // writing it will tell why
        }
    }

    /** What others have written to a file that they hold open stays. */
    private static Output direct(Path path, String ending) throws IOException {
        StandardOpenOption mode = Files.isRegularFile(path) ? StandardOpenOption.APPEND : StandardOpenOption.WRITE;
        return new Output(packing(path, ending, Files.newOutputStream(path, mode)), Optional.empty(), path);
    }

    private static Output replacing(TargetFile target, String ending) throws IOException {
        if (!Files.isDirectory(target.folder())) {
            throw refusal(target.name(), "there is no directory " + target.folderName());
        } else if (target.exists() && !Files.isWritable(target.file())) {
            throw refusal(target.name(), "no permission to write it");
        }
        TemporaryFile temporary = TemporaryFile.before(target);
        return new Output(packing(target.name(), ending, temporary.stream()), Optional.of(temporary), temporary.path());
    }

    private static OutputStream packing(Path path, String ending, OutputStream file) throws IOException {
        OutputStream packed = file;
        if (ending.endsWith(".gz")) {
            packed = new GZIPOutputStream(file, BUFFER);
        } else if (ending.endsWith(".xz")) {
            packed = Xz.packing(file, BUFFER);
        }
        return new FileStream(path, new BufferedOutputStream(packed, BUFFER));
    }

    /** Takes the bytes; buffered, so flush what should be seen immediately. */
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
        if (temporary.isPresent()) {
            temporary.get().takePlace();
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
            if (temporary.isPresent()) {
                temporary.get().delete();
            }
        }
    }
}
