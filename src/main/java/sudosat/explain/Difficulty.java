package sudosat.explain;

/**
 * How hard a puzzle is.
 *
 * @param rating the rating of its hardest step on the scale of Sudoku Explainer, in tenths
 * @param weight the sum of HoDoKu's weights over its steps
 * @param score a sum of five factors, from 0 to 100
 * @param guesses candidates tried because no technique applied
 * @param backtracks those of them that were wrong
 */
public record Difficulty(int rating, int weight, double score, int guesses, int backtracks) {

    /**
     * A score of five factors, each from 0 to 1, in which work is counted in steps and not in seconds, so that it is
     * the same everywhere.
     *
     * @param empty how much of the grids is empty
     * @param candidates how many of the wrong values the empty cells still have when the clues have been struck out
     * @param eliminated how many of those wrong candidates took a step that places nothing
     * @param work how many of the steps place nothing
     * @param backtracking near 1 with many wrong guesses, a half with one
     */
    static double score(double empty, double candidates, double eliminated, double work, double backtracking) {
        return 30 * empty + 25 * candidates + 20 * eliminated + 15 * work + 10 * backtracking;
    }

    /** The hardest step as Sudoku Explainer writes it: 7.1. */
    public double se() {
        return rating / 10.0;
    }

    public Level level() {
        return Level.of(rating);
    }
}
