package sudosat.io;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** A named source of bytes, a file or standard input; gzip and xz are recognised by their first bytes and unpacked. */
public final class Input {
  /** What standard input is called in messages. */
  public static final String STANDARD = "<stdin>";

  private static final int CHUNK = 1 << 16;

  private final String name;
  /** The file, or nothing for standard input. */
  private final Optional<Path> file;
  private final InputStream standardInput;

  private Input(String name, Optional<Path> file, InputStream standardInput) {
    this.name = name;
    this.file = file;
    this.standardInput = standardInput;
  }

  /** What a command's argument names: {@code -} or no argument (null) is standard input. */
  public static Input of(String argument, InputStream standardInput) {
    if (argument == null || argument.equals("-")) {
      return new Input(STANDARD, Optional.empty(), standardInput);
    }
    return file(path(argument));
  }

  public static Input file(Path path) {
    return new Input(path.toString(), Optional.of(path), InputStream.nullInputStream());
  }

  static Path path(String argument) {
    try {
      if (!argument.isEmpty()) {
        return Path.of(argument);
      }
    } catch (InvalidPathException e) {
      // falls through to the same error
    }
    throw new UserError(UserError.quote(argument) + " is no file name");
  }

  public String name() {
    return name;
  }

  /** The bytes, buffered and unpacked; what goes wrong while reading them comes as a {@link UserError}. */
  public InputStream open() {
    return UnpackedStream.of(name, file.isPresent() ? open(file.get()) : standardInput);
  }

  private InputStream open(Path path) {
    if (Files.isDirectory(path)) {
      throw new UserError(name + ": is a directory, expected a file");
    }
    if (!Files.exists(path)) {
      throw new UserError(name + ": no such file");
    } else if (!Files.isReadable(path)) {
      throw new UserError(name + ": no permission to read it");
    }
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

  /** The whole text; it has to be UTF-8 without NUL characters, and a byte-order mark is dropped. */
  public String text() {
    byte[] bytes = readText();
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') >= 0) {
      requireUtf8(bytes);
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** Reads up to the end or the first NUL, so that an endless device is refused rather than read. */
  private byte[] readText() {
    try (InputStream in = open()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      byte[] chunk = new byte[CHUNK];
      for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
        bytes.write(chunk, 0, length);
        requireNoNul(chunk, length, bytes);
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private void requireNoNul(byte[] chunk, int length, ByteArrayOutputStream soFar) {
    int nul = new String(chunk, 0, length, StandardCharsets.ISO_8859_1).indexOf(0); // quicker than a loop, from the start
    if (nul >= 0) {
      throw binary(soFar.toByteArray(), soFar.size() - length + nul);
    }
  }

  private void requireUtf8(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (StandardCharsets.UTF_8.newDecoder().decode(in, CharBuffer.allocate(bytes.length), true).isError()) {
      throw binary(bytes, in.position());
    }
  }

  private UserError binary(byte[] bytes, int offset) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < offset; i++) {
      if (bytes[i] == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    int column = new String(bytes, lineStart, offset - lineStart, StandardCharsets.UTF_8).length() + 1;
    return UserError.at(name, line, column, String.format("binary data (byte 0x%02x)", bytes[offset]), "text in UTF-8");
  }

  /** Why it failed, without the path that file system exceptions put first. */
  static String reason(IOException e) {
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null || reason.isEmpty() ? e.getClass().getSimpleName() : reason;
  }
}
