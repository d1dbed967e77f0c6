package sudosat.explain;

import java.util.Locale;

/** How hard a puzzle is in a word, told by its hardest step. */
public enum Level {
    /** Singles, and what leads to one at once. */
    EASY(25),
    /** Intersections, pairs and triples, X-wing and swordfish. */
    MEDIUM(40),
    /** Wings, quads, jellyfish, what rests on the solution being the only one. */
    HARD(62),
    /** Chains that anyone can follow from end to end. */
    VERY_HARD(74),
    /** Several chains at once, or trying. */
    EXTREME(Integer.MAX_VALUE);

    private final int highestRating;

    Level(int highestRating) {
        this.highestRating = highestRating;
    }

    static Level of(int rating) {
        for (Level level : values()) {
            if (rating <= level.highestRating) {
                return level;
            }
        }
        return EXTREME;
    }

    /** {@code very hard}. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
