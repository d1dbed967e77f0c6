package sudosat.format;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import sudosat.puzzle.Puzzle;

/**
 * The puzzles of a text one after the other. What it gives can be read later and on any thread; bad input is a
 * {@link sudosat.io.UserError} then, or already when the next one is asked for.
 */
public interface Puzzles extends Iterator<Supplier<Puzzle>> {

    /** How many there will have been in all, as far as can be told yet; 0 if it cannot. For any thread. */
    long expected();

    /** All that are left. */
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

    /** Puzzles of which the number is known. */
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
