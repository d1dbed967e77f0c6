package sudosat.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A text that is read block by block, each of whole lines. It has to be UTF-8 without NUL characters; a byte-order mark is dropped. */
public final class TextBlocks {
  private static final int CHUNK = 1 << 16;

  private final String name;
  private final InputStream in;
  private final long size;
  private byte[] bytes = new byte[CHUNK];
  private int length;
  /** The end of the lines that are complete among the bytes. */
  private int complete;
  private boolean hasEnded;
  /** The line that the bytes begin in. */
  private int line = 1;

  TextBlocks(String name, InputStream in, long size) {
    this.name = name;
    this.in = in;
    this.size = size;
  }

  /** Some lines, and the number of the first, from 1. */
  public record Block(String text, int firstLine) {}

  /** What the text is called in messages. */
  public String name() {
    return name;
  }

  /** How many bytes it has in all if that could be told beforehand, else 0. */
  public long size() {
    return size;
  }

  /** The next lines, as many as there are at once; empty at the end. */
  public Block next() {
    String text = peek();
    Block block = new Block(text, line);
    line += lineBreaks(text);
    System.arraycopy(bytes, complete, bytes, 0, length - complete);
    length -= complete;
    complete = 0;
    return block;
  }

  /** The same, and they stay the next. */
  public String peek() {
    while (complete == 0 && !hasEnded) {
      read();
    }
    return text();
  }

  /** All that is left, and it stays. */
  public String peekAll() {
    while (!hasEnded) {
      read();
    }
    return text();
  }

  private void read() {
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length);
    }
    try {
      int more = in.read(bytes, length, bytes.length - length);
      if (more < 0) {
        hasEnded = true;
        complete = length;
        in.close();
      } else {
        takeIn(more);
      }
    } catch (IOException e) {
      throw new UserError(name + ": cannot be read (" + Input.reason(e) + ")");
    }
  }

  /** An endless device is refused at its first NUL rather than read. */
  private void takeIn(int more) {
    String asBytes = new String(bytes, length, more, StandardCharsets.ISO_8859_1); // its searches are quicker than a loop, from the start
    int nul = asBytes.indexOf(0);
    if (nul >= 0) {
      throw binary(length + nul);
    }
    int feed = asBytes.lastIndexOf('\n');
    complete = feed < 0 ? complete : length + feed + 1;
    length += more;
  }

  private String text() {
    String text = new String(bytes, 0, complete, StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') >= 0) {
      requireUtf8();
    }
    return line == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private void requireUtf8() {
    ByteBuffer block = ByteBuffer.wrap(bytes, 0, complete);
    if (StandardCharsets.UTF_8.newDecoder().decode(block, CharBuffer.allocate(complete), true).isError()) {
      throw binary(block.position());
    }
  }

  private UserError binary(int offset) {
    String before = new String(bytes, 0, offset, StandardCharsets.UTF_8);
    int column = before.length() - before.lastIndexOf('\n');
    return UserError.at(name, line + lineBreaks(before), column, String.format("binary data (byte 0x%02x)", bytes[offset]), "text in UTF-8");
  }

  /** How many lines end in a text; a carriage return counts unless a line feed follows. */
  private static int lineBreaks(String text) {
    int breaks = 0;
    for (int feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
      breaks++;
    }
    for (int at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
      breaks += text.startsWith("\n", at + 1) ? 0 : 1;
    }
    return breaks;
  }
}
