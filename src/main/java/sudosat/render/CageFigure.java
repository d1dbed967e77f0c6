package sudosat.render;

import java.util.BitSet;
import sudosat.model.Cell;
import sudosat.rules.Cage;

/**
 * A cage of a grid.
 *
 * @param sum what is written into its first cell; may be empty
 */
record CageFigure(BitSet cells, String sum) {

    static CageFigure of(Cage cage, int size) {
        BitSet cells = new BitSet(size * size);
        for (Cell cell : cage.cells()) {
            cells.set(cell.index(size));
        }
        return new CageFigure(
                cells, cage.sum().isPresent() ? String.valueOf(cage.sum().getAsInt()) : "");
    }

    /** The first cell in reading order: nothing of the cage is above it or to its left. */
    int first() {
        return cells.nextSetBit(0);
    }
}
