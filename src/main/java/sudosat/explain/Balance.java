package sudosat.explain;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import sudosat.puzzle.Linear;

/**
 * What is known of an area when cages are taken off it: the cells not taken (innies), less those that the cages have
 * beyond it (outies), have a total. Cells already placed are in neither.
 *
 * @param cells innies, then outies
 * @param innies how many of the cells they are
 */
record Balance(int[] cells, int innies, int total) {

    /** Which of the cages that lie partly in the area are taken off. */
    enum Taking {
        NONE,
        ALL,
        /** Those that have fewer cells beyond the area than in it. */
        MOSTLY_INSIDE;

        private boolean takes(int inside, int outside) {
            return inside > 0 && (this == ALL || outside < (this == NONE ? 1 : inside));
        }
    }

    /** The balance, if it has any cells, but no more than this number. */
    static Optional<Balance> of(Board board, HouseUnion area, Taking taking, int mostCells) {
        int size = board.size();
        int total = area.houses().length * size * (size + 1) / 2;
        BitSet innies = new BitSet(board.geometry().cells());
        for (int cell : area.cells()) {
            total -= value(board, cell);
            innies.set(cell, !board.isPlaced(cell));
        }
        BitSet outies = new BitSet(board.geometry().cells());
        for (Linear cage : area.cages()) {
            if (isTaken(board, area, cage, taking, innies, outies)) {
                total -= takeOff(board, area, cage, innies, outies);
            }
        }
        int cells = innies.cardinality() + outies.cardinality();
        return cells == 0 || cells > mostCells
                ? Optional.empty()
                : Optional.of(new Balance(
                        IntStream.concat(innies.stream(), outies.stream()).toArray(), innies.cardinality(), total));
    }

    /** A cage that shares a cell with one taken off before is not. */
    private static boolean isTaken(
            Board board, HouseUnion area, Linear cage, Taking taking, BitSet innies, BitSet outies) {
        int inside = 0;
        int outside = 0;
        for (int cell : cage.cells()) {
            if (!board.isPlaced(cell)) {
                boolean isInside = area.has(cell);
                inside += isInside ? 1 : 0;
                outside += isInside ? 0 : 1;
                if (isInside ? !innies.get(cell) : outies.get(cell)) {
                    return false;
                }
            }
        }
        return taking.takes(inside, outside);
    }

    /** Says what the open cells of the cage add up to. */
    private static int takeOff(Board board, HouseUnion area, Linear cage, BitSet innies, BitSet outies) {
        int rest = cage.total();
        for (int cell : cage.cells()) {
            rest -= value(board, cell);
            innies.clear(cell);
            outies.set(cell, !board.isPlaced(cell) && !area.has(cell));
        }
        return rest;
    }

    /** 0 while it is open. */
    private static int value(Board board, int cell) {
        return board.isPlaced(cell) ? Long.numberOfTrailingZeros(board.values(cell)) + 1 : 0;
    }

    /** What each of the cells can have, so that they have the total and differ where they see each other. */
    long[] solve(Board board) {
        long[] found = new long[cells.length];
        solve(board, new int[cells.length], 0, total, found);
        return found;
    }

    private void solve(Board board, int[] values, int depth, int left, long[] found) {
        if (depth == cells.length) {
            for (int i = 0; i < depth; i++) {
                found[i] |= 1L << values[i];
            }
            return;
        }
        int sign = depth < innies ? 1 : -1;
        for (long open = board.values(cells[depth]); open != 0; open &= open - 1) {
            int value = Long.numberOfTrailingZeros(open) + 1;
            values[depth] = value - 1;
            boolean canEnd = depth < cells.length - 1 || sign * value == left;
            if (canEnd && differs(board.geometry(), values, depth)) {
                solve(board, values, depth + 1, left - sign * value, found);
            }
        }
    }

    private boolean differs(ExplainGeometry geometry, int[] values, int depth) {
        return IntStream.range(0, depth)
                .noneMatch(i -> values[i] == values[depth] && geometry.sees(cells[i], cells[depth]));
    }

    /** {@code r1c4 + r1c5 - r2c6 = 12}; outies alone are added up. */
    String text(ExplainGeometry geometry) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            text.append(i == 0 ? "" : i < innies || innies == 0 ? " + " : " - ").append(geometry.cellName(cells[i]));
        }
        return text.append(" = ").append(innies == 0 ? -total : total).toString();
    }
}
