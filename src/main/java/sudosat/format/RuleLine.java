package sudosat.format;

import sudosat.io.UserError;

/** A line that begins with {@code #}: where it stands, and what it says after that. */
record RuleLine(Source source, int position, String text) {

    /** Spreadsheets pad every line with separators: those at the end do not count. */
    static RuleLine at(Source source, int position, int end) {
        int last = end;
        while (" \t,;".indexOf(source.text().charAt(last - 1)) >= 0) {
            last--;
        }
        return new RuleLine(source, position, source.text().substring(position + 1, last));
    }

    boolean isComment() {
        return keyword().isEmpty() && !text.startsWith(":");
    }

    /** A row of region numbers. */
    boolean isRegions() {
        return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    /** The first word. */
    String keyword() {
        return text.substring(0, wordEnd());
    }

    /** What stands after the first word. */
    String argument() {
        return text.substring(wordEnd()).strip();
    }

    private int wordEnd() {
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && text.charAt(end) != ':') {
            end++;
        }
        return end;
    }

    UserError error(String expected) {
        return error(UserError.quote("#" + text.strip()), expected);
    }

    UserError error(String found, String expected) {
        return source.error(position, found, expected);
    }
}
