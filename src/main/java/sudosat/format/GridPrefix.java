package sudosat.format;

import java.util.Optional;
import java.util.OptionalInt;

/** A rule's text, and the grid that stands before it, as in {@code grid 2: diagonals}. */
record GridPrefix(OptionalInt grid, String rule) {
  static final String KEYWORD = "grid";
  static final String EXPECTED = "grid NUMBER: RULE, as in grid 2: diagonals";

  /** Takes the text apart; nothing if it begins like a prefix but is none. */
  static Optional<GridPrefix> of(String text) {
    String line = text.strip();
    if (!isWord(line)) {
      return Optional.of(new GridPrefix(OptionalInt.empty(), line));
    }
    int colon = line.indexOf(':');
    int number = colon < 0 ? 0 : CsvRow.number(line.substring(KEYWORD.length(), colon).strip());
    return number < 1 ? Optional.empty() : Optional.of(new GridPrefix(OptionalInt.of(number - 1), line.substring(colon + 1).strip()));
  }

  private static boolean isWord(String line) {
    int end = KEYWORD.length();
    return line.startsWith(KEYWORD) && (line.length() == end || !Character.isLetter(line.charAt(end)));
  }
}
