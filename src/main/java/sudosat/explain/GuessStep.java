package sudosat.explain;

import sudosat.puzzle.Tuple;

/**
 * Where no technique applies: tries the candidates of the cell that has fewest, lowest first. That all but the right
 * one lead nowhere need not be searched for again, as the solver has proven that there is one solution.
 *
 * @param guesses candidates tried, the right one included
 */
record GuessStep(Step step, int guesses) {
    /** Beyond every technique on the scale of Sudoku Explainer, a tenth more for every wrong guess. */
    private static final int RATING = 95;

    private static final int MOST = 119;

    static GuessStep in(Board board, Tuple solution) {
        int narrowest = -1;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isPlaced(cell) && (narrowest < 0 || board.count(cell) < board.count(narrowest))) {
                narrowest = cell;
            }
        }
        int cell = narrowest;
        int value = solution.value(cell) - 1;
        int wrong = Long.bitCount(board.values(cell) & (1L << value) - 1);
        long tried = board.values(cell);
        Step step = Step.placing(
                Technique.SEARCH,
                Math.min(MOST, RATING + wrong),
                cell * board.size() + value,
                () -> "of " + StepText.values(tried) + " in " + board.geometry().cellName(cell)
                        + " only this leads to a solution");
        return new GuessStep(step, wrong + 1);
    }
}
