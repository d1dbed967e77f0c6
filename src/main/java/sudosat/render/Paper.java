package sudosat.render;

/** A size of paper, upright, in points of 1/72 inch. */
public enum Paper {
    A4(595.28f, 841.89f),
    LETTER(612, 792);

    final float width;
    final float height;

    Paper(float width, float height) {
        this.width = width;
        this.height = height;
    }
}
