package sudosat.render;

/** What a terminal can show. */
public record TextLook(Characters characters, ColorMode colors) {

    /** Which characters lines are made of. */
    public enum Characters {
        BOX_DRAWING,
        ASCII
    }

    /** Whether to use bold, faint and colored text. */
    public enum ColorMode {
        NONE,
        ANSI
    }
}
