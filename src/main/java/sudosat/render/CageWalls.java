package sudosat.render;

import java.util.BitSet;

/** Where cages end: between a cell and the one to its right or below it. */
final class CageWalls {
    private final int size;
    private final BitSet right;
    private final BitSet below;

    CageWalls(int size) {
        this.size = size;
        right = new BitSet(size * size);
        below = new BitSet(size * size);
    }

    void add(CageFigure cage) {
        BitSet cells = cage.cells();
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            build(right, cell, cells.get(cell + 1));
            build(below, cell, cells.get(cell + size));
            if (cell % size > 0) {
                build(right, cell - 1, cells.get(cell - 1));
            }
            if (cell >= size) {
                build(below, cell - size, cells.get(cell - size));
            }
        }
    }

    private static void build(BitSet walls, int cell, boolean isOpen) {
        if (!isOpen) {
            walls.set(cell);
        }
    }

    boolean isRightOf(int cell) {
        return right.get(cell);
    }

    boolean isBelow(int cell) {
        return below.get(cell);
    }
}
