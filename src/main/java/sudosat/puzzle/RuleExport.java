package sudosat.puzzle;

import java.util.List;
import java.util.OptionalInt;

/** A format that has fields for some rules. It knows which rule is handed to it, and refuses that by its name. */
public interface RuleExport {

    /** Something that f-puzzles switches on by these keys. */
    void flag(List<String> fPuzzlesKeys);

    /** Cells that differ and perhaps have a sum. */
    void cage(List<Cell> cells, OptionalInt sum);

    /** An extra region of N cells, given as indices in the grid. */
    void region(int[] cells);

    /** Regions in place of the boxes: the number of each cell's region, from 1. */
    void jigsaw(List<Integer> regions);

    /** Values that rise from cell to cell. */
    void rising(List<Cell> cells);

    /** The values between 1 and N in a row or column, which counts from 0, have a sum. */
    void sandwich(Line line, int index, int sum);

    /** The rule is nothing of all this. */
    void other();
}
