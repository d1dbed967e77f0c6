package sudosat.format;

import sudosat.io.UserError;
import sudosat.model.Tuple;

/** Values as single characters: a dot or 0 for an empty cell, digits, then letters; read in either case, written as capitals. */
final class CellCharacters {
  static final int LARGEST = 35;
  private static final String WRITTEN = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private CellCharacters() {}

  /** The value of a character, -1 if it has none. */
  static int value(char c) {
    if (c == '.') {
      return 0;
    } else if (c >= '0' && c <= '9') {
      return c - '0';
    } else if (c >= 'a' && c <= 'z') {
      return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' + 10 : -1;
  }

  /** Reads as many values as the part has characters. */
  static void read(TextLine part, int size, int[] values, int offset) {
    for (int i = 0; i < part.length(); i++) {
      int value = value(part.charAt(i));
      if (value < 0 || value > size) {
        throw part.source().error(part.start() + i, UserError.quote(character(part, i)), expected(size));
      }
      values[offset + i] = value;
    }
  }

  private static String character(TextLine part, int index) {
    return Character.toString(part.source().text().codePointAt(part.start() + index));
  }

  private static String expected(int size) {
    String values = size < 10 ? "1 to " + size : "1 to 9, A to " + of(Math.min(size, LARGEST));
    return values + ", or . or 0 for an empty cell";
  }

  static char of(int value) {
    return WRITTEN.charAt(value);
  }

  static void write(Tuple tuple, int fromCell, int toCell, StringBuilder out) {
    for (int cell = fromCell; cell < toCell; cell++) {
      out.append(of(tuple.value(cell)));
    }
  }
}
