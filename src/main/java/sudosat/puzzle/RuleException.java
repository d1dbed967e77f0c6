package sudosat.puzzle;

/** A rule that cannot be read or does not fit its grid; the message says what was found and what was expected. */
public final class RuleException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public RuleException(String found, String expected) {
        super("found " + found + ", expected " + expected);
    }
}
