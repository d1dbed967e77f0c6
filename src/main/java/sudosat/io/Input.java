package sudosat.io;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** A named source of bytes, a file or standard input; gzip and xz are recognized by their first bytes and unpacked. */
public final class Input {
    /** No system takes a longer one, and a message would show all of it. */
    private static final int LONGEST_NAME = 4096;

    /** What standard input is called in messages. */
    public static final String STANDARD = "<stdin>";

    private final String name;
    /** The file, or nothing for standard input. */
    private final Optional<Path> file;

    private final InputStream standardInput;
    private final int firstLine;

    private Input(String name, Optional<Path> file, InputStream standardInput, int firstLine) {
        this.name = name;
        this.file = file;
        this.standardInput = standardInput;
        this.firstLine = firstLine;
    }

    /** The input that an argument of a command names. {@code -} or no argument (null) is standard input. */
    public static Input of(String argument, InputStream standardInput) {
        if (argument == null || argument.equals("-")) {
            return ofPart(STANDARD, 1, standardInput);
        }
        return file(path(argument));
    }

    /** A part of a named text that begins with a line of this number. */
    public static Input ofPart(String name, int firstLine, InputStream part) {
        return new Input(name, Optional.empty(), part, firstLine);
    }

    /** A text in memory. */
    public static Input ofText(String name, String text) {
        return ofPart(name, 1, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static Input file(Path path) {
        return new Input(path.toString(), Optional.of(path), InputStream.nullInputStream(), 1);
    }

    static Path path(String argument) {
        try {
            if (!argument.isEmpty() && argument.length() <= LONGEST_NAME) {
                return Path.of(argument);
            }
        } catch (InvalidPathException e) {
            // falls through to the same error
        }
        throw new UserError(UserError.quote(argument) + " is not a valid file name");
    }

    public String name() {
        return name;
    }

    /** The bytes, buffered and unpacked. Errors while reading them are thrown as {@link UserError}. */
    public InputStream open() {
        return unpacked();
    }

    private UnpackedStream unpacked() {
        return UnpackedStream.of(name, file.isPresent() ? open(file.get()) : standardInput);
    }

    /** Throws a {@link UserError} if the input is not a file, does not exist or cannot be read. */
    public void requireReadable() {
        file.ifPresent(this::requireReadable);
    }

    private void requireReadable(Path path) {
        if (Files.isDirectory(path)) {
            throw new UserError(name + ": is a directory, expected a file");
        } else if (!Files.exists(path)) {
            throw new UserError(name + ": no such file");
        } else if (!Files.isReadable(path)) {
            throw new UserError(name + ": no permission to read it");
        }
    }

    private InputStream open(Path path) {
        requireReadable(path);
        try {
            return new FileInputStream(path.toFile()); // unlike the stream of Files it can read pipes that have a name
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private UserError unreadable(IOException e) {
        return new UserError(name + ": cannot be read (" + reason(e) + ")");
    }

    public byte[] readAll() {
        try (InputStream in = open()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** The whole text, as {@link #blocks} says. */
    public String text() {
        return blocks().peekAll();
    }

    /** The text, block by block. */
    public TextBlocks blocks() {
        UnpackedStream in = unpacked();
        return new TextBlocks(
                name,
                in,
                in.isPacked() || file.isEmpty() ? 0 : file.get().toFile().length(),
                firstLine);
    }

    /** Why it failed, without the path that file system exceptions put first. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        } else if (e instanceof AccessDeniedException) {
            return "no permission";
        }
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        if (e instanceof FileNotFoundException && reason != null) { // as in: name (Too many open files)
            reason = reason.replaceFirst("(?s)^.* \\((.*)\\)$", "$1");
        }
        return reason == null || reason.isEmpty() ? e.getClass().getSimpleName() : reason;
    }
}
