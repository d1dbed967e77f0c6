package sudosat.rules;

import java.util.ArrayList;
import java.util.List;
import sudosat.model.Shape;
import sudosat.model.Tuple;

/**
 * Clues and the rules they stand under.
 *
 * @param rules what holds beyond rows, columns, boxes and the difference between grids
 */
public record Puzzle(Shape shape, Tuple clues, Differ differ, List<GridRule> rules) {

    private static final Latest<List<Constraint>> CONSTRAINTS = new Latest<>(Puzzle::makeConstraints);

    /**
     * A puzzle.
     *
     * @throws RuleException if a rule does not fit
     */
    public Puzzle {
        if (shape.size() != clues.size()) {
            throw new IllegalArgumentException("boxes " + shape + " in grids of size " + clues.size());
        }
        if ((long) clues.cells() * clues.size() >= Integer.MAX_VALUE) {
            throw new RuleException(
                    clues.grids() + " grids of size " + clues.size(), "fewer: every value of every cell is a variable");
        }
        rules = List.copyOf(rules);
        for (GridRule rule : rules) {
            if (rule.grid().orElse(0) >= clues.grids()) {
                throw new RuleException(
                        "a rule for grid " + (rule.grid().getAsInt() + 1), "one of " + clues.grids() + " grids");
            }
            rule.rule().constraints(shape, 0);
        }
    }

    public Puzzle(Shape shape, Tuple clues, Differ differ) {
        this(shape, clues, differ, List.of());
    }

    public Puzzle(Shape shape, Tuple clues) {
        this(shape, clues, Differ.EVERYWHERE);
    }

    /** Other clues under the same rules. */
    public Puzzle withClues(Tuple others) {
        return new Puzzle(shape, others, differ, rules);
    }

    /** The same clues under more rules. */
    public Puzzle withRules(List<GridRule> more) {
        List<GridRule> all = new ArrayList<>(rules);
        all.addAll(more);
        return new Puzzle(shape, clues, differ, all);
    }

    public int size() {
        return shape.size();
    }

    public int grids() {
        return clues.grids();
    }

    /** All constraints: those of every grid, then the cells that must differ between grids. */
    public List<Constraint> constraints() {
        return CONSTRAINTS.of(this);
    }

    /** Whether all rules say no more than that cells differ. */
    public boolean isOfDifferences() {
        for (Constraint constraint : constraints()) {
            if (!(constraint instanceof AllDifferent)) {
                return false;
            }
        }
        return true;
    }

    private List<Constraint> makeConstraints() {
        List<Constraint> constraints = new ArrayList<>();
        for (int grid = 0; grid < grids(); grid++) {
            addHouses(grid, constraints);
            addRules(grid, constraints);
        }
        for (int position = 0; position < shape.cells() && grids() > 1 && differ != Differ.NOWHERE; position++) {
            addDifferences(position, constraints);
        }
        return List.copyOf(constraints);
    }

    /**
     * Whether the constraints of two puzzles are the same: their clues matter only where cells given in both grids need
     * not differ.
     */
    public boolean hasConstraintsOf(Puzzle other) {
        // Not by the equals of a record, which takes 20 ms the first time.
        boolean sameShape = shape.boxRows() == other.shape.boxRows() && shape.boxColumns() == other.shape.boxColumns();
        boolean alike = sameShape && grids() == other.grids() && differ == other.differ && rules.equals(other.rules);
        return alike && (differ != Differ.HOLES || grids() == 1 || clues.equals(other.clues));
    }

    private void addHouses(int grid, List<Constraint> constraints) {
        int size = size();
        int firstCell = grid * shape.cells();
        for (int row = 0; row < size; row++) {
            constraints.add(AllDifferent.block("row " + (row + 1), shape, firstCell, row, 0, size));
        }
        for (int column = 0; column < size; column++) {
            constraints.add(AllDifferent.block("column " + (column + 1), shape, firstCell, 0, column, 1));
        }
        for (int box = 0; box < size && !isJigsaw(grid); box++) {
            int top = box / shape.boxRows() * shape.boxRows();
            int left = box % shape.boxRows() * shape.boxColumns();
            constraints.add(AllDifferent.block("box " + (box + 1), shape, firstCell, top, left, shape.boxColumns()));
        }
    }

    /** Irregular regions take the place of boxes. */
    private boolean isJigsaw(int grid) {
        for (GridRule rule : rules) {
            if (rule.holdsIn(grid) && rule.rule() instanceof Jigsaw) {
                return true;
            }
        }
        return false;
    }

    private void addRules(int grid, List<Constraint> constraints) {
        for (GridRule rule : rules) {
            if (rule.holdsIn(grid)) {
                constraints.addAll(rule.rule().constraints(shape, grid * shape.cells()));
            }
        }
    }

    /** Corresponding cells of all grids form one group, unless some two of them are exempt as given in both. */
    private void addDifferences(int position, List<Constraint> constraints) {
        int[] cells = new int[grids()];
        int given = 0;
        for (int grid = 0; grid < cells.length; grid++) {
            cells[grid] = grid * shape.cells() + position;
            given += clues.isGiven(cells[grid]) ? 1 : 0;
        }
        if (differ == Differ.EVERYWHERE || given < 2) {
            constraints.add(new AllDifferent(AllDifferent.CORRESPONDING, cells));
        } else {
            addPairsNotBothGiven(cells, constraints);
        }
    }

    private void addPairsNotBothGiven(int[] cells, List<Constraint> constraints) {
        for (int a = 0; a < cells.length; a++) {
            for (int b = a + 1; b < cells.length; b++) {
                if (!clues.isGiven(cells[a]) || !clues.isGiven(cells[b])) {
                    constraints.add(new AllDifferent(AllDifferent.CORRESPONDING, new int[] {cells[a], cells[b]}));
                }
            }
        }
    }
}
