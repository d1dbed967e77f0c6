package sudosat.explain;

import java.util.function.Supplier;

/**
 * A step of reasoning. A candidate is {@code cell * size + value - 1}.
 *
 * @param rating its rating on the scale of Sudoku Explainer, in tenths
 * @param placed candidates that are the values of their cells
 * @param removed candidates that are not
 * @param because the reason in words, without the conclusion; made only when it is requested
 */
public record Step(Technique technique, int rating, int[] placed, int[] removed, Supplier<String> because) {
    private static final int[] NONE = {};

    static Step placing(Technique technique, int rating, int candidate, Supplier<String> because) {
        return new Step(technique, rating, new int[] {candidate}, NONE, because);
    }

    static Step removing(Technique technique, int rating, int[] removed, Supplier<String> because) {
        return new Step(technique, rating, NONE, removed, because);
    }
}
