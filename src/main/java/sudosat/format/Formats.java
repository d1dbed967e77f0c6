package sudosat.format;

import java.util.List;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;
import sudosat.rules.RuleException;
import sudosat.rules.Rules;

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

  /** The names of the formats. */
  public static List<String> names() {
    return ALL.stream().map(PuzzleFormat::name).toList();
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

  /** The rule that a {@code --rule} option says: a rule line without its {@code #}. */
  public static GridRule rule(String text) {
    String name = "the rule " + UserError.quote(text) + ": ";
    try {
      GridPrefix parts = GridPrefix.of(text)
          .orElseThrow(() -> new UserError(name + "found " + UserError.quote(text) + ", expected " + GridPrefix.EXPECTED));
      return new GridRule(parts.grid(), Rules.parse(parts.rule()));
    } catch (RuleException e) {
      throw new UserError(name + e.getMessage());
    }
  }
}
