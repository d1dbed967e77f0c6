package sudosat.bench;

import sudosat.backend.Backend;
import sudosat.backend.InputLanguage;
import sudosat.backend.Task;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleFormula;
import sudosat.engine.LanguageEngine;
import sudosat.puzzle.Puzzle;

/** How puzzles are put to a backend. */
public sealed interface InputForm {
    /** The form for one that is no SAT solver: its language, or the puzzle itself. */
    static InputForm ofOther(MeasuredBackend meter) {
        Backend solver = meter.solver();
        return solver.language() == InputLanguage.CSV ? new Itself(solver.preferredEncoding()) : new Said(solver);
    }

    /** As results name it; may be empty. */
    String name();

    Task task(Puzzle puzzle);

    /** In clauses, for SAT solvers. */
    record Clauses(EncodingStyle style) implements InputForm {
        @Override
        public String name() {
            return style.name();
        }

        @Override
        public Task task(Puzzle puzzle) {
            return Task.of(new PuzzleFormula(puzzle, style));
        }
    }

    /** In the language of a solver. */
    record Said(Backend solver) implements InputForm {
        @Override
        public String name() {
            return solver.language().label();
        }

        @Override
        public Task task(Puzzle puzzle) {
            return new LanguageEngine(solver).task(puzzle);
        }
    }

    /**
     * The puzzle itself.
     *
     * @param name the language in which the solver says it to itself; may be empty
     */
    record Itself(String name) implements InputForm {
        @Override
        public Task task(Puzzle puzzle) {
            return new CsvTask(puzzle, name);
        }
    }
}
