package sudosat.render;

/** One thing that is painted; x goes right and y goes down. */
sealed interface Mark {

    /** What it is part of. */
    DrawingStyle style();

    /** Whether two marks differ only in place, form or filling, so that an output can describe their style once. */
    default boolean looksLike(Mark other) {
        if (this instanceof Label label
                && other instanceof Label next
                && (label.size() != next.size() || label.anchor() != next.anchor())) {
            return false;
        }
        return style() == other.style() && getClass() == other.getClass();
    }

    /** A filled rectangle. */
    record Area(DrawingStyle style, double x, double y, double width, double height, int fill) implements Mark {

        /** A cell that the white paper shows as it is. */
        boolean isPaper() {
            return style == DrawingStyle.CELL && fill == Tints.PAPER;
        }
    }

    /**
     * A line through points.
     *
     * @param points x and y by turns
     */
    record Trace(DrawingStyle style, double[] points, Ends ends) implements Mark {}

    /** Whether a line leads back to where it began. */
    enum Ends {
        OPEN,
        CLOSED
    }

    /**
     * A piece of text.
     *
     * @param y half-way up a digit
     */
    record Label(DrawingStyle style, String text, double x, double y, double size, Anchor anchor) implements Mark {
        /** The height of a digit of size 1. */
        private static final double DIGIT_HEIGHT = 0.7;

        /** Where the digits stand. */
        double baseline() {
            return y + size * DIGIT_HEIGHT / 2;
        }
    }

    /** Which end of a text is at its place. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
