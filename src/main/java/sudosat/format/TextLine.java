package sudosat.format;

import java.util.ArrayList;
import java.util.List;
import sudosat.io.Limits;
import sudosat.io.UserError;

/** A part of one line of a source, without blanks around it. It may begin with {@code #} and state a rule. */
record TextLine(Source source, int start, int end) {

    /** All lines, including blank ones. */
    static List<TextLine> all(Source source) {
        List<TextLine> lines = new ArrayList<>();
        String text = source.text();
        boolean isPlain =
                text.indexOf('\r') < 0; // then the virtual machine's own search will do, which is quick from the start
        int end;
        for (int at = 0; at < text.length(); at = end + 1) {
            int feed = isPlain ? text.indexOf('\n', at) : source.lineEnd(at);
            end = feed < 0 ? text.length() : feed;
            lines.add(of(source, at, end));
            if (lines.size() > Limits.LINES) {
                throw source.error(at, "one more line", "at most " + Limits.number(Limits.LINES) + " lines");
            }
        }
        return lines;
    }

    static TextLine of(Source source, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && isBlank(source.text().charAt(start))) {
            start++;
        }
        while (end > start && isBlank(source.text().charAt(end - 1))) {
            end--;
        }
        return new TextLine(source, start, end);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    boolean isEmpty() {
        return start == end;
    }

    int length() {
        return end - start;
    }

    char charAt(int index) {
        return source.text().charAt(start + index);
    }

    boolean startsWith(String prefix) {
        return source.text().startsWith(prefix, start) && length() >= prefix.length();
    }

    boolean is(String whole) {
        return length() == whole.length() && startsWith(whole);
    }

    String text() {
        return source.text().substring(start, end);
    }

    /** The parts between blanks. */
    List<TextLine> words() {
        String text = text();
        if (!isEmpty() && text.indexOf(' ') < 0 && text.indexOf('\t') < 0) {
            return List.of(this); // as most lines of large files
        }
        List<TextLine> words = new ArrayList<>();
        int at = start;
        while (at < end) {
            int wordEnd = at;
            while (wordEnd < end && !isBlank(source.text().charAt(wordEnd))) {
                wordEnd++;
            }
            words.add(new TextLine(source, at, wordEnd));
            at = source.skipBlanks(wordEnd);
        }
        return words;
    }

    /** The parts between commas. */
    List<TextLine> fields() {
        List<TextLine> fields = new ArrayList<>();
        int from = start;
        for (int at = start; at <= end; at++) {
            if (at == end || source.text().charAt(at) == ',') {
                fields.add(of(source, from, at));
                from = at + 1;
            }
        }
        return fields;
    }

    /** The same line without separators at its end: spreadsheets pad every line with them. */
    TextLine withoutPadding() {
        int last = end;
        while (last > start && " \t,;".indexOf(source.text().charAt(last - 1)) >= 0) {
            last--;
        }
        return new TextLine(source, start, last);
    }

    /** The same line without a comment at its end. */
    TextLine withoutComment() {
        int hash = text().indexOf('#'); // of this line only: large files would be searched to their end for every line
        return hash < 0 ? this : of(source, start, start + hash);
    }

    /** The text after {@code #}. */
    String statement() {
        return source.text().substring(start + 1, end);
    }

    /** The first word of its statement; none in a comment. */
    String keyword() {
        return source.text().substring(start + 1, keywordEnd());
    }

    /** The rest of its statement, after the keyword. */
    String argument() {
        return source.text().substring(keywordEnd(), end).strip();
    }

    private int keywordEnd() {
        int at = start + 1;
        while (at < end
                && !Character.isWhitespace(source.text().charAt(at))
                && source.text().charAt(at) != ':') {
            at++;
        }
        return at;
    }

    /** Whether its statement is a row of region numbers. */
    boolean isRegions() {
        return length() > 1 && Character.isDigit(charAt(1));
    }

    UserError error(String expected) {
        return error(UserError.quote(text()), expected);
    }

    UserError error(String found, String expected) {
        return source.error(start, found, expected);
    }
}
