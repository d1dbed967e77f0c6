package sudosat.render;

/** What a mark is part of, and so how it looks; in small letters it is the class of SVG elements. */
enum DrawingStyle {
    CELL(0xFFFFFF, 0, Weight.NORMAL),
    LINE(0x8C8C8C, 0.9, Weight.NORMAL),
    BORDER(0x111111, 2.6, Weight.NORMAL),
    CAGE(0x333333, 1, Weight.NORMAL),
    CAGE_SUM(0x111111, 0, Weight.BOLD),
    LINK(0xA8A8A8, 1, Weight.NORMAL),
    SIGN(0x222222, 1.5, Weight.NORMAL),
    CLUE(0x111111, 0, Weight.BOLD),
    VALUE(0x4A73A8, 0, Weight.NORMAL),
    CANDIDATE(0x666666, 0, Weight.NORMAL),
    SUM(0x222222, 0, Weight.NORMAL),
    TITLE(0x111111, 0, Weight.BOLD),
    CAPTION(0x333333, 0, Weight.NORMAL);

    /** The weight of text. */
    enum Weight {
        NORMAL,
        BOLD
    }

    /** Pieces of a dashed line and the gaps between them. */
    private static final double[] DASHES = {3.2, 2.4};

    private final int ink;
    private final double stroke;
    private final Weight weight;

    DrawingStyle(int ink, double stroke, Weight weight) {
        this.ink = ink;
        this.stroke = stroke;
        this.weight = weight;
    }

    /** The color, as red, green and blue. */
    int ink() {
        return ink;
    }

    /** The width of lines. */
    double stroke() {
        return stroke;
    }

    /** The dashes of lines; none if they are solid. */
    double[] dashes() {
        return this == CAGE ? DASHES.clone() : new double[0];
    }

    boolean isBold() {
        return weight == Weight.BOLD;
    }
}
