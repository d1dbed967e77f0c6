package sudosat.search;

import java.util.ArrayList;
import java.util.List;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Houses;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * The rules of a puzzle as an exact cover problem, whatever the clues. An option is a value in a cell. It has the cell
 * as an item and, for every house of the cell, that the house has the value; for every other group of cells that
 * differ, corresponding cells of tuples among them, there is the same as a secondary item. It never changes, so that
 * all puzzles of a batch and all threads share one.
 */
public final class CoverPuzzle {
    private final RuleSet rules;
    private final List<AllDifferent> houses = new ArrayList<>();
    private final List<AllDifferent> looseGroups = new ArrayList<>();
    private final ExactCover problem;

    public CoverPuzzle(RuleSet rules) {
        this.rules = rules;
        Houses geometry = rules.houses();
        for (int house = 0; house < geometry.count(); house++) {
            houses.add(geometry.group(house));
        }
        for (int group = geometry.count(); group < geometry.groups(); group++) {
            if (!isWithinHouse(geometry, group)) {
                looseGroups.add(geometry.group(group));
            }
        }
        List<AllDifferent> groups = new ArrayList<>(houses);
        groups.addAll(looseGroups);
        problem = problem(Constraint.ofCells(groups, cells()));
    }

    /** The cells differ anyway, as those of a cage within a box. */
    private static boolean isWithinHouse(Houses geometry, int group) {
        int[] cells = geometry.cellsOf(group);
        for (int house : geometry.housesOfCell()[cells[0]]) {
            if (geometry.outside(group, house).length == 0) {
                return true;
            }
        }
        return false;
    }

    private ExactCover problem(int[][] groupsOfCell) {
        int[][] options = new int[cells() * size()][];
        for (int option = 0; option < options.length; option++) {
            int cell = cellOf(option);
            int[] groups = groupsOfCell[cell];
            options[option] = new int[groups.length + 1];
            options[option][0] = cell;
            for (int i = 0; i < groups.length; i++) {
                options[option][i + 1] = cells() + groups[i] * size() + valueOf(option) - 1;
            }
        }
        return new ExactCover(cells() + houses.size() * size(), looseGroups.size() * size(), options);
    }

    /** Whether this is the cover problem of another puzzle, too, which then differs in the clues alone. */
    public boolean fits(Puzzle other) {
        return rules.equals(other.ruleSet());
    }

    public ExactCover cover() {
        return problem;
    }

    /** The constraints that are not in the cover problem: sums, comparisons, sandwiches. */
    public List<Constraint> conditions() {
        return rules.others();
    }

    /** The groups whose values are primary items, after the cells; those of the first group come first. */
    public List<AllDifferent> houses() {
        return houses;
    }

    /** The groups whose values are secondary items. */
    public List<AllDifferent> looseGroups() {
        return looseGroups;
    }

    public Shape shape() {
        return rules.shape();
    }

    public int size() {
        return rules.size();
    }

    public int cells() {
        return rules.cells();
    }

    int option(int cell, int value) {
        return cell * size() + value - 1;
    }

    public int cellOf(int option) {
        return option / size();
    }

    public int valueOf(int option) {
        return option % size() + 1;
    }

    /** The grids that chosen options fill. */
    Tuple filled(int[] options, int count) {
        int[] values = new int[cells()];
        for (int i = 0; i < count; i++) {
            values[cellOf(options[i])] = valueOf(options[i]);
        }
        return new Tuple(size(), values);
    }
}
