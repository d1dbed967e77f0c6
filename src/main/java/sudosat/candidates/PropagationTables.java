package sudosat.candidates;

import java.util.List;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Houses;
import sudosat.puzzle.RuleSet;

/**
 * A rule set as the candidates need it: made once and shared by all puzzles that have it.
 *
 * @param neighbors lists of cells that each cell differs from; the cell itself may be in them
 * @param looseNeighbors the same for the groups that are no houses
 * @param others the constraints that are not groups
 * @param isImpossible some group has more cells than there are values
 */
record PropagationTables(
        Houses houses,
        int[][][] neighbors,
        int[][][] looseNeighbors,
        LockedCandidates lockedCandidates,
        Constraint[] others,
        int[][] othersOfCell,
        boolean isImpossible) {
    /**
     * Up to this size a cell's peers are listed once each, which saves a fifth of the time of 17-clue 9x9; beyond, it
     * would take too much memory.
     */
    private static final int MERGED_UP_TO = 36;

    static PropagationTables of(RuleSet rules) {
        return of(rules.houses(), rules.others());
    }

    /** Of a rule set that allows everything. */
    static PropagationTables none(RuleSet rules) {
        return of(new Houses(rules, List.of()), List.of());
    }

    private static PropagationTables of(Houses houses, List<Constraint> others) {
        int[][][] neighbors = new int[houses.cells()][][];
        int[][][] looseNeighbors = new int[houses.cells()][][];
        for (int cell = 0; cell < neighbors.length; cell++) {
            looseNeighbors[cell] = groups(houses, cell, houses.housesOfCell()[cell].length);
            neighbors[cell] =
                    houses.size() <= MERGED_UP_TO ? new int[][] {houses.peers()[cell]} : groups(houses, cell, 0);
        }
        return new PropagationTables(
                houses,
                neighbors,
                looseNeighbors,
                new LockedCandidates(houses),
                others.toArray(new Constraint[0]),
                Constraint.ofCells(others, houses.cells()),
                hasCrowdedGroup(houses));
    }

    /** The cells of a cell's groups from the given one on. */
    private static int[][] groups(Houses houses, int cell, int first) {
        int[] numbers = houses.groupsOfCell()[cell];
        int[][] groups = new int[numbers.length - first][];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = houses.cellsOf(numbers[first + i]);
        }
        return groups;
    }

    private static boolean hasCrowdedGroup(Houses houses) {
        for (int group = houses.count(); group < houses.groups(); group++) {
            if (houses.cellsOf(group).length > houses.size()) {
                return true;
            }
        }
        return false;
    }
}
