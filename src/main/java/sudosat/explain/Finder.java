package sudosat.explain;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Looks for one kind of step. */
@FunctionalInterface
interface Finder {
    /**
     * The easiest such step that gets further, if there is one. The board is left as it is, and the step's words must
     * not look at it later, when it will have changed.
     */
    Optional<Step> find(Board board);

    /** Whether its steps hold only in puzzles that have a unique solution. */
    default boolean restsOnUniqueness() {
        return false;
    }

    /** The first step that is found at one of some items, in order. */
    static <T> Optional<Step> first(Iterable<T> items, Function<T, Optional<Step>> find) {
        for (T item : items) {
            Optional<Step> step = find.apply(item);
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** The first step that is found at one of the numbers below a limit, such as the cells or the houses. */
    static Optional<Step> firstBelow(int limit, IntFunction<Optional<Step>> find) {
        Optional<Step> step = Optional.empty();
        for (int number = 0; number < limit && step.isEmpty(); number++) {
            step = find.apply(number);
        }
        return step;
    }

    /** The first of two steps, unless the second is easier. */
    static Optional<Step> easier(Optional<Step> first, Optional<Step> second) {
        boolean isSecond = first.isEmpty()
                || second.isPresent() && second.get().rating() < first.get().rating();
        return isSecond ? second : first;
    }
}
