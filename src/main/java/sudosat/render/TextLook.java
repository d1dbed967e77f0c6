package sudosat.render;

/** What a terminal can show. */
public record TextLook(Characters characters, Colours colours) {

    /** Which characters lines are made of. */
    public enum Characters {
        BOX_DRAWING,
        ASCII
    }

    /** Whether bold, faint and coloured text is understood. */
    public enum Colours {
        NONE,
        ANSI
    }
}
