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

    /** The hardest step as Sudoku Explainer writes it: 7.1. */
    public double se() {
        return rating / 10.0;
    }

    public Level level() {
        return Level.of(rating);
    }
}
