package sudosat.format;

import java.util.Locale;
import java.util.Optional;
import sudosat.model.Shape;
import sudosat.rules.Differ;

/** Rules stated in lines that begin with {@code #}, on top of those the options state; {@code # } begins a comment. */
final class RuleLines {
  private static final String KNOWN = "a rule line (#boxes 2x3, #differ holes), #puzzle 1, or a comment after '# '";

  private Optional<Shape> boxes;
  private Optional<Differ> differ;

  RuleLines(ReadOptions options) {
    boxes = options.boxes();
    differ = options.differ();
  }

  /** A copy: the rules before the first puzzle of a batch hold for all its puzzles. */
  RuleLines(RuleLines shared) {
    boxes = shared.boxes;
    differ = shared.differ;
  }

  Optional<Shape> boxes() {
    return boxes;
  }

  Differ differ() {
    return differ.orElse(Differ.EVERYWHERE);
  }

  /** Takes in a line that is no comment. */
  void add(RuleLine line) {
    switch (line.keyword()) {
      case "boxes" -> boxes = agreed(line, boxes, Shape.parse(line.argument()), "#boxes ROWSxCOLUMNS, as in #boxes 2x3");
      case "differ" -> differ = agreed(line, differ, differ(line.argument()), "#differ holes or #differ everywhere");
      default -> throw line.error(KNOWN);
    }
  }

  private static Optional<Differ> differ(String argument) {
    return switch (argument) {
      case "holes" -> Optional.of(Differ.HOLES);
      case "everywhere" -> Optional.of(Differ.EVERYWHERE);
      default -> Optional.empty();
    };
  }

  private static <T> Optional<T> agreed(RuleLine line, Optional<T> before, Optional<T> now, String expected) {
    if (now.isEmpty()) {
      throw line.error(expected);
    } else if (before.isPresent() && !before.equals(now)) {
      throw line.error(before.get().toString().toLowerCase(Locale.ROOT) + ", as an option or a line before says");
    }
    return now;
  }
}
