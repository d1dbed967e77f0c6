package sudosat.render;

/** The colors of shaded cells: light enough for pencil, and dark enough to be seen in gray. */
final class Tints {
    static final int PAPER = 0xFFFFFF;
    /** One each for diagonals, windows and pyramids, the rest for extra regions by turns. */
    private static final int[] COLORS = {0xD9E4F4, 0xDCEBD3, 0xF8E3C6, 0xF4D9E6, 0xD3ECEE, 0xF7F0C0, 0xDEDEDE};

    private static final int FIRST_OF_REGIONS = 3;

    private Tints() {}

    /** The tint of an extra region. */
    static int ofRegion(int number) {
        return FIRST_OF_REGIONS + number % (COLORS.length - FIRST_OF_REGIONS);
    }

    /** The color of a cell that has these tints, a bit each: where several meet it is darker. */
    static int mixed(int bits) {
        int mixed = PAPER;
        for (int tint = 0; tint < COLORS.length; tint++) {
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
