package sudosat.explain;

/**
 * How a technique was used.
 *
 * @param easiest the rating of its easiest step on the scale of Sudoku Explainer, in tenths
 * @param hardest that of its hardest
 */
public record Use(int times, int easiest, int hardest) {
    static Use of(Step step) {
        return new Use(1, step.rating(), step.rating());
    }

    Use and(Use other) {
        return new Use(times + other.times, Math.min(easiest, other.easiest), Math.max(hardest, other.hardest));
    }
}
