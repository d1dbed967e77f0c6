package sudosat.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Constraints as the candidates need them: which cells are in which groups, and where groups cross. It depends on the
 * shape and the rules alone, not on the clues, and never changes, so that all puzzles of a batch and all threads share
 * one.
 */
final class Structure {
    private static final Latest<Structure> LATEST = new Latest<>(puzzle -> new Structure(puzzle, puzzle.constraints()));

    /**
     * Up to this size a cell's groups are merged, which saves a fifth of the time of 17-clue 9x9; beyond, it would take
     * too much memory.
     */
    private static final int MERGED_UP_TO = 36;

    private final Puzzle model;
    private final int houses;
    private final int[][] groups;
    private final int[][] groupsOfCell;
    private final int[][] housesOfCell;
    private final int[][][] neighbours;
    private final int[][][] looseNeighbours;
    private final LockedCandidates lockedCandidates;
    private final Constraint[] others;
    private final int[][] othersOfCell;
    private boolean isImpossible;

    /** The structure of a puzzle: the last one made, if that was for a puzzle that differs in the clues alone. */
    static Structure of(Puzzle puzzle) {
        return LATEST.of(puzzle);
    }

    /** The structure of a puzzle that only has the given constraints. */
    Structure(Puzzle model, List<Constraint> constraints) {
        this.model = model;
        List<int[]> ordered = new ArrayList<>();
        addGroups(constraints, true, ordered);
        houses = ordered.size();
        addGroups(constraints, false, ordered);
        groups = ordered.toArray(new int[0][]);
        groupsOfCell = invert(groups);
        housesOfCell = invert(Arrays.copyOf(groups, houses));
        neighbours = neighbours(true);
        if (size() <= MERGED_UP_TO) {
            merge(neighbours);
        }
        looseNeighbours = neighbours(false);
        lockedCandidates = new LockedCandidates(houses, groups, groupsOfCell);
        List<Constraint> rest = new ArrayList<>(constraints);
        rest.removeIf(AllDifferent.class::isInstance);
        others = rest.toArray(new Constraint[0]);
        int[][] cellsOfOthers = new int[others.length][];
        for (int other = 0; other < others.length; other++) {
            cellsOfOthers[other] = others[other].cells();
        }
        othersOfCell = invert(cellsOfOthers);
    }

    private void addGroups(List<Constraint> constraints, boolean isHouse, List<int[]> to) {
        for (Constraint constraint : constraints) {
            if (constraint instanceof AllDifferent group && group.isHouse(size()) == isHouse) {
                to.add(group.cells());
                isImpossible |= group.cells().length > size();
            }
        }
    }

    /** For each cell the numbers of the lists it is in, in order. */
    private int[][] invert(int[][] lists) {
        int[] count = new int[cells()];
        for (int[] list : lists) {
            for (int cell : list) {
                count[cell]++;
            }
        }
        int[][] listsOfCell = new int[cells()][];
        for (int cell = 0; cell < listsOfCell.length; cell++) {
            listsOfCell[cell] = new int[count[cell]];
        }
        for (int number = lists.length - 1; number >= 0; number--) {
            for (int cell : lists[number]) {
                listsOfCell[cell][--count[cell]] = number;
            }
        }
        return listsOfCell;
    }

    /** The cells of each cell's groups, with its houses or without. */
    private int[][][] neighbours(boolean withHouses) {
        int[][][] neighbours = new int[cells()][][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            int first = withHouses ? 0 : housesOfCell[cell].length;
            neighbours[cell] = new int[groupsOfCell[cell].length - first][];
            for (int i = 0; i < neighbours[cell].length; i++) {
                neighbours[cell][i] = groups[groupsOfCell[cell][first + i]];
            }
        }
        return neighbours;
    }

    /** Makes each cell's lists one, that has each other cell once. */
    private static void merge(int[][][] neighbours) {
        BitSet merged = new BitSet(neighbours.length);
        for (int cell = 0; cell < neighbours.length; cell++) {
            merged.clear();
            for (int[] others : neighbours[cell]) {
                for (int other : others) {
                    merged.set(other);
                }
            }
            merged.clear(cell);
            neighbours[cell] = new int[][] {members(merged)};
        }
    }

    static int[] members(BitSet set) {
        int[] members = new int[set.cardinality()];
        int count = 0;
        for (int member = set.nextSetBit(0); member >= 0; member = set.nextSetBit(member + 1)) {
            members[count++] = member;
        }
        return members;
    }

    int size() {
        return model.size();
    }

    int cells() {
        return model.clues().cells();
    }

    /** Some group has more cells than there are values. */
    boolean isImpossible() {
        return isImpossible;
    }

    int houses() {
        return houses;
    }

    /** The cells of each group, houses first. */
    int[][] groups() {
        return groups;
    }

    /** Lists of cells that each cell differs from; the cell itself may be in them. */
    int[][][] neighbours() {
        return neighbours;
    }

    /** The same for the groups that are no houses. */
    int[][][] looseNeighbours() {
        return looseNeighbours;
    }

    int[][] housesOfCell() {
        return housesOfCell;
    }

    LockedCandidates lockedCandidates() {
        return lockedCandidates;
    }

    /** The constraints that are not groups. */
    Constraint[] others() {
        return others;
    }

    int[][] othersOfCell() {
        return othersOfCell;
    }
}
