package sudosat.explain;

import java.util.Optional;

/**
 * A value whose places in a house are all in another group as well, and so leaves the rest of that: pointing from a box
 * to a line, claiming from a line for a box; windows, jigsaw regions and diagonals count as boxes. It is easier if it
 * leads immediately to a hidden single in the next house of the same kind; then only that is taken.
 */
final class Intersection implements Finder {
    private final Technique technique;
    private final boolean isDirect;

    Intersection(Technique technique, boolean isDirect) {
        this.technique = technique;
        this.isDirect = isDirect;
    }

    @Override
    public Optional<Step> find(Board board) {
        ExplainGeometry geometry = board.geometry();
        Optional<Step> step = Finder.firstBelow(
                geometry.houses(),
                house -> isMine(geometry, house)
                        ? Finder.first(geometry.crossings(house), crossing -> find(board, house, crossing))
                        : Optional.empty());
        return isDirect || geometry.isPlain() ? step : step.or(() -> bySight(board));
    }

    /** Where there are further rules, cells of no common group may see all candidates for a value. */
    private Optional<Step> bySight(Board board) {
        return Finder.firstBelow(
                board.geometry().houses(),
                house -> isMine(board.geometry(), house)
                        ? Finder.firstBelow(board.size(), value -> bySight(board, house, value))
                        : Optional.empty());
    }

    private Optional<Step> bySight(Board board, int house, int value) {
        ExplainGeometry geometry = board.geometry();
        int[] places = cellsAt(geometry.cellsOf(house), board.places(house, value));
        Removals removals = new Removals(board);
        if (places.length > 1) {
            removals.addSeeing(value, places);
        }
        return removals.step(
                technique,
                technique == Technique.POINTING ? 26 : 28,
                () -> "all candidates for " + (value + 1) + " in " + geometry.groupName(house) + ", "
                        + StepText.cells(geometry, places) + ", see this");
    }

    private boolean isMine(ExplainGeometry geometry, int house) {
        return (geometry.kind(house) == ExplainGeometry.Kind.REGION) == (technique == Technique.POINTING);
    }

    /** The cells at places, a bit each. */
    static int[] cellsAt(int[] cells, long places) {
        int[] chosen = new int[Long.bitCount(places)];
        long left = places;
        for (int i = 0; i < chosen.length; i++, left &= left - 1) {
            chosen[i] = cells[Long.numberOfTrailingZeros(left)];
        }
        return chosen;
    }

    private Optional<Step> find(Board board, int house, ExplainGeometry.Crossing crossing) {
        return Finder.firstBelow(board.size(), value -> {
            long places = board.places(house, value);
            boolean isLocked = (places & ~crossing.inFirst()) == 0 && Long.bitCount(places) > 1;
            long beyond = board.places(crossing.second(), value) & ~crossing.inSecond();
            if (!isLocked || beyond == 0) {
                return Optional.empty();
            }
            return isDirect ? direct(board, house, crossing, value) : step(board, house, crossing, value, beyond);
        });
    }

    private Optional<Step> step(Board board, int house, ExplainGeometry.Crossing crossing, int value, long beyond) {
        int[] removed = cellsAt(board.geometry().cellsOf(crossing.second()), beyond);
        for (int i = 0; i < removed.length; i++) {
            removed[i] = removed[i] * board.size() + value;
        }
        return Optional.of(Step.removing(
                technique,
                technique == Technique.POINTING ? 26 : 28,
                removed,
                () -> because(board, house, crossing, value)));
    }

    private static String because(Board board, int house, ExplainGeometry.Crossing crossing, int value) {
        return (value + 1) + " of " + board.geometry().groupName(house) + " must be in "
                + board.geometry().groupName(crossing.second());
    }

    /** A house like the first that the value leaves but for one place. */
    private Optional<Step> direct(Board board, int house, ExplainGeometry.Crossing crossing, int value) {
        ExplainGeometry geometry = board.geometry();
        return Finder.first(geometry.crossings(crossing.second()), next -> {
            int other = next.second();
            if (other == house || other >= geometry.houses() || geometry.kind(other) != geometry.kind(house)) {
                return Optional.empty();
            }
            // What the value loses here is what it has in common with the group, but for what is in the first house,
            // too.
            long before = board.places(other, value);
            int cell = HiddenSingle.only(board, other, before & ~next.inSecond());
            return cell < 0 || Long.bitCount(before) < 2 || overlaps(geometry, house, other)
                    ? Optional.empty()
                    : Optional.of(Step.placing(
                            technique,
                            technique == Technique.POINTING ? 17 : 19,
                            cell * board.size() + value,
                            () -> because(board, house, crossing, value) + ", which leaves no other place for it in "
                                    + geometry.groupName(other)));
        });
    }

    private static boolean overlaps(ExplainGeometry geometry, int house, int other) {
        for (int cell : geometry.cellsOf(house)) {
            if (geometry.isIn(cell, other)) {
                return true;
            }
        }
        return false;
    }
}
