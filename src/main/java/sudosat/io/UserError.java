package sudosat.io;

/** Wrong usage or bad input, which the user can correct. The message says how. */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Stands before the name of an option; no text from outside holds it in a message. */
    private static final String OPTION = "\u0001";

    public UserError(String message) {
        super(message);
    }

    /** An option in a message: programs see {@code option boxes}, others {@code --boxes}. */
    public static String option(String name) {
        return OPTION + name;
    }

    @Override
    public String getMessage() {
        return super.getMessage().replace(OPTION, "option ");
    }

    /** The message with options as users of the command line write them. */
    public String commandLineMessage() {
        return super.getMessage().replace(OPTION, "--");
    }

    /** Bad input at a place. Line and column count from 1; 0 leaves them out. */
    public static UserError at(String source, long line, long column, String found, String expected) {
        return new UserError(place(source, line, column) + ": found " + found + ", expected " + expected);
    }

    /** A place as compilers write it: {@code file:line:column}. */
    public static String place(String source, long line, long column) {
        return source + (line > 0 ? ":" + line : "") + (line > 0 && column > 0 ? ":" + column : "");
    }

    /** A text from outside, for a message: in quotes, shortened, with control characters made visible. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder("'");
        text.codePoints().limit(Limits.QUOTE).forEach(c -> appendVisible(quoted, c));
        return quoted.append(text.codePointCount(0, text.length()) > Limits.QUOTE ? "…'" : "'")
                .toString();
    }

    /** The text with control characters made visible, except line feeds and tabs. */
    public static String visible(String text) {
        StringBuilder visible = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\n' || c == '\t') {
                visible.append((char) c);
            } else {
                appendVisible(visible, c);
            }
        });
        return visible.toString();
    }

    private static void appendVisible(StringBuilder text, int c) {
        if (isHidden(c) || c == '\uFFFD') {
            text.append(String.format("\\x%02x", c));
        } else {
            text.appendCodePoint(c);
        }
    }

    /** Whether a terminal would obey a character, hide it or reverse the text because of it. */
    static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    /** Messages are for people; the place in the program is not part of them. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
