package sudosat.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sudosat.model.Cell;
import sudosat.model.Shape;
import sudosat.model.Tuple;

/**
 * Sandwich sudoku: what stands between the lowest and the highest value of a row or column adds up to a sum.
 *
 * @param index the row or column, from 0
 */
public record Sandwich(Line line, int index, int sum) implements Rule {
    static final String KEYWORD = "sandwich";

    /** A row or a column. */
    public enum Line {
        ROW,
        COLUMN
    }

    @Override
    public String text() {
        return KEYWORD + " " + line.name().toLowerCase(Locale.ROOT) + " " + (index + 1) + ": " + sum;
    }

    /** Reads what stands after the keyword: {@code row 3: 5}. */
    static Sandwich parse(String text) {
        String[] words = text.replace(":", " : ").strip().split("\\s+");
        boolean shaped =
                words.length == 4 && words[2].equals(":") && (words[0].equals("row") || words[0].equals("column"));
        int index = shaped ? CellNames.number(words[1]) : 0;
        if (index == 0 || CellNames.number(words[3]) == 0 && !words[3].equals("0")) {
            throw new RuleException("'" + text.strip() + "'", "a sandwich such as 'row 3: 5' or 'column 1: 11'");
        }
        return new Sandwich(Line.valueOf(words[0].toUpperCase(Locale.ROOT)), index - 1, Integer.parseInt(words[3]));
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int size = shape.size();
        if (index >= size || size < 2) {
            throw new RuleException(
                    line.name().toLowerCase(Locale.ROOT) + " " + (index + 1), "one of a grid of size " + size);
        }
        int[] cells = new int[size];
        for (int i = 0; i < size; i++) {
            cells[i] = firstCell + (line == Line.ROW ? index * size + i : i * size + index);
        }
        return List.of(new Between(line.name().toLowerCase(Locale.ROOT) + " " + (index + 1), cells, sum));
    }

    /**
     * The cells of a line, in order, of which those between 1 and N add up to a total; that all differ is said
     * elsewhere.
     */
    public record Between(String label, int[] cells, int total) implements Constraint {

        @Override
        public String name(int size) {
            return "the sandwich of " + label + " of grid "
                    + (Cell.of(cells[0], size).grid() + 1);
        }

        @Override
        public Optional<String> violation(Tuple solution) {
            boolean inside = false;
            int actual = 0;
            for (int cell : cells) {
                boolean crust = isCrust(solution.value(cell));
                actual += inside && !crust ? solution.value(cell) : 0;
                inside ^= crust;
                if (!solution.isGiven(cell)) {
                    return Optional.empty();
                }
            }
            return actual == total ? Optional.empty() : Optional.of("the sum is " + actual + ", not " + total);
        }

        private boolean isCrust(int value) {
            return value == 1 || value == cells.length;
        }

        /** A crust stays where the other one can stand so far away that the filling can have the sum. */
        @Override
        public void propagate(Candidates candidates) {
            int size = cells.length;
            for (int here = 0; here < size; here++) {
                for (int value : new int[] {1, size}) {
                    if (candidates.isOpen(cells[here], value) && !hasPartner(candidates, here, size + 1 - value)) {
                        candidates.eliminate(cells[here], value);
                    }
                }
            }
        }

        private boolean hasPartner(Candidates candidates, int here, int partner) {
            for (int there = 0; there < cells.length; there++) {
                if (there != here && candidates.isOpen(cells[there], partner) && canFill(Math.abs(there - here) - 1)) {
                    return true;
                }
            }
            return false;
        }

        /**
         * Whether so many different values from 2 to N - 1 can have the sum: any between the lowest and the highest sum
         * can be had.
         */
        private boolean canFill(int count) {
            int lowest = count * (count + 3) / 2;
            int highest = count * (2 * cells.length - 1 - count) / 2;
            return lowest <= total && total <= highest;
        }
    }
}
