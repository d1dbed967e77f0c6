package sudosat.bench;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import sudosat.cnf.Formula;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.io.Input;
import sudosat.rules.Puzzle;

/** Something to solve. */
public sealed interface Instance {
  String name();

  /** Whether it becomes another formula with another encoding. */
  boolean isEncoded();

  Formula formula(Style style) throws IOException;

  /** A puzzle, which is yet to be encoded. */
  record OfPuzzle(String name, Puzzle puzzle) implements Instance {
    @Override
    public boolean isEncoded() {
      return true;
    }

    @Override
    public Formula formula(Style style) {
      return new PuzzleFormula(puzzle, style);
    }
  }

  /**
   * A CNF, read only when its turn comes; wrong counts are none of a solver's business and only warned of.
   *
   * @param warnings gets them
   */
  record OfCnf(Input input, Consumer<String> warnings) implements Instance {
    @Override
    public String name() {
      return input.name();
    }

    @Override
    public boolean isEncoded() {
      return false;
    }

    @Override
    public Formula formula(Style unused) throws IOException {
      try (InputStream in = input.open()) {
        return DimacsReader.read(in, input.name(), Strictness.RELAXED, warnings).formula();
      }
    }
  }
}
