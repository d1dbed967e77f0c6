package sudosat.engine;

import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.model.Tuple;
import sudosat.rules.Latest;
import sudosat.rules.Puzzle;
import sudosat.rules.ValuePlaces;
import sudosat.work.End;

/**
 * Lists the solutions of puzzles with small boxes that only say that cells differ, trying the places of values: the
 * quickest way for puzzle after puzzle.
 */
final class PlaceSearch {
    /** Tries between two looks at the clock. */
    private static final int PATIENCE = 256;
    /** Each thread has a memory of its own. */
    private static final ThreadLocal<Latest<ValuePlaces>> PLACES =
            ThreadLocal.withInitial(() -> new Latest<>(ValuePlaces::new));

    private static final Latest<Boolean> KNOWN = new Latest<>(ValuePlaces::know);

    private PlaceSearch() {}

    /** Whether it can solve the puzzle. */
    static boolean knows(Puzzle puzzle) {
        return KNOWN.of(puzzle);
    }

    /**
     * Gives solution after solution, never one twice, to somebody who says whether to go on.
     *
     * @param isOver asked now and then whether it is enough
     */
    static End list(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore) throws InterruptedException {
        Predicate<Tuple> taker = CoverEngine.checked(puzzle, wantsMore);
        ValuePlaces places = PLACES.get().of(puzzle);
        boolean goesOn = places.begin(puzzle.clues());
        for (int tries = 0; goesOn; tries++) {
            if (tries % PATIENCE == 0 && isOver(isOver)) {
                return End.LIMIT;
            }
            boolean isPossible = places.settle();
            int cell = isPossible ? places.narrowest() : -1;
            if (cell >= 0) {
                places.tryFirst(cell);
            } else if (isPossible && !taker.test(places.filled())) {
                return End.ENOUGH;
            } else {
                goesOn = places.goBack();
            }
        }
        return End.ALL;
    }

    private static boolean isOver(BooleanSupplier isOver) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return isOver.getAsBoolean();
    }
}
