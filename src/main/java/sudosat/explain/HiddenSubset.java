package sudosat.explain;

import java.util.Optional;

/**
 * As many values of a house as they have places together: nothing else can be there. It is easier where another value
 * of the house is left with a single place by it; then only that is taken.
 */
final class HiddenSubset implements Finder {
    private final Technique technique;
    private final int count;
    private final int rating;
    private final boolean isDirect;

    HiddenSubset(Technique technique, int count, int rating, boolean isDirect) {
        this.technique = technique;
        this.count = count;
        this.rating = rating;
        this.isDirect = isDirect;
    }

    @Override
    public Optional<Step> find(Board board) {
        return Finder.firstBelow(
                board.geometry().houses(),
                house -> LockedSets.first(
                        openValues(board, house),
                        count,
                        (values, places) ->
                                isDirect ? direct(board, house, values, places) : step(board, house, values, places)));
    }

    private long[] openValues(Board board, int house) {
        long[] sets = new long[board.size()];
        for (int value = 0; value < sets.length; value++) {
            long places = board.places(house, value);
            sets[value] = Long.bitCount(places) < 2 ? 0 : places;
        }
        return sets;
    }

    private Optional<Step> step(Board board, int house, long values, long places) {
        Removals removals = new Removals(board);
        for (int cell : Intersection.cellsAt(board.geometry().cellsOf(house), places)) {
            removals.addAll(cell, ~values);
        }
        return removals.step(technique, rating, () -> because(board, house, values, places));
    }

    private Optional<Step> direct(Board board, int house, long values, long places) {
        return Finder.firstBelow(board.size(), value -> {
            long before = board.places(house, value);
            int cell = HiddenSingle.only(board, house, before & ~places);
            return cell < 0 || Long.bitCount(before) < 2 || (values >>> value & 1) != 0
                    ? Optional.empty()
                    : Optional.of(Step.placing(
                            technique,
                            rating,
                            cell * board.size() + value,
                            () -> because(board, house, values, places) + ", which leaves no other place for "
                                    + (value + 1)));
        });
    }

    private static String because(Board board, int house, long values, long places) {
        ExplainGeometry geometry = board.geometry();
        int[] cells = Intersection.cellsAt(geometry.cellsOf(house), places);
        return StepText.values(values) + " of " + geometry.groupName(house) + " must be in "
                + StepText.cells(geometry, cells);
    }
}
