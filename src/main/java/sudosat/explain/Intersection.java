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
        for (int house = 0; house < geometry.houses(); house++) {
            if (isMine(geometry, house)) {
                for (ExplainGeometry.Crossing crossing : geometry.crossings(house)) {
                    Optional<Step> step = find(board, house, crossing);
                    if (step.isPresent()) {
                        return step;
                    }
                }
            }
        }
        return isDirect || geometry.isPlain() ? Optional.empty() : bySight(board);
    }

    /** Where there are further rules, cells of no common group may see all candidates for a value. */
    private Optional<Step> bySight(Board board) {
        ExplainGeometry geometry = board.geometry();
        for (int house = 0; house < geometry.houses(); house++) {
            for (int value = 0; value < board.size() && isMine(geometry, house); value++) {
                int[] places = cellsAt(geometry.cellsOf(house), board.places(house, value));
                Removals removals = new Removals(board);
                if (places.length > 1) {
                    removals.addSeeing(value, places);
                }
                if (!removals.isEmpty()) {
                    String because = "all candidates for " + (value + 1) + " in " + geometry.groupName(house) + ", "
                            + StepText.cells(geometry, places) + ", see this";
                    return Optional.of(Step.removing(
                            technique, technique == Technique.POINTING ? 26 : 28, removals.toArray(), () -> because));
                }
            }
        }
        return Optional.empty();
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
        for (int value = 0; value < board.size(); value++) {
            long places = board.places(house, value);
            boolean locked = (places & ~crossing.inFirst()) == 0 && Long.bitCount(places) > 1;
            long beyond = board.places(crossing.second(), value) & ~crossing.inSecond();
            if (locked && beyond != 0) {
                Optional<Step> step = isDirect
                        ? direct(board, house, crossing, value)
                        : Optional.of(step(board, house, crossing, value));
                if (step.isPresent()) {
                    return step;
                }
            }
        }
        return Optional.empty();
    }

    private Step step(Board board, int house, ExplainGeometry.Crossing crossing, int value) {
        long beyond = board.places(crossing.second(), value) & ~crossing.inSecond();
        int[] removed = cellsAt(board.geometry().cellsOf(crossing.second()), beyond);
        for (int i = 0; i < removed.length; i++) {
            removed[i] = removed[i] * board.size() + value;
        }
        return Step.removing(
                technique,
                technique == Technique.POINTING ? 26 : 28,
                removed,
                () -> because(board, house, crossing, value));
    }

    private static String because(Board board, int house, ExplainGeometry.Crossing crossing, int value) {
        return (value + 1) + " of " + board.geometry().groupName(house) + " must be in "
                + board.geometry().groupName(crossing.second());
    }

    /** A house like the first that the value leaves but for one place. */
    private Optional<Step> direct(Board board, int house, ExplainGeometry.Crossing crossing, int value) {
        ExplainGeometry geometry = board.geometry();
        for (ExplainGeometry.Crossing next : geometry.crossings(crossing.second())) {
            int other = next.second();
            if (other != house && other < geometry.houses() && geometry.kind(other) == geometry.kind(house)) {
                // What the value loses here is what it has in common with the group, but for what is in the first
                // house, too.
                long places = board.places(other, value) & ~next.inSecond();
                int cell = HiddenSingle.only(board, other, places);
                if (cell >= 0 && Long.bitCount(board.places(other, value)) > 1 && !overlaps(geometry, house, other)) {
                    return Optional.of(Step.placing(
                            technique,
                            technique == Technique.POINTING ? 17 : 19,
                            cell * board.size() + value,
                            () -> because(board, house, crossing, value) + ", which leaves no other place for it in "
                                    + geometry.groupName(other)));
                }
            }
        }
        return Optional.empty();
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
