package sudosat.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The geometry of a rule set: the groups of cells that differ, which cells see each other, and where groups cross.
 * Groups are numbered: first houses, then other groups (cages, corresponding cells), each in the order of the
 * constraints. Immutable. Methods return the tables themselves, for fast loops; do not write to them.
 */
public final class Houses {
    /**
     * Of a cell in more groups than this, only the first are looked at for crossings, rows and columns among them: of
     * thousands of regions in one grid nearly every two cross.
     */
    private static final int MANY = 24;

    private final Shape shape;
    private final AllDifferent[] groups;
    private final int[][] cellsOfGroup;
    private final int houses;
    private final int[][] groupsOfCell;
    private final int[][] housesOfCell;
    /** Made when they are first asked for: a large grid takes much memory for them. */
    private volatile int[][] peers;

    /**
     * A house cut into parts by groups that do not overlap in it, as a row by its boxes.
     *
     * @param groups the groups that cut it, one for each part
     * @param parts the cells that each of them shares with the house, two or more
     * @param rest the cells in no part
     */
    public record Cut(int[] groups, int[][] parts, int[] rest) {}

    public Houses(RuleSet rules) {
        this(rules, rules.constraints());
    }

    /** The geometry of some constraints only. */
    public Houses(RuleSet rules, List<Constraint> constraints) {
        shape = rules.shape();
        List<AllDifferent> ordered = new ArrayList<>();
        List<AllDifferent> loose = new ArrayList<>();
        for (Constraint constraint : constraints) {
            if (constraint instanceof AllDifferent group) {
                (group.isHouse(size()) ? ordered : loose).add(group);
            }
        }
        houses = ordered.size();
        housesOfCell = Constraint.ofCells(ordered, rules.cells());
        ordered.addAll(loose);
        groups = ordered.toArray(new AllDifferent[0]);
        groupsOfCell = Constraint.ofCells(ordered, rules.cells());
        cellsOfGroup = new int[groups.length][];
        for (int group = 0; group < groups.length; group++) {
            cellsOfGroup[group] = groups[group].cells();
        }
    }

    public int size() {
        return shape.size();
    }

    /** The cells of all grids. */
    public int cells() {
        return groupsOfCell.length;
    }

    /** Groups below this number are houses: each value occurs in them once. */
    public int count() {
        return houses;
    }

    public int groups() {
        return groups.length;
    }

    public AllDifferent group(int group) {
        return groups[group];
    }

    public int[] cellsOf(int group) {
        return cellsOfGroup[group];
    }

    /** The houses of each cell, in order. */
    public int[][] housesOfCell() {
        return housesOfCell;
    }

    /** The groups of each cell, in order: houses first. */
    public int[][] groupsOfCell() {
        return groupsOfCell;
    }

    /** Whether some cell is in too many houses to look at all pairs of them. */
    public boolean isCrowded() {
        for (int[] ofOne : housesOfCell) {
            if (ofOne.length > MANY) {
                return true;
            }
        }
        return false;
    }

    public boolean isIn(int cell, int group) {
        return Arrays.binarySearch(groupsOfCell[cell], group) >= 0;
    }

    /** For each cell, the cells that cannot have the same value, in order. */
    public int[][] peers() {
        int[][] made = peers;
        if (made == null) {
            made = new int[cells()][];
            BitSet found = new BitSet(cells());
            for (int cell = 0; cell < made.length; cell++) {
                made[cell] = peers(cell, found);
            }
            peers = made;
        }
        return made;
    }

    private int[] peers(int cell, BitSet found) {
        found.clear();
        for (int group : groupsOfCell[cell]) {
            for (int other : cellsOf(group)) {
                found.set(other);
            }
        }
        found.clear(cell);
        return members(found);
    }

    /** The peers that share no row, column or box with the cell. */
    public int[][] distantPeers() {
        int[][] distant = new int[cells()][];
        BitSet found = new BitSet(cells());
        for (int cell = 0; cell < distant.length; cell++) {
            found.clear();
            for (int other : peers()[cell]) {
                found.set(other, !areInLineOrBox(cell, other));
            }
            distant[cell] = members(found);
        }
        return distant;
    }

    /** The houses of a grid that are not rows, columns or boxes. */
    public int[][] extraHouses(int grid) {
        List<int[]> extra = new ArrayList<>();
        for (int house = 0; house < houses; house++) {
            if (cellsOf(house)[0] / shape.cells() == grid && hasDistantCells(cellsOf(house))) {
                extra.add(cellsOf(house));
            }
        }
        return extra.toArray(new int[0][]);
    }

    private boolean hasDistantCells(int[] house) {
        for (int cell : house) {
            for (int other : house) {
                if (!areInLineOrBox(cell, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean areInLineOrBox(int cell, int other) {
        int size = size();
        int row = cell / size; // of all grids
        int otherRow = other / size;
        boolean inColumn = cell % size == other % size && row / size == otherRow / size;
        boolean inStack = cell % size / shape.boxColumns() == other % size / shape.boxColumns();
        return row == otherRow || inColumn || inStack && row / shape.boxRows() == otherRow / shape.boxRows();
    }

    /** The groups that share two or more cells with a group, but not all of theirs; in order, the first of many. */
    public int[] crossing(int group) {
        return crossing(group, groups.length);
    }

    private int[] crossing(int group, int below) {
        int[] met = metBy(cellsOf(group));
        int count = 0;
        for (int start = 0, end; start < met.length && met[start] < below; start = end) {
            end = start + 1;
            while (end < met.length && met[end] == met[start]) {
                end++;
            }
            if (end - start > 1 && end - start < cellsOf(met[start]).length && met[start] != group) {
                met[count++] = met[start];
            }
        }
        return Arrays.copyOf(met, count);
    }

    /** The first groups of all cells, in order, each as often as it has one of them. */
    private int[] metBy(int[] cells) {
        int count = 0;
        for (int cell : cells) {
            count += Math.min(groupsOfCell[cell].length, MANY);
        }
        int[] met = new int[count];
        for (int cell : cells) {
            for (int i = 0; i < groupsOfCell[cell].length && i < MANY; i++) {
                met[--count] = groupsOfCell[cell][i];
            }
        }
        Arrays.sort(met);
        return met;
    }

    /** The cells that two groups share, in the order of the first. */
    public int[] shared(int group, int other) {
        return filtered(group, other, true);
    }

    /** The cells of a group that are not in another. */
    public int[] outside(int group, int other) {
        return filtered(group, other, false);
    }

    private int[] filtered(int group, int other, boolean isShared) {
        int[] cells = cellsOf(group);
        int[] found = new int[cells.length];
        int count = 0;
        for (int cell : cells) {
            if (isIn(cell, other) == isShared) {
                found[count++] = cell;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /**
     * The cuts of a house by the groups below a number: a box is cut by its rows and, again, by its columns. Each group
     * goes into the first cut where it overlaps no other.
     */
    public List<Cut> cuts(int house, int below) {
        List<Draft> drafts = new ArrayList<>();
        for (int group : crossing(house, below)) {
            int[] part = shared(house, group);
            int first = 0;
            while (first < drafts.size() && !drafts.get(first).hasRoom(part)) {
                first++;
            }
            if (first == drafts.size()) {
                drafts.add(new Draft(cellsOf(house)));
            }
            drafts.get(first).add(group, part);
        }
        List<Cut> cuts = new ArrayList<>();
        for (Draft draft : drafts) {
            cuts.add(draft.cut());
        }
        return cuts;
    }

    /** A cut in the making. Without streams, as every start comes this way, and the first stream takes 10 ms. */
    private static final class Draft {
        private final int[] groups;
        private final List<int[]> parts = new ArrayList<>();
        private final int[] house;
        private final BitSet rest = new BitSet();

        Draft(int[] house) {
            this.house = house;
            groups = new int[house.length];
            for (int cell : house) {
                rest.set(cell);
            }
        }

        boolean hasRoom(int[] part) {
            for (int cell : part) {
                if (!rest.get(cell)) {
                    return false;
                }
            }
            return true;
        }

        void add(int group, int[] part) {
            groups[parts.size()] = group;
            parts.add(part);
            for (int cell : part) {
                rest.clear(cell);
            }
        }

        Cut cut() {
            int[] left = new int[rest.cardinality()];
            int count = 0;
            for (int cell : house) {
                if (rest.get(cell)) {
                    left[count++] = cell;
                }
            }
            return new Cut(Arrays.copyOf(groups, parts.size()), parts.toArray(new int[0][]), left);
        }
    }

    private static int[] members(BitSet set) {
        int[] members = new int[set.cardinality()];
        int count = 0;
        for (int member = set.nextSetBit(0); member >= 0; member = set.nextSetBit(member + 1)) {
            members[count++] = member;
        }
        return members;
    }
}
