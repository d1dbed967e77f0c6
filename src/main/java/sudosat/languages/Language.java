package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import sudosat.candidates.Candidates;
import sudosat.cnf.ProblemSize;
import sudosat.io.AsciiWriter;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.search.CoverPuzzle;

/** The languages other than CNF that can express a puzzle. */
public enum Language {
    /** Pseudo-Boolean constraints, clues propagated first. */
    OPB,
    /** An integer program, clues propagated first. */
    LP,
    /** An answer-set program. */
    ASP,
    /** The search for the fewest clues to drop. Ignores candidates. */
    WCNF,
    /** The same with a {@code p wcnf} line, for solvers that require it. */
    WCNF_OLD,
    /** Exact cover with colors, as Knuth's programs read it. */
    XCC;

    /** The language of a name such as {@code opb}. */
    public static Language named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /**
     * Writes a puzzle in the form that suits its readers.
     *
     * @throws UserError if the language does not support a rule of the puzzle
     */
    public void write(Puzzle puzzle, OutputStream out) throws IOException {
        switch (this) {
            case ASP -> AspWriter.write(puzzle, Optional.empty(), out);
            case OPB, LP -> write(puzzle, new Candidates(puzzle).withSubsets(), out);
            case WCNF, WCNF_OLD, XCC -> write(puzzle, new Candidates(puzzle), out);
        }
    }

    /**
     * Writes a part of a puzzle's solutions.
     *
     * @param known the candidates that the solutions may use
     */
    public void write(Puzzle puzzle, Candidates known, OutputStream out) throws IOException {
        switch (this) {
            case OPB -> OpbWriter.write(new LinearPuzzle(puzzle, known), out);
            case LP -> LpWriter.write(new LinearPuzzle(puzzle, known), out);
            case ASP -> AspWriter.write(puzzle, Optional.of(known), out);
            case WCNF -> WcnfWriter.write(puzzle, out);
            case WCNF_OLD -> WcnfWriter.writeOld(puzzle, out);
            case XCC -> writeCover(puzzle, known, out);
        }
    }

    /** The size of a part of a puzzle's solutions as written; empty in a language that has no variables. */
    public Optional<ProblemSize> size(Puzzle puzzle, Candidates known) {
        return switch (this) {
            case OPB -> Optional.of(OpbWriter.size(new LinearPuzzle(puzzle, known)));
            case LP -> Optional.of(LpWriter.size(new LinearPuzzle(puzzle, known)));
            case ASP, WCNF, WCNF_OLD, XCC -> Optional.empty();
        };
    }

    private static void writeCover(Puzzle puzzle, Candidates known, OutputStream out) throws IOException {
        DlxText text = new DlxText(new CoverPuzzle(puzzle.ruleSet()));
        AsciiWriter.write(out, buffer -> text.write(known, buffer));
    }
}
