package sudosat.explain;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Three cells with three values together, of which one, the pivot, sees the other two, which have two values each and
 * one in common: that value is in one of them, or in the pivot if that can have it. An XY-wing has a pivot without it,
 * an XYZ-wing one with all three.
 */
final class Wing implements Finder {
    private static final int VALUES = 3;

    private final Technique technique;
    private final int pivotValues;
    private final int rating;

    Wing(Technique technique, int pivotValues, int rating) {
        this.technique = technique;
        this.pivotValues = pivotValues;
        this.rating = rating;
    }

    @Override
    public Optional<Step> find(Board board) {
        return Finder.firstBelow(
                board.geometry().cells(),
                pivot -> board.isPlaced(pivot) || board.count(pivot) != pivotValues
                        ? Optional.empty()
                        : find(board, pivot));
    }

    private Optional<Step> find(Board board, int pivot) {
        int[] pincers = IntStream.of(board.geometry().peers(pivot))
                .filter(cell -> !board.isPlaced(cell) && board.count(cell) == 2)
                .toArray();
        return Finder.firstBelow(
                pincers.length,
                i -> Finder.firstBelow(
                        pincers.length, j -> j <= i ? Optional.empty() : find(board, pivot, pincers[i], pincers[j])));
    }

    private Optional<Step> find(Board board, int pivot, int first, int second) {
        long values = board.values(pivot);
        long common = board.values(first) & board.values(second);
        boolean hasAll = (values & common) != 0;
        if (Long.bitCount(common) != 1
                || hasAll != (pivotValues == VALUES)
                || Long.bitCount(values | board.values(first) | board.values(second)) != VALUES) {
            return Optional.empty();
        }
        int value = Long.numberOfTrailingZeros(common);
        int[] cells = hasAll ? new int[] {pivot, first, second} : new int[] {first, second};
        Removals removals = new Removals(board);
        removals.addSeeing(value, cells);
        return removals.step(
                technique,
                rating,
                () -> "whether " + board.geometry().cellName(pivot) + " is " + StepText.either(values) + ", "
                        + (value + 1) + " is in one of " + StepText.cells(board.geometry(), cells));
    }
}
