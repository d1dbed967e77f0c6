package sudosat.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;
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
  @Option(names = "--boxes", paramLabel = "RxC", description = "Boxes of R rows and C columns; square unless told.")
  private Shape boxes;

  @Option(names = "--grids", paramLabel = "N", description = "The number of grids, where the file does not tell.")
  private Integer grids;

  @Option(names = "--differ", paramLabel = "WHERE",
      description = "Corresponding cells differ everywhere (the default) or in holes: not where both are given.")
  private Differ differ;

  ReadOptions toRead() {
    if (grids != null && grids < 1) {
      throw new UserError("--grids: found " + grids + ", expected at least 1");
    }
    return new ReadOptions(
        Optional.ofNullable(boxes), grids == null ? OptionalInt.empty() : OptionalInt.of(grids), Optional.ofNullable(differ));
  }

  /** A puzzle without clues, where the shape is told; two grids unless told. */
  Optional<Puzzle> emptyPuzzle() {
    ReadOptions options = toRead();
    return options.boxes().map(shape -> new Puzzle(shape, Tuple.empty(shape.size(), options.grids().orElse(2)), options.differ().orElse(Differ.EVERYWHERE)));
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
