package sudosat.engine;

import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.model.Tuple;
import sudosat.rules.Checker;
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

    private PlaceSearch() {}

    /** Whether it can solve the puzzle. */
    static boolean knows(Puzzle puzzle) {
        return ValuePlaces.know(puzzle.ruleSet());
    }

    /**
     * Gives solution after solution, never one twice, to somebody who says whether to go on.
     *
     * @param isOver asked now and then whether it is enough
     */
    static End list(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore) throws InterruptedException {
        Predicate<Tuple> taker = Checker.checking(puzzle, wantsMore);
        ValuePlaces places = puzzle.ruleSet().borrow(ValuePlaces.class, ValuePlaces::new);
        End end = list(places, places.begin(puzzle.clues()), isOver, taker);
        puzzle.ruleSet().giveBack(places);
        return end;
    }

    private static End list(ValuePlaces places, boolean begins, BooleanSupplier isOver, Predicate<Tuple> taker)
            throws InterruptedException {
        boolean goesOn = begins;
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
