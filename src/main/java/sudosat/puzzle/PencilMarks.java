package sudosat.puzzle;

import java.util.BitSet;

/**
 * What somebody pencils into the empty cells to begin with: the values that no clue of their groups has taken. Nothing
 * is deduced.
 */
public final class PencilMarks {
    private final int size;
    private final BitSet open;

    public PencilMarks(Puzzle puzzle) {
        size = puzzle.size();
        open = new BitSet(puzzle.clues().cells() * size);
        open.set(0, puzzle.clues().cells() * size);
        Houses houses = puzzle.ruleSet().houses();
        for (int group = 0; group < houses.groups(); group++) {
            strike(houses.cellsOf(group), puzzle.clues());
        }
    }

    private void strike(int[] group, Tuple clues) {
        for (int giver : group) {
            for (int cell : group) {
                if (clues.isGiven(giver) && cell != giver) {
                    open.clear(cell * size + clues.value(giver) - 1);
                }
            }
        }
    }

    public boolean isOpen(int cell, int value) {
        return open.get(cell * size + value - 1);
    }
}
