package sudosat.explain;

/**
 * A score of five factors, each from 0 to 1, in which work is counted in steps and not in seconds, so that it is the
 * same everywhere.
 *
 * @param empty how much of the grids is empty
 * @param candidates how many of the wrong values the empty cells still have when the clues have been struck out
 * @param eliminated how many of those wrong candidates took a step that places nothing
 * @param work how many of the steps place nothing
 * @param backtracking near 1 with many wrong guesses, a half with one
 */
record Factors(double empty, double candidates, double eliminated, double work, double backtracking) {

    /** From 0 to 100. */
    double score() {
        return 30 * empty + 25 * candidates + 20 * eliminated + 15 * work + 10 * backtracking;
    }
}
