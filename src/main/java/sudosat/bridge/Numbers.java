package sudosat.bridge;

/** Reads digits within a text. */
final class Numbers {
    private static final int MOST_DIGITS = 9;

    private Numbers() {}

    /** The number that the characters from one index to before another make; -1 if they are not one to nine digits. */
    static int parse(String text, int from, int to) {
        int number = from < to && to - from <= MOST_DIGITS ? 0 : -1;
        for (int i = from; i < to && number >= 0; i++) {
            int digit = text.charAt(i) - '0';
            number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
        }
        return number;
    }
}
