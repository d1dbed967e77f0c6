package sudosat.cnf;

import sudosat.io.ByteScanner;
import sudosat.io.UserError;

/**
 * A solver printed something that cannot be an answer; the message has the place, what was found and what was expected.
 */
public final class OutputError extends Exception {
    private static final long serialVersionUID = 1;

    /** What is wrong with it. */
    public enum Kind {
        /** It is not written as an answer is. */
        SYNTAX,
        /** It says two things that cannot both hold. */
        CONTRADICTION
    }

    private final Kind kind;

    private OutputError(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public static OutputError at(Kind kind, String source, ByteScanner input, String found, String expected) {
        String place = UserError.place(source, input.line(), input.column());
        return new OutputError(kind, place + ": found " + found + ", expected " + expected);
    }

    public Kind kind() {
        return kind;
    }
}
