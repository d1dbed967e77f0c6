package sudosat.render;

/** What a mark is part of, and so how it looks; in small letters it is the class of SVG elements. */
enum DrawingStyle {
    CELL(0xFFFFFF, 0),
    LINE(0x8C8C8C, 0.9f),
    BORDER(0x111111, 2.6f),
    CAGE(0x333333, 1),
    CAGE_SUM(0x111111, 0),
    LINK(0xA8A8A8, 1),
    SIGN(0x222222, 1.5f),
    CLUE(0x111111, 0),
    VALUE(0x4A73A8, 0),
    CANDIDATE(0x666666, 0),
    SUM(0x222222, 0),
    TITLE(0x111111, 0),
    CAPTION(0x333333, 0);

    /** Pieces of a dashed line and the gaps between them. */
    private static final float[] DASHES = {3.2f, 2.4f};

    /** The color, as red, green and blue. */
    final int ink;
    /** The width of lines. */
    final float stroke;

    DrawingStyle(int ink, float stroke) {
        this.ink = ink;
        this.stroke = stroke;
    }

    /** The dashes of lines; none if they are solid. */
    float[] dashes() {
        return this == CAGE ? DASHES.clone() : new float[0];
    }

    boolean isBold() {
        return this == CAGE_SUM || this == CLUE || this == TITLE;
    }
}
