package sudosat.render;

import java.util.Arrays;
import sudosat.render.TextLook.ColorMode;

/** Characters in rows and columns, each with its style. */
final class TextCanvas {
    /** How characters are printed where the terminal can do it. */
    enum Style {
        PLAIN(""),
        BOLD("1"),
        FAINT("2");

        private final String code;

        Style(String code) {
            this.code = code;
        }
    }

    private static final String ESCAPE = "\u001b[";
    /** Light backgrounds of the 256 colors, one for each tint; text on them is black. */
    private static final int[] BACKGROUNDS = {153, 194, 223, 225, 195, 229, 252};

    private final char[][] characters;
    private final Style[][] styles;
    private final int[][] tints;

    TextCanvas(int width, int height) {
        characters = new char[height][width];
        styles = new Style[height][width];
        tints = new int[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(characters[row], ' ');
            Arrays.fill(styles[row], Style.PLAIN);
        }
    }

    int width() {
        return characters[0].length;
    }

    int height() {
        return characters.length;
    }

    void put(int x, int y, String text, Style style) {
        for (int i = 0; i < text.length(); i++) {
            characters[y][x + i] = text.charAt(i);
            styles[y][x + i] = style;
        }
    }

    void put(int x, int y, char character) {
        characters[y][x] = character;
    }

    /** Shades a stretch of a row in the first of the tints, of which each is a bit. */
    void shade(int x, int y, int length, int bits) {
        Arrays.fill(tints[y], x, x + length, bits);
    }

    /** Copies another canvas into this one. */
    void paste(TextCanvas other, int x, int y) {
        for (int row = 0; row < other.height(); row++) {
            System.arraycopy(other.characters[row], 0, characters[y + row], x, other.width());
            System.arraycopy(other.styles[row], 0, styles[y + row], x, other.width());
            System.arraycopy(other.tints[row], 0, tints[y + row], x, other.width());
        }
    }

    void print(ColorMode colors, StringBuilder out) {
        for (int row = 0; row < height(); row++) {
            printRow(row, end(row, colors), colors, out);
            out.append('\n');
        }
    }

    /** Blanks at the end of a row are not printed. */
    private int end(int row, ColorMode colors) {
        int end = width();
        while (end > 0 && characters[row][end - 1] == ' ' && (colors == ColorMode.NONE || tints[row][end - 1] == 0)) {
            end--;
        }
        return end;
    }

    private void printRow(int row, int end, ColorMode colors, StringBuilder out) {
        String current = "";
        for (int x = 0; x < end; x++) {
            String code = colors == ColorMode.NONE ? "" : code(row, x);
            if (!code.equals(current)) {
                out.append(current.isEmpty() ? "" : ESCAPE + "0m").append(code.isEmpty() ? "" : ESCAPE + code + "m");
                current = code;
            }
            out.append(characters[row][x]);
        }
        out.append(current.isEmpty() ? "" : ESCAPE + "0m");
    }

    private String code(int row, int x) {
        String style = characters[row][x] == ' ' ? "" : styles[row][x].code;
        if (tints[row][x] == 0) {
            return style;
        }
        String shade = "38;5;16;48;5;" + BACKGROUNDS[Integer.numberOfTrailingZeros(tints[row][x])];
        return style.isEmpty() ? shade : style + ";" + shade;
    }
}
