package sudosat.io;

/** Reads numbers that consist of decimal digits alone. */
public final class Digits {
    /** Any number with at most this number of digits is an int. */
    private static final int MOST_DIGITS = 9;

    private Digits() {}

    /** The number that a text of one to nine digits is, else -1. */
    public static int parse(String text) {
        return parse(text, 0, text.length());
    }

    /** The same of the characters from one index to before another. */
    public static int parse(String text, int from, int to) {
        int number = from < to && to - from <= MOST_DIGITS ? 0 : -1;
        for (int i = from; i < to && number >= 0; i++) {
            int digit = text.charAt(i) - '0';
            number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
        }
        return number;
    }
}
