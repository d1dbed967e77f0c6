package sudosat.render;

import sudosat.puzzle.RulePainter.Shade;
import sudosat.puzzle.Shape;

/**
 * Which cells are shaded, and in which of a few tints: a set of bits for each cell, as it may belong to several rules.
 */
final class Shading {
    /** The tints there are: one each for diagonals, windows and pyramids, the rest for extra regions by turns. */
    static final int TINTS = 7;

    private static final int FIRST_OF_REGIONS = 3;

    private final int[] tints;
    private int regions;

    Shading(Shape shape) {
        tints = new int[shape.cells()];
    }

    void add(int[] cells, Shade shade) {
        int bit = 1 << tint(shade);
        for (int cell : cells) {
            tints[cell] |= bit;
        }
    }

    private int tint(Shade shade) {
        return shade == Shade.BY_TURNS ? FIRST_OF_REGIONS + regions++ % (TINTS - FIRST_OF_REGIONS) : shade.ordinal();
    }

    /** The tints of a cell, a bit each. */
    int tints(int cell) {
        return tints[cell];
    }
}
