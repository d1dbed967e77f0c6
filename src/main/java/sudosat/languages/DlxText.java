package sudosat.languages;

import java.util.ArrayList;
import java.util.List;
import sudosat.candidates.Candidates;
import sudosat.io.AsciiWriter;
import sudosat.io.UserError;
import sudosat.puzzle.AllDifferent;
import sudosat.search.CoverPuzzle;
import sudosat.search.ExactCover;

/**
 * The text that Knuth's programs for exact cover read (DLX1 and its successors, XCC among them): comments that begin
 * with a bar, a line of item names with a bar before the secondary ones, a line for each option.
 */
final class DlxText {
    private final CoverPuzzle puzzle;
    private final List<String> names = new ArrayList<>();

    /**
     * The text for puzzles under these rules.
     *
     * @throws UserError if some are not a matter of cover
     */
    DlxText(CoverPuzzle puzzle) {
        if (!puzzle.conditions().isEmpty()) {
            throw new UserError("xcc does not support "
                    + puzzle.conditions().get(0).name(puzzle.size()) + ", only rules that cells differ");
        }
        this.puzzle = puzzle;
        ItemNames items = new ItemNames(puzzle);
        for (int cell = 0; cell < puzzle.cells(); cell++) {
            names.add(items.cell(cell));
        }
        for (AllDifferent house : puzzle.houses()) {
            addValues(items.house(house));
        }
        for (AllDifferent group : puzzle.looseGroups()) {
            addValues(items.looseGroup(group));
        }
    }

    private void addValues(String group) {
        for (int value = 1; value <= puzzle.size(); value++) {
            names.add(group + ItemNames.value(value, puzzle.size()));
        }
    }

    /** Writes the problem, with those options that the candidates allow. */
    void write(Candidates candidates, AsciiWriter out) {
        out.text("| boxes=" + puzzle.shape() + " grids="
                + puzzle.cells() / puzzle.shape().cells() + "\n");
        out.text("| p: a cell; r, c, b, h: a value in a row, column, box or other house; d, e, g: a value in other"
                + " cells that differ\n");
        writeItems(out);
        for (int option = 0; option < puzzle.cover().options(); option++) {
            if (!candidates.isContradiction() && candidates.isOpen(puzzle.cellOf(option), puzzle.valueOf(option))) {
                writeOption(option, out);
            }
        }
    }

    private void writeItems(AsciiWriter out) {
        ExactCover cover = puzzle.cover();
        for (int item = 0; item < cover.items(); item++) {
            out.text(item == 0 ? "" : item == cover.primaryItems() ? " | " : " ");
            out.text(names.get(item));
        }
        out.character('\n');
    }

    private void writeOption(int option, AsciiWriter out) {
        String separator = "";
        for (int item : puzzle.cover().itemsOf(option)) {
            out.text(separator);
            out.text(names.get(item));
            separator = " ";
        }
        out.character('\n');
    }
}
