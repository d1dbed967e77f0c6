package sudosat.format;

import java.util.List;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.rules.Puzzle;

/** The formats there are. */
public final class Formats {
  public static final PuzzleFormat CSV = new TupleCsv();

  /** In the order in which they are asked whether a text looks like them; CSV takes what no other claims. */
  private static final List<PuzzleFormat> ALL = List.of(CSV);

  private Formats() {}

  public static List<Puzzle> read(Input input, ReadOptions options) {
    String text = input.text();
    return detect(text).read(text, input.name(), options);
  }

  /** The format of a text by its content. */
  public static PuzzleFormat detect(String text) {
    for (PuzzleFormat format : ALL) {
      if (format.looksLike(text)) {
        return format;
      }
    }
    return CSV;
  }

  public static PuzzleFormat named(String name) {
    StringBuilder names = new StringBuilder();
    for (PuzzleFormat format : ALL) {
      if (format.name().equals(name)) {
        return format;
      }
      names.append(names.isEmpty() ? "" : ", ").append(format.name());
    }
    throw new UserError("unknown format " + UserError.quote(name) + ", expected one of: " + names);
  }
}
