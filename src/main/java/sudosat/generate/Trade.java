package sudosat.generate;

import sudosat.model.Tuple;

/**
 * Cells of a filled tuple and the other values that they could have: of the cells, one must be given, or the solution
 * is not the only one.
 *
 * @param cells in ascending order
 * @param values the other value of each, from 1
 */
record Trade(int[] cells, int[] values) {

    /** The other tuple. */
    Tuple in(Tuple filled) {
        int[] changed = new int[filled.cells()];
        for (int cell = 0; cell < changed.length; cell++) {
            changed[cell] = filled.value(cell);
        }
        for (int i = 0; i < cells.length; i++) {
            changed[cells[i]] = values[i];
        }
        return new Tuple(filled.size(), changed);
    }
}
