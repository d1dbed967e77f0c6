package sudosat.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.model.Cell;
import sudosat.model.Shape;
import sudosat.model.Tuple;

/** Killer sudoku: the cells of a cage differ and, if it has a sum, add up to it. */
public record Cage(OptionalInt sum, List<Cell> cells) implements Rule {
    static final String KEYWORD = "cage";

    public Cage {
        cells = List.copyOf(cells);
    }

    @Override
    public String text() {
        return KEYWORD + (sum.isPresent() ? " " + sum.getAsInt() : "") + ": " + CellNames.text(cells);
    }

    /** Reads what stands after the keyword: {@code 15: r1c1 r1c2}, or {@code : r1c1 r1c2} without a sum. */
    static Cage parse(String text) {
        int colon = text.indexOf(':');
        String number = colon < 0 ? "" : text.substring(0, colon).strip();
        boolean isNumber = number.equals("0") || CellNames.number(number) > 0;
        if (colon < 0 || !number.isEmpty() && !isNumber) {
            throw new RuleException("'" + text.strip() + "'", "a cage such as '15: r1c1 r1c2'");
        }
        OptionalInt sum = number.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(number));
        return new Cage(sum, CellNames.parse(text.substring(colon + 1)));
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int[] indices = CellNames.indices(cells, shape, firstCell);
        String label = "the cage of " + cells.get(0).name();
        List<Constraint> constraints = new ArrayList<>();
        constraints.add(new AllDifferent(label, indices));
        if (sum.isPresent()) {
            constraints.add(new Sum(label, indices, sum.getAsInt()));
        }
        return constraints;
    }

    /** Cells that differ, as another constraint says, add up to a total. */
    public record Sum(String label, int[] cells, int total) implements Constraint {

        @Override
        public String name(int size) {
            return label + " of grid " + (Cell.of(cells[0], size).grid() + 1);
        }

        @Override
        public Optional<String> violation(Tuple solution) {
            int actual = 0;
            for (int cell : cells) {
                if (!solution.isGiven(cell)) {
                    return Optional.empty();
                }
                actual += solution.value(cell);
            }
            return actual == total ? Optional.empty() : Optional.of("the sum is " + actual + ", not " + total);
        }

        /** A value stays if some set of as many different values as there are cells holds it and has the right sum. */
        @Override
        public void propagate(Candidates candidates) {
            int[] values = candidates.union(cells);
            boolean[] possible = Subsets.members(values, cells.length, total);
            for (int i = 0; i < values.length; i++) {
                for (int cell : cells) {
                    if (!possible[i]) {
                        candidates.eliminate(cell, values[i]);
                    }
                }
            }
        }
    }
}
