package sudosat.candidates;

import java.util.List;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Houses;
import sudosat.puzzle.RuleSet;

/** A rule set as the candidates need it: made once and shared by all puzzles that have it. */
final class Propagation {
    /**
     * Up to this size a cell's peers are listed once each, which saves a fifth of the time of 17-clue 9x9; beyond, it
     * would take too much memory.
     */
    private static final int MERGED_UP_TO = 36;

    private final Houses houses;
    private final int[][][] neighbors;
    private final int[][][] looseNeighbors;
    private final LockedCandidates lockedCandidates;
    private final Constraint[] others;
    private final int[][] othersOfCell;
    private final boolean isImpossible;

    Propagation(RuleSet rules) {
        this(rules.houses(), rules.others());
    }

    /** Of a rule set that allows everything. */
    static Propagation none(RuleSet rules) {
        return new Propagation(new Houses(rules, List.of()), List.of());
    }

    private Propagation(Houses houses, List<Constraint> others) {
        this.houses = houses;
        neighbors = new int[houses.cells()][][];
        looseNeighbors = new int[houses.cells()][][];
        for (int cell = 0; cell < neighbors.length; cell++) {
            looseNeighbors[cell] = groups(cell, houses.housesOfCell()[cell].length);
            neighbors[cell] = houses.size() <= MERGED_UP_TO ? new int[][] {houses.peers()[cell]} : groups(cell, 0);
        }
        lockedCandidates = new LockedCandidates(houses);
        this.others = others.toArray(new Constraint[0]);
        othersOfCell = Constraint.ofCells(others, houses.cells());
        isImpossible = hasCrowdedGroup();
    }

    /** The cells of a cell's groups from the given one on. */
    private int[][] groups(int cell, int first) {
        int[] numbers = houses.groupsOfCell()[cell];
        int[][] groups = new int[numbers.length - first][];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = houses.cellsOf(numbers[first + i]);
        }
        return groups;
    }

    private boolean hasCrowdedGroup() {
        for (int group = houses.count(); group < houses.groups(); group++) {
            if (houses.cellsOf(group).length > houses.size()) {
                return true;
            }
        }
        return false;
    }

    /** Some group has more cells than there are values. */
    boolean isImpossible() {
        return isImpossible;
    }

    Houses houses() {
        return houses;
    }

    /** Lists of cells that each cell differs from; the cell itself may be in them. */
    int[][][] neighbors() {
        return neighbors;
    }

    /** The same for the groups that are no houses. */
    int[][][] looseNeighbors() {
        return looseNeighbors;
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
