package sudosat.rules;

import java.util.List;
import java.util.Optional;
import sudosat.model.Cell;
import sudosat.model.Shape;
import sudosat.model.Tuple;

/** Greater-than sudoku: the value of one cell is above that of another, neighbours or not. */
public record Greater(Cell larger, Cell smaller) implements Rule {
    static final String KEYWORD = "greater";

    @Override
    public String text() {
        return KEYWORD + " " + larger.name() + " " + smaller.name();
    }

    /** Reads what stands after the keyword: {@code r2c1 r1c1}. */
    static Greater parse(String text) {
        List<Cell> cells = CellNames.parse(text);
        if (cells.size() != 2) {
            throw new RuleException(cells.size() + " cells in '" + text.strip() + "'", "two, the greater one first");
        }
        return new Greater(cells.get(0), cells.get(1));
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        return List.of(new Comparison(CellNames.indices(List.of(larger, smaller), shape, firstCell)));
    }

    /** The first cell is above the second. */
    public record Comparison(int[] cells) implements Constraint {

        @Override
        public String name(int size) {
            return Cell.of(cells[0], size) + " above " + Cell.of(cells[1], size).name();
        }

        @Override
        public Optional<String> violation(Tuple solution) {
            int larger = solution.value(cells[0]);
            int smaller = solution.value(cells[1]);
            boolean filled = larger > 0 && smaller > 0;
            return filled && larger <= smaller ? Optional.of(larger + " is not above " + smaller) : Optional.empty();
        }

        @Override
        public void propagate(Candidates candidates) {
            for (int value = candidates.lowest(cells[1]); value >= 1; value--) {
                candidates.eliminate(cells[0], value);
            }
            for (int value = candidates.highest(cells[0]); value <= candidates.size(); value++) {
                candidates.eliminate(cells[1], value);
            }
        }
    }
}
