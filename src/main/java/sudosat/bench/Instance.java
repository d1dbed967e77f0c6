package sudosat.bench;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import sudosat.backend.Problem;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.io.Input;
import sudosat.rules.Puzzle;

/** Something to solve. */
public sealed interface Instance {
    String name();

    /** Whether it is another problem in another form. */
    boolean isPuzzle();

    Problem problem(Form form) throws IOException;

    /** A puzzle, which is yet to be put into some form. */
    record OfPuzzle(String name, Puzzle puzzle) implements Instance {
        @Override
        public boolean isPuzzle() {
            return true;
        }

        @Override
        public Problem problem(Form form) {
            return form.problem(puzzle);
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
        public boolean isPuzzle() {
            return false;
        }

        @Override
        public Problem problem(Form unused) throws IOException {
            try (InputStream in = input.open()) {
                return Problem.of(DimacsReader.read(in, input.name(), Strictness.RELAXED, warnings)
                        .formula());
            }
        }
    }
}
