package sudosat.render;

import sudosat.model.Cell;
import sudosat.rules.Greater;
import sudosat.rules.Rule;

/** A sign of comparison between two cells of a grid. */
record Sign(Cell larger, Cell smaller) {

    /** From the larger to the smaller: rows down. */
    int down() {
        return smaller.row() - larger.row();
    }

    /** From the larger to the smaller: columns to the right. */
    int right() {
        return smaller.column() - larger.column();
    }

    boolean isBetweenNeighbours() {
        return Math.abs(down()) + Math.abs(right()) == 1;
    }

    /** A comparison of cells that have no border in common. */
    static boolean isFar(Rule rule) {
        return rule instanceof Greater greater && !new Sign(greater.larger(), greater.smaller()).isBetweenNeighbours();
    }
}
