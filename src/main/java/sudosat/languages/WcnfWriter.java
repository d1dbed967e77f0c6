package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import sudosat.cnf.ClauseSink;
import sudosat.dimacs.PlainClauses;
import sudosat.encode.RulesFormula;
import sudosat.io.AsciiWriter;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Writes the search for as many of a puzzle's clues as can stand together: the rules are hard clauses, every clue is a
 * soft one of weight 1.
 */
public final class WcnfWriter {

    private WcnfWriter() {}

    /** Without a header, hard clauses begin with {@code h}: the format of the competitions since 2022. */
    public static void write(Puzzle puzzle, OutputStream out) throws IOException {
        RulesFormula rules = new RulesFormula(puzzle);
        AsciiWriter.write(out, buffer -> feed(puzzle.clues(), rules, "h ", buffer));
    }

    /** Below a {@code p wcnf} line that names the weight of hard clauses. clasp reads this only. */
    public static void writeOld(Puzzle puzzle, OutputStream out) throws IOException {
        RulesFormula rules = new RulesFormula(puzzle);
        int clues = puzzle.clues().filledCells();
        AsciiWriter.write(out, buffer -> {
            buffer.text("p wcnf " + rules.variables() + " " + (rules.clauses() + clues) + " " + (clues + 1) + "\n");
            feed(puzzle.clues(), rules, clues + 1 + " ", buffer);
        });
    }

    private static void feed(Tuple clues, RulesFormula rules, String hard, AsciiWriter buffer) {
        rules.feed(new PlainClauses(buffer, hard));
        ClauseSink soft = new PlainClauses(buffer, "1 ");
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell)) {
                soft.clause(rules.clue(cell));
            }
        }
    }
}
