package sudosat.render;

import java.util.BitSet;
import java.util.List;
import sudosat.puzzle.Cell;

/**
 * A cage of a grid.
 *
 * @param sum what is written into its first cell; may be empty
 */
record CageFigure(BitSet cells, String sum) {

    static CageFigure of(List<Cell> members, String sum, int size) {
        BitSet cells = new BitSet(size * size);
        members.forEach(cell -> cells.set(cell.index(size)));
        return new CageFigure(cells, sum);
    }

    /** The first cell in reading order: nothing of the cage is above it or to its left. */
    int first() {
        return cells.nextSetBit(0);
    }
}
