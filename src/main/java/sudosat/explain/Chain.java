package sudosat.explain;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A chain found: its candidates are false, true, false, true and so on if the first one is false, and the last one is
 * true.
 *
 * @param rating on the scale of Sudoku Explainer, in tenths
 * @param nodes how many statements it takes, those about what is removed by it included
 * @param removed what cannot be, in order; nothing if the first candidate is true
 */
record Chain(Technique technique, ChainShape shape, int rating, int nodes, int[] candidates, int[] removed) {
    /** How the ends meet. */
    enum ChainShape {
        /** The last candidate is the first one: it is true in any case. */
        PROOF,
        /** The ends are linked weakly, so that all links hold in both directions. */
        LOOP,
        /** One of the two ends is true. */
        OPEN
    }

    /**
     * What the length of a chain adds to its rating, as Sudoku Explainer counts it: a tenth for each of 4, 6, 8, 12,
     * 16, 24, 32, 48 and so on that the length exceeds.
     *
     * @param statements how often the chain says that a candidate is true or that it is not, the two ends included,
     *     which do not count
     */
    static int lengthSupplement(int statements) {
        int tenths = 0;
        int next = 6;
        for (int bound = 4; statements - 2 > bound; tenths++) {
            int afterNext = 2 * bound;
            bound = next;
            next = afterNext;
        }
        return tenths;
    }

    Step toStep(ExplainGeometry geometry) {
        return shape == ChainShape.PROOF
                ? Step.placing(technique, rating, candidates[0], () -> because(geometry))
                : Step.removing(technique, rating, removed, () -> because(geometry));
    }

    private String because(ExplainGeometry geometry) {
        String path = path(geometry);
        if (shape == ChainShape.LOOP) {
            return "a loop that holds both ways round: " + path + " -> " + StepText.isNot(geometry, candidates[0]);
        }
        String end = shape == ChainShape.PROOF
                ? " even if it is not"
                : " or " + StepText.is(geometry, candidates[candidates.length - 1]);
        return StepText.is(geometry, candidates[0]) + end + ": " + path;
    }

    private String path(ExplainGeometry geometry) {
        return IntStream.range(0, candidates.length)
                .mapToObj(i ->
                        i % 2 == 0 ? StepText.isNot(geometry, candidates[i]) : StepText.is(geometry, candidates[i]))
                .collect(Collectors.joining(" -> "));
    }
}
