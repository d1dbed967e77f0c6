package sudosat.explain;

import java.util.ArrayList;
import java.util.List;
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
        List<Step> found = new ArrayList<>(1);
        for (int house = 0; house < board.geometry().houses() && found.isEmpty(); house++) {
            int number = house;
            Cover.search(
                    openValues(board, house),
                    count,
                    (values, places) -> isDirect
                            ? addDirect(board, number, values, places, found)
                            : add(board, number, values, places, found));
        }
        return found.stream().findFirst();
    }

    private long[] openValues(Board board, int house) {
        long[] sets = new long[board.size()];
        for (int value = 0; value < sets.length; value++) {
            long places = board.places(house, value);
            sets[value] = Long.bitCount(places) < 2 ? 0 : places;
        }
        return sets;
    }

    private boolean add(Board board, int house, int[] values, long places, List<Step> found) {
        long set = bits(values);
        int[] cells = board.geometry().cellsOf(house);
        Removals removals = new Removals(board);
        for (long left = places; left != 0; left &= left - 1) {
            removals.addAll(cells[Long.numberOfTrailingZeros(left)], ~set);
        }
        if (!removals.isEmpty()) {
            found.add(Step.removing(technique, rating, removals.toArray(), () -> because(board, house, set, places)));
        }
        return !removals.isEmpty();
    }

    private boolean addDirect(Board board, int house, int[] values, long places, List<Step> found) {
        long set = bits(values);
        for (int value = 0; value < board.size(); value++) {
            long before = board.places(house, value);
            int cell = HiddenSingle.only(board, house, before & ~places);
            if (cell >= 0 && Long.bitCount(before) > 1 && (set >>> value & 1) == 0) {
                String single = ", which leaves no other place for " + (value + 1);
                found.add(Step.placing(
                        technique,
                        rating,
                        cell * board.size() + value,
                        () -> because(board, house, set, places) + single));
                return true;
            }
        }
        return false;
    }

    private static long bits(int[] values) {
        long set = 0;
        for (int value : values) {
            set |= 1L << value;
        }
        return set;
    }

    private static String because(Board board, int house, long values, long places) {
        ExplainGeometry geometry = board.geometry();
        int[] cells = Intersection.cellsAt(geometry.cellsOf(house), places);
        return StepText.values(values) + " of " + geometry.groupName(house) + " must be in "
                + StepText.cells(geometry, cells);
    }
}
