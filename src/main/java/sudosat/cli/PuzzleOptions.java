package sudosat.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Differ;
import sudosat.rules.Puzzle;

/** The options of commands that read puzzles. */
final class PuzzleOptions {
  private static final long MOST_GRIDS = 10_000;

  private final Setting<Shape> boxes;
  private final Setting<Long> grids;
  private final Setting<Differ> differ;

  PuzzleOptions(Options options) {
    boxes = options.option("--boxes", "RxC", Type.BOXES, "Boxes of R rows and C columns; square unless told.");
    grids = options.option("--grids", "N", Type.NUMBER, "The number of grids, where the file does not tell.");
    differ = options.option("--differ", "WHERE", Type.DIFFER,
        "Corresponding cells differ everywhere (the default), in holes (not where both are given), or nowhere.");
  }

  private ReadOptions toRead() {
    return new ReadOptions(boxes.value(), grids(), differ.value());
  }

  private OptionalInt grids() {
    long number = grids.value().orElse(1L);
    if (number < 1 || number > MOST_GRIDS) {
      throw new UserError("--grids: found " + number + ", expected 1 to " + MOST_GRIDS);
    }
    return grids.value().isPresent() ? OptionalInt.of((int) number) : OptionalInt.empty();
  }

  /** A puzzle without clues, where the shape is told; two grids unless told. */
  Optional<Puzzle> emptyPuzzle() {
    return boxes.value()
        .map(shape -> new Puzzle(shape, Tuple.empty(shape.size(), grids().orElse(2)), differ.value().orElse(Differ.EVERYWHERE)));
  }

  List<Puzzle> readAll(String argument, Console console) {
    return Formats.read(Input.of(argument, console.in()), toRead());
  }

  /** The puzzle of a file that must hold just one. */
  Puzzle readOne(String argument, Console console) {
    List<Puzzle> puzzles = readAll(argument, console);
    if (puzzles.size() != 1) {
      throw new UserError(Input.of(argument, console.in()).name() + ": found " + puzzles.size() + " puzzles, expected one");
    }
    return puzzles.get(0);
  }
}
