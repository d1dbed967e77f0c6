package sudosat.puzzle;

import java.util.List;
import java.util.OptionalInt;

/** A format that has fields for some rules. It knows the rule that it gets, and its errors name the rule. */
public interface RuleExport {

    /** A rule that these keys of f-puzzles switch on. */
    void flag(List<String> fPuzzlesKeys);

    /** Cells that differ, and may have a sum. */
    void cage(List<Cell> cells, OptionalInt sum);

    /** An extra region of N cells, given as indices in the grid. */
    void region(int[] cells);

    /** Regions in place of the boxes: the number of each cell's region, from 1. */
    void jigsaw(List<Integer> regions);

    /** Values that rise from cell to cell. */
    void rising(List<Cell> cells);

    /** The sum of the values between 1 and N in a row or column. Its index counts from 0. */
    void sandwich(Line line, int index, int sum);

    /** A rule of another kind. */
    void other();
}
