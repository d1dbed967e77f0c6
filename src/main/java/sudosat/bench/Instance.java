package sudosat.bench;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import sudosat.backend.Task;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;

/** Something to solve. */
public sealed interface Instance {
    String name();

    /** Whether it is another problem in another form. */
    boolean isPuzzle();

    Task task(Contestant reader) throws IOException;

    /** A file's name as tables show it: no terminal obeys it, and no spreadsheet takes it for a formula. */
    private static String label(String file) {
        String visible = UserError.visible(file).replace('\n', '?').replace('\t', '?');
        return !visible.isEmpty() && "=+-@".indexOf(visible.charAt(0)) >= 0 ? "./" + visible : visible;
    }

    /** A puzzle, which is yet to be put into some form. */
    record OfPuzzle(String name, Puzzle puzzle) implements Instance {
        public OfPuzzle {
            name = label(name);
        }

        @Override
        public boolean isPuzzle() {
            return true;
        }

        @Override
        public Task task(Contestant reader) {
            return reader.task(puzzle);
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
            return label(input.name());
        }

        @Override
        public boolean isPuzzle() {
            return false;
        }

        @Override
        public Task task(Contestant unused) throws IOException {
            try (InputStream in = input.open()) {
                return Task.of(DimacsReader.read(in, input.name(), Strictness.RELAXED, warnings)
                        .formula());
            }
        }
    }
}
