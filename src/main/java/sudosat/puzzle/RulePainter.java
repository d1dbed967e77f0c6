package sudosat.puzzle;

import java.util.List;

/** Draws rules. Cells without a grid are those of the grid that is drawn. */
public interface RulePainter {

    /** A color for shaded cells. */
    enum Shade {
        FIRST,
        SECOND,
        THIRD,
        /** Each time a different one. */
        BY_TURNS
    }

    /** Shades cells, given as indices in the grid. */
    void shade(int[] cells, Shade shade);

    /** An outline of cells, with a text in the first cell. The text may be empty. */
    void cage(List<Cell> cells, String text);

    /** A sign of comparison. */
    void sign(Cell larger, Cell smaller);

    /** Borders between cells of different regions, instead of the borders of boxes. */
    void borders(List<Integer> regions);

    /** A number beside a row or above a column. The index counts from 0. */
    void outside(Line line, int index, int number);

    /** A sentence below the grids, for a rule that cannot be drawn. */
    void sentence(String text);
}
