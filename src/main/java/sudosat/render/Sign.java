package sudosat.render;

import sudosat.puzzle.Cell;

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

    boolean isBetweenNeighbors() {
        return Math.abs(down()) + Math.abs(right()) == 1;
    }
}
