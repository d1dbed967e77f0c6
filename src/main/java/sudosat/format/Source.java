package sudosat.format;

import sudosat.io.TextBlocks;
import sudosat.io.UserError;

/**
 * A text and its name in messages. Lines and columns are counted only for an error.
 *
 * @param firstLine the number of its first line, if it is a part of a larger text
 */
record Source(String name, String text, int firstLine) {

    Source(String name, String text) {
        this(name, text, 1);
    }

    /** Bad input at a position in the text; the column of the message is the character within the line, from 1. */
    UserError error(int position, String found, String expected) {
        return UserError.at(name, line(position), column(position), found, expected);
    }

    /** A position as {@code file:line:column}. */
    String place(int position) {
        return UserError.place(name, line(position), column(position));
    }

    private int line(int position) {
        return firstLine + TextBlocks.lineBreaks(text.substring(0, position));
    }

    private int column(int position) {
        return text.codePointCount(lineStart(position), position) + 1;
    }

    private int lineStart(int position) {
        return Math.max(text.lastIndexOf('\n', position - 1), text.lastIndexOf('\r', position - 1)) + 1;
    }

    /** The end of the line that holds the position, before its line break. */
    int lineEnd(int position) {
        int end = position;
        while (end < text.length() && !isLineBreak(text.charAt(end))) {
            end++;
        }
        return end;
    }

    int skipLineBreaks(int position) {
        int at = position;
        while (at < text.length() && isLineBreak(text.charAt(at))) {
            at++;
        }
        return at;
    }

    int skipBlanks(int position) {
        int at = position;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static boolean isLineBreak(char c) {
        return c == '\n' || c == '\r';
    }
}
