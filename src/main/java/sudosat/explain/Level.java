package sudosat.explain;

import java.util.Locale;

/** The difficulty of a puzzle in a word, by its hardest step. */
public enum Level {
    /** Singles, and steps that lead to one immediately. */
    EASY(25),
    /** Intersections, pairs and triples, X-wing and swordfish. */
    MEDIUM(40),
    /** Wings, quads, jellyfish, techniques that assume uniqueness. */
    HARD(62),
    /** Chains that can be followed from end to end. */
    VERY_HARD(74),
    /** Several chains together, or search. */
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
