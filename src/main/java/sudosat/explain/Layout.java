package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sudosat.model.Cell;
import sudosat.rules.AllDifferent;
import sudosat.rules.Constraint;
import sudosat.rules.Latest;
import sudosat.rules.Puzzle;

/**
 * What is the same for all puzzles under the same rules: which cells form groups, and who sees whom. Cells are indices
 * in the tuple, groups are indices here, houses before other groups; values count from 0, and a candidate is {@code
 * cell * size + value}.
 */
final class Layout {
    private static final Latest<Layout> LATEST = new Latest<>(Layout::new);

    /**
     * What a group is to who looks for rows, columns and boxes; jigsaw regions, windows and diagonals are REGION, cages
     * and the like LOOSE.
     */
    enum Kind {
        ROW,
        COLUMN,
        REGION,
        LOOSE
    }

    /**
     * Two groups that have two cells or more in common, but not all those of the second.
     *
     * @param inFirst the common cells by their number in the first group, a bit each
     * @param inSecond the same in the second
     */
    record Crossing(int first, int second, long inFirst, long inSecond) {}

    private final Puzzle model;
    private final int size;
    private final int cells;
    private final int houses;
    private final AllDifferent[] groups;
    private final Kind[] kinds;
    private final int[][] groupsOfCell;
    private final int[][] placesOfCell;
    private final int[][] peers;
    private final long[][] sees;
    private final List<Constraint> others = new ArrayList<>();
    private final BitSet bound = new BitSet();
    private final List<List<Crossing>> crossings = new ArrayList<>();
    private final List<Area> areas;

    static Layout of(Puzzle puzzle) {
        return LATEST.of(puzzle);
    }

    private Layout(Puzzle puzzle) {
        model = puzzle;
        size = puzzle.size();
        cells = puzzle.clues().cells();
        List<AllDifferent> ordered = new ArrayList<>();
        List<AllDifferent> loose = new ArrayList<>();
        for (Constraint constraint : puzzle.constraints()) {
            if (constraint instanceof AllDifferent group) {
                (group.isHouse(size) ? ordered : loose).add(group);
            } else {
                others.add(constraint);
                for (int cell : constraint.cells()) {
                    bound.set(cell);
                }
            }
        }
        houses = ordered.size();
        ordered.addAll(loose);
        groups = ordered.toArray(new AllDifferent[0]);
        kinds = new Kind[groups.length];
        for (int group = 0; group < groups.length; group++) {
            kinds[group] = kindOf(group);
        }
        groupsOfCell = new int[cells][];
        placesOfCell = new int[cells][];
        findGroupsOfCells();
        sees = new long[cells][(cells + Long.SIZE - 1) / Long.SIZE];
        peers = new int[cells][];
        findPeers();
        for (int group = 0; group < groups.length; group++) {
            crossings.add(findCrossings(group));
        }
        areas = Area.all(this);
    }

    private Kind kindOf(int group) {
        boolean sameRow = true;
        boolean sameColumn = true;
        Cell first = Cell.of(groups[group].cells()[0], size);
        for (int index : groups[group].cells()) {
            Cell cell = Cell.of(index, size);
            sameRow &= cell.row() == first.row();
            sameColumn &= cell.column() == first.column();
        }
        if (group >= houses) {
            return Kind.LOOSE;
        }
        Kind kind = sameRow ? Kind.ROW : sameColumn ? Kind.COLUMN : Kind.REGION;
        return isThere(kind, first, group) ? Kind.REGION : kind;
    }

    /**
     * Whether the line is one of the groups before: a region may have the cells of a line, and no line counts twice.
     */
    private boolean isThere(Kind kind, Cell cell, int before) {
        for (int group = 0; group < before; group++) {
            Cell other = Cell.of(groups[group].cells()[0], size);
            boolean isSame = kind == Kind.ROW ? other.row() == cell.row() : other.column() == cell.column();
            if (kinds[group] == kind && other.grid() == cell.grid() && isSame) {
                return true;
            }
        }
        return false;
    }

    private void findGroupsOfCells() {
        int[] count = new int[cells];
        for (AllDifferent group : groups) {
            for (int cell : group.cells()) {
                count[cell]++;
            }
        }
        for (int cell = 0; cell < cells; cell++) {
            groupsOfCell[cell] = new int[count[cell]];
            placesOfCell[cell] = new int[count[cell]];
        }
        for (int group = groups.length - 1; group >= 0; group--) {
            int[] members = groups[group].cells();
            for (int place = 0; place < members.length; place++) {
                int at = --count[members[place]];
                groupsOfCell[members[place]][at] = group;
                placesOfCell[members[place]][at] = place;
            }
        }
    }

    private void findPeers() {
        for (int cell = 0; cell < cells; cell++) {
            for (int group : groupsOfCell[cell]) {
                for (int other : groups[group].cells()) {
                    sees[cell][other >>> 6] |= 1L << other;
                }
            }
            sees[cell][cell >>> 6] &= ~(1L << cell);
            peers[cell] = cellsOf(sees[cell]);
        }
    }

    private List<Crossing> findCrossings(int first) {
        Map<Integer, long[]> common = new TreeMap<>();
        int[] members = groups[first].cells();
        for (int place = 0; place < members.length; place++) {
            int[] groupsHere = groupsOfCell[members[place]];
            for (int i = 0; i < groupsHere.length; i++) {
                long[] bits = common.computeIfAbsent(groupsHere[i], group -> new long[2]);
                bits[0] |= 1L << place;
                bits[1] |= 1L << placesOfCell[members[place]][i];
            }
        }
        List<Crossing> found = new ArrayList<>();
        common.forEach((second, bits) -> {
            int shared = Long.bitCount(bits[0]);
            if (shared > 1 && shared < groups[second].cells().length) {
                found.add(new Crossing(first, second, bits[0], bits[1]));
            }
        });
        return found;
    }

    /** The cells of a set of cells. */
    static int[] cellsOf(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(word);
        }
        int[] members = new int[count];
        int at = 0;
        for (int word = 0; word < set.length; word++) {
            for (long left = set[word]; left != 0; left &= left - 1) {
                members[at++] = word * Long.SIZE + Long.numberOfTrailingZeros(left);
            }
        }
        return members;
    }

    Puzzle model() {
        return model;
    }

    int size() {
        return size;
    }

    int cells() {
        return cells;
    }

    /** Groups below this number are houses: each value stands in them once. */
    int houses() {
        return houses;
    }

    int groups() {
        return groups.length;
    }

    int[] cellsOf(int group) {
        return groups[group].cells();
    }

    Kind kind(int group) {
        return kinds[group];
    }

    /** The groups of a cell, in order. */
    int[] groupsOf(int cell) {
        return groupsOfCell[cell];
    }

    boolean isIn(int cell, int group) {
        return Arrays.binarySearch(groupsOfCell[cell], group) >= 0;
    }

    /** Which of its cells a cell is in each of its groups. */
    int[] placesOf(int cell) {
        return placesOfCell[cell];
    }

    /** The cells that cannot have the value of this one, in order. */
    int[] peers(int cell) {
        return peers[cell];
    }

    /** The same as a set of cells, a bit each; not to be changed. */
    long[] sees(int cell) {
        return sees[cell];
    }

    boolean sees(int cell, int other) {
        return (sees[cell][other >>> 6] >>> other & 1) != 0;
    }

    /** The groups that share cells with a group, in order. */
    List<Crossing> crossings(int group) {
        return crossings.get(group);
    }

    /** The rows or the columns of a grid, from the first on. */
    int[] lines(Kind kind, int grid) {
        return IntStream.range(0, houses)
                .filter(house -> kinds[house] == kind && groups[house].cells()[0] / (size * size) == grid)
                .toArray();
    }

    int grids() {
        return cells / (size * size);
    }

    /** Constraints other than to differ: sums, comparisons. */
    List<Constraint> others() {
        return others;
    }

    /** Whether a constraint other than to differ has the cell. */
    boolean isBound(int cell) {
        return bound.get(cell);
    }

    /** Houses side by side that have cages. */
    List<Area> areas() {
        return areas;
    }

    /** {@code r3c5}, or {@code g2r3c5} where there are several grids. */
    String cellName(int index) {
        Cell cell = Cell.of(index, size);
        return (isTuple() ? "g" + (cell.grid() + 1) : "") + cell.name();
    }

    /** {@code row 3}, or {@code row 3 of grid 2} where there are several grids. */
    String groupName(int group) {
        return isTuple() ? groups[group].name(size) : groups[group].label();
    }

    private boolean isTuple() {
        return grids() > 1;
    }
}
