package sudosat.render;

import sudosat.model.Shape;
import sudosat.rules.Constraint;
import sudosat.rules.Diagonals;
import sudosat.rules.Pyramids;
import sudosat.rules.Region;
import sudosat.rules.Rule;
import sudosat.rules.Windows;

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

    static boolean isShaded(Rule rule) {
        return rule instanceof Diagonals
                || rule instanceof Windows
                || rule instanceof Pyramids
                || rule instanceof Region;
    }

    void add(Rule rule, Shape shape) {
        int bit = 1 << tint(rule);
        for (Constraint constraint : rule.constraints(shape, 0)) {
            for (int cell : constraint.cells()) {
                tints[cell] |= bit;
            }
        }
    }

    private int tint(Rule rule) {
        if (rule instanceof Region) {
            return FIRST_OF_REGIONS + regions++ % (TINTS - FIRST_OF_REGIONS);
        }
        return rule instanceof Diagonals ? 0 : rule instanceof Windows ? 1 : 2;
    }

    /** The tints of a cell, a bit each. */
    int tints(int cell) {
        return tints[cell];
    }
}
