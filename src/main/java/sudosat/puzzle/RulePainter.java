package sudosat.puzzle;

import java.util.List;

/** What rules can draw with. Cells without a grid are those of the grid that is drawn. */
public interface RulePainter {

    /** A color for shaded cells. */
    enum Shade {
        FIRST,
        SECOND,
        THIRD,
        /** Another one each time. */
        BY_TURNS
    }

    /** Shades cells, given as indices in the grid. */
    void shade(int[] cells, Shade shade);

    /** An outline of cells, with a text in the first, which may be empty. */
    void cage(List<Cell> cells, String text);

    /** A sign of comparison. */
    void sign(Cell larger, Cell smaller);

    /** Borders between cells whose regions have different numbers, in place of those of boxes. */
    void borders(List<Integer> regions);

    /** A text beside a row or above a column, which counts from 0. */
    void outside(Line line, int index, int number);

    /** What cannot be drawn stands below the grids, as a sentence. */
    void sentence(String text);
}
