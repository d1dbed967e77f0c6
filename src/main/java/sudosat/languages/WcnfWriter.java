package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import sudosat.cnf.ClauseSink;
import sudosat.dimacs.PlainClauses;
import sudosat.encode.SelectableRules;
import sudosat.io.AsciiWriter;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Writes the search for as many of a puzzle's clues as can stand together: the rules are hard clauses, every clue is a
 * soft one of weight 1.
 */
public final class WcnfWriter {

    /** How hard clauses are marked. */
    public enum Dialect {
        /** A {@code p wcnf} line; hard clauses have the weight that it names. clasp reads this one only. */
        OLD,
        /** No header, hard clauses begin with {@code h}: the format of the competitions since 2022. */
        NEW
    }

    private WcnfWriter() {}

    public static void write(Puzzle puzzle, Dialect dialect, OutputStream out) throws IOException {
        AsciiWriter buffer = new AsciiWriter(out);
        SelectableRules rules = new SelectableRules(puzzle);
        int clues = puzzle.clues().clues();
        try {
            if (dialect == Dialect.OLD) {
                buffer.text("p wcnf " + rules.variables() + " " + (rules.clauses() + clues) + " " + (clues + 1) + "\n");
            }
            rules.feed(new PlainClauses(buffer, dialect == Dialect.OLD ? clues + 1 + " " : "h "));
            feedClues(puzzle.clues(), rules, new PlainClauses(buffer, "1 "));
            buffer.finish();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void feedClues(Tuple clues, SelectableRules rules, ClauseSink sink) {
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell)) {
                sink.clause(rules.clue(cell));
            }
        }
    }
}
