package sudosat.bench;

import sudosat.backend.LanguageSolver;
import sudosat.backend.Meter;
import sudosat.backend.Problem;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.pipeline.ByLanguage;
import sudosat.pipeline.PlainPuzzle;
import sudosat.rules.Puzzle;

/** How puzzles are put to a backend. */
public sealed interface Form {
    /** The form for one that is no SAT solver: its language, or the puzzle itself. */
    static Form ofOther(Meter meter) {
        return meter.readsPuzzles() ? new Itself(meter.preferredEncoding()) : new Said(meter.solver());
    }

    /** As results name it; may be empty. */
    String name();

    Problem problem(Puzzle puzzle);

    /** In clauses, for SAT solvers. */
    record Clauses(Style style) implements Form {
        @Override
        public String name() {
            return style.name();
        }

        @Override
        public Problem problem(Puzzle puzzle) {
            return Problem.of(new PuzzleFormula(puzzle, style));
        }
    }

    /** In the language of a solver. */
    record Said(LanguageSolver solver) implements Form {
        @Override
        public String name() {
            return solver.language();
        }

        @Override
        public Problem problem(Puzzle puzzle) {
            return new ByLanguage(solver).problem(puzzle);
        }
    }

    /**
     * The puzzle itself.
     *
     * @param name the language in which the solver says it to itself; may be empty
     */
    record Itself(String name) implements Form {
        @Override
        public Problem problem(Puzzle puzzle) {
            return new PlainPuzzle(puzzle, name);
        }
    }
}
