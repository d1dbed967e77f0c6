package sudosat.render;

/** The colors of shaded cells: light enough for pencil, and dark enough to be seen in gray. */
final class Tints {
    static final int PAPER = 0xFFFFFF;
    private static final int[] COLORS = {0xD9E4F4, 0xDCEBD3, 0xF8E3C6, 0xF4D9E6, 0xD3ECEE, 0xF7F0C0, 0xDEDEDE};

    private Tints() {}

    /** The color of a cell that has these tints, a bit each: where several meet it is darker. */
    static int mixed(int bits) {
        int mixed = PAPER;
        for (int tint = 0; tint < Shading.TINTS; tint++) {
            if ((bits >> tint & 1) != 0) {
                mixed = multiplied(mixed, COLORS[tint]);
            }
        }
        return mixed;
    }

    private static int multiplied(int one, int other) {
        int product = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            product |= (one >> shift & 0xFF) * (other >> shift & 0xFF) / 0xFF << shift;
        }
        return product;
    }
}
