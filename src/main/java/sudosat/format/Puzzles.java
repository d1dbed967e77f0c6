package sudosat.format;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import sudosat.puzzle.Puzzle;

/**
 * The puzzles of a text one after the other. Each supplier can be called later and on any thread. Bad input throws a
 * {@link sudosat.io.UserError}, either from the supplier or from {@code next}.
 */
public interface Puzzles extends Iterator<Supplier<Puzzle>> {

    /** The expected number of all puzzles, as far as it is known; 0 if it is not. For any thread. */
    long expected();

    /** All remaining puzzles. */
    default List<Puzzle> rest() {
        List<Puzzle> rest = new ArrayList<>();
        while (hasNext()) {
            rest.add(next().get());
        }
        return rest;
    }

    /** Puzzles that have been read already. */
    static Puzzles of(List<Puzzle> puzzles) {
        return of(puzzles.stream().<Supplier<Puzzle>>map(puzzle -> () -> puzzle).iterator(), puzzles.size());
    }

    /** Puzzles whose number is known. */
    static Puzzles of(Iterator<Supplier<Puzzle>> each, long number) {
        return new Puzzles() {
            @Override
            public boolean hasNext() {
                return each.hasNext();
            }

            @Override
            public Supplier<Puzzle> next() {
                return each.next();
            }

            @Override
            public long expected() {
                return number;
            }
        };
    }
}
