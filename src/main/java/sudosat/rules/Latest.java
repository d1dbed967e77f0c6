package sudosat.rules;

import java.util.function.Function;

/**
 * What was last made of a puzzle's rules, whatever its clues, kept for the next puzzle: those of a batch are mostly of
 * one kind. For any number of threads, of which several may make the same at once.
 */
public final class Latest<T> {
    private final Function<Puzzle, T> maker;
    private volatile Made<T> latest;

    private record Made<T>(Puzzle model, T made) {}

    public Latest(Function<Puzzle, T> maker) {
        this.maker = maker;
    }

    /** What was made last, if that was for a puzzle that differs in the clues alone, else made now. */
    public T of(Puzzle puzzle) {
        Made<T> known = latest;
        if (known == null || !known.model.hasConstraintsOf(puzzle)) {
            known = new Made<>(puzzle, maker.apply(puzzle));
            latest = known;
        }
        return known.made;
    }
}
