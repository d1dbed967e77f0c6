package sudosat.format;

import java.nio.charset.StandardCharsets;
import sudosat.io.UserError;
import sudosat.puzzle.Tuple;

/**
 * Values as single characters: a dot, 0 or * for an empty cell, digits, then letters; read in either case, written as
 * capitals. Where 16x16 grids have * for empty cells, 0 is a value, the sixteenth of 0 to F.
 */
final class CellCharacters {
    static final int LARGEST = 35;
    private static final char EMPTY = '*';
    private static final int HEXADECIMAL = 16;
    private static final byte[] WRITTEN = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".getBytes(StandardCharsets.US_ASCII);

    private CellCharacters() {}

    /** The value of a character, -1 if it has none. */
    static int value(char c) {
        if (c == '.' || c == EMPTY) {
            return 0;
        }
        return c < 128 ? Character.digit(c, LARGEST + 1) : -1;
    }

    /** Reads as many values as the part has characters. */
    static void read(TextLine part, int size, int[] values, int offset) {
        String text = part.text();
        char[] characters = text.toCharArray();
        int zero = size == HEXADECIMAL && text.indexOf(EMPTY) >= 0 ? HEXADECIMAL : 0;
        for (int i = 0; i < characters.length; i++) {
            char c = characters[i];
            int value = c == '0' ? zero : value(c);
            if (value < 0 || value > size) {
                throw part.source().error(part.start() + i, UserError.quote(character(part, i)), expected(size));
            }
            values[offset + i] = value;
        }
    }

    private static String character(TextLine part, int index) {
        return Character.toString(part.source().text().codePointAt(part.start() + index));
    }

    private static String expected(int size) {
        String values = size < 10 ? "1 to " + size : "1 to 9, A to " + of(Math.min(size, LARGEST));
        return values + ", or . or 0 for an empty cell";
    }

    static char of(int value) {
        return (char) WRITTEN[value];
    }

    static void write(Tuple tuple, int fromCell, int toCell, StringBuilder out) {
        byte[] characters = new byte[toCell - fromCell];
        for (int i = 0; i < characters.length; i++) {
            characters[i] = WRITTEN[tuple.value(fromCell + i)];
        }
        out.append(new String(characters, StandardCharsets.US_ASCII)); // quicker than one by one, above all at first
    }

    /** Characters for cells, and not letters alone. */
    static boolean areCells(TextLine word) {
        boolean letters = true;
        for (int i = 0; i < word.length(); i++) {
            if (value(word.charAt(i)) < 0) {
                return false;
            }
            letters &= Character.isLetter(word.charAt(i));
        }
        return !letters;
    }
}
