package sudosat.cli.report;

import sudosat.io.JsonObject;

/** What a command found out about a puzzle: for people, or for programs. */
public interface Report {
    ExitCode exitCode();

    /** For the only puzzle. */
    String lines();

    /** For a puzzle of a batch. */
    default String line() {
        return lines();
    }

    /** One object; docs/reference/json.md lists its keys. */
    JsonObject json(int number);

    /** What to say on standard error besides; may be empty. */
    default String message() {
        return "";
    }
}
