package sudosat.bridge;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.dimacs.AsciiBuffer;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.encode.Variables;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/**
 * Writes the search for as many of a puzzle's clues as can stand together: the rules are hard clauses, every clue is a soft one of weight
 * 1.
 */
public final class WcnfWriter implements ClauseSink {

  /** How hard clauses are marked. */
  public enum Dialect {
    /** A {@code p wcnf} line; hard clauses have the weight that it names. clasp reads this one only. */
    CLASSIC,
    /** No header, hard clauses begin with {@code h}: the format of the competitions since 2022. */
    NEW
  }

  private final AsciiBuffer buffer;
  private final String hard;

  private WcnfWriter(AsciiBuffer buffer, String hard) {
    this.buffer = buffer;
    this.hard = hard;
  }

  public static void write(Puzzle puzzle, Dialect dialect, OutputStream out) throws IOException {
    AsciiBuffer buffer = new AsciiBuffer(out);
    Formula rules = new PuzzleFormula(puzzle, Style.COMPACT, Candidates.all(puzzle));
    int clues = puzzle.clues().clues();
    try {
      if (dialect == Dialect.CLASSIC) {
        buffer.text("p wcnf " + rules.variables() + " " + (rules.clauses() + clues) + " " + (clues + 1) + "\n");
      }
      rules.feed(new WcnfWriter(buffer, dialect == Dialect.CLASSIC ? clues + 1 + " " : "h "));
      writeClues(puzzle.clues(), buffer);
      buffer.finish();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void writeClues(Tuple clues, AsciiBuffer buffer) {
    Variables variables = new Variables(clues.size(), clues.grids());
    for (int cell = 0; cell < clues.cells(); cell++) {
      if (clues.isGiven(cell)) {
        buffer.text("1 ");
        buffer.number(variables.of(cell, clues.value(cell)));
        buffer.text(" 0\n");
      }
    }
  }

  @Override
  public void clause(int literal) {
    buffer.text(hard);
    put(literal);
    end();
  }

  @Override
  public void clause(int first, int second) {
    buffer.text(hard);
    put(first);
    put(second);
    end();
  }

  @Override
  public void clause(int[] literals, int length) {
    buffer.text(hard);
    for (int i = 0; i < length; i++) {
      put(literals[i]);
    }
    end();
  }

  private void put(int literal) {
    buffer.number(literal);
    buffer.character(' ');
  }

  private void end() {
    buffer.text("0\n");
  }
}
