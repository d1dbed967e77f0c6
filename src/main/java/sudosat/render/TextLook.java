package sudosat.render;

/** What a terminal can show. */
public record TextLook(Characters characters, ColorMode colors) {

    /** Which characters lines are made of. */
    public enum Characters {
        BOX_DRAWING,
        ASCII
    }

    /** Whether bold, faint and colored text is understood. */
    public enum ColorMode {
        NONE,
        ANSI
    }
}
