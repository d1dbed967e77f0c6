package sudosat.encode;

import sudosat.candidates.Candidates;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * The rules of a puzzle without its clues. Each clue is the literal of its cell variable, to be assumed or preferred,
 * so that any may be dropped.
 */
public final class RulesFormula implements Formula {
    private final Puzzle puzzle;
    private final Variables variables;
    private final Formula rules;

    public RulesFormula(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.variables = new Variables(puzzle.size(), puzzle.grids());
        this.rules = new PuzzleFormula(puzzle, EncodingStyle.COMPACT, Candidates.all(puzzle));
    }

    /** The literal that says that the clue of a cell holds. */
    public int clue(int cell) {
        return variables.of(cell, puzzle.clues().value(cell));
    }

    @Override
    public int variables() {
        return rules.variables();
    }

    @Override
    public void feed(ClauseSink sink) {
        rules.feed(sink);
        if (puzzle.differ() == Differ.HOLES) {
            feedDifferences(sink);
        }
    }

    /** Where clues of corresponding cells are both kept nothing is said, but if one goes the cells differ. */
    private void feedDifferences(ClauseSink sink) {
        Tuple clues = puzzle.clues();
        int cellsOfGrid = puzzle.shape().cells();
        for (int cell = 0; cell < clues.cells(); cell++) {
            for (int other = cell + cellsOfGrid; other < clues.cells(); other += cellsOfGrid) {
                if (clues.isGiven(cell) && clues.isGiven(other)) {
                    feedDifference(cell, other, sink);
                }
            }
        }
    }

    /** Both cells have the same value only if it is the clue of both, for then both clues are kept. */
    private void feedDifference(int cell, int other, ClauseSink sink) {
        Tuple clues = puzzle.clues();
        for (int value = 1; value <= puzzle.size(); value++) {
            if (clues.value(cell) != value || clues.value(other) != value) {
                sink.clause(-variables.of(cell, value), -variables.of(other, value));
            }
        }
    }
}
