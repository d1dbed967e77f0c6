package sudosat.encode;

import sudosat.cnf.ClauseList;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Tuple;

/**
 * The numbering of cell variables: value m in row i, column j of grid s (all but m from 0) is {@code s·N³ + i·N² + j·N
 * + m}. With cells numbered in reading order that is {@code cell·N + m}.
 */
public record Variables(int size, int grids) {

    public int of(int cell, int value) {
        return cell * size + value;
    }

    /** The number of cell variables; auxiliary ones come after. */
    public int count() {
        return cells() * size;
    }

    private int cells() {
        return grids * size * size;
    }

    public int cellOf(int variable) {
        return (variable - 1) / size;
    }

    public int valueOf(int variable) {
        return (variable - 1) % size + 1;
    }

    /** One clause: some cell is not as in the filled grids. */
    public static Formula forbidding(Tuple filled) {
        Variables variables = new Variables(filled.size(), filled.grids());
        int[] literals = new int[filled.cells()];
        for (int cell = 0; cell < literals.length; cell++) {
            literals[cell] = -variables.of(cell, filled.value(cell));
        }
        ClauseList clause = new ClauseList();
        clause.clause(literals, literals.length);
        return clause;
    }

    /** Whether filled grids make the variable true; an auxiliary one counts as true. */
    public boolean isTrueIn(Tuple filled, int variable) {
        return variable > count() || filled.value(cellOf(variable)) == valueOf(variable);
    }

    /**
     * The grids that a model describes.
     *
     * @throws UndecodableException if a cell has no value or two
     */
    public Tuple decode(Model model) throws UndecodableException {
        int[] values = new int[cells()];
        for (int variable = 1; variable <= count(); variable++) {
            if (model.isTrue(variable)) {
                int cell = cellOf(variable);
                if (values[cell] != 0) {
                    throw new UndecodableException(Cell.of(cell, size).name(grids) + " has both " + values[cell]
                            + " and " + valueOf(variable));
                }
                values[cell] = valueOf(variable);
            }
        }
        for (int cell = 0; cell < values.length; cell++) {
            if (values[cell] == 0) {
                throw new UndecodableException(Cell.of(cell, size).name(grids) + " has no value");
            }
        }
        return new Tuple(size, values);
    }

    /** A model that does not describe filled grids. */
    public static final class UndecodableException extends Exception {
        private static final long serialVersionUID = 1;

        UndecodableException(String message) {
            super(message);
        }
    }
}
