package sudosat.cli.report;

import java.io.IOException;
import java.io.Writer;
import sudosat.io.JsonObject;
import sudosat.io.UserError;

/**
 * What came of a puzzle.
 *
 * @param text what to print
 * @param message for standard error; may be empty
 */
public record Reply(ExitCode code, String text, String message) {

    /** The object for a puzzle that cannot be read, which does not end a batch for programs. */
    public static Reply unreadable(int number, UserError wrong) {
        String row = new JsonObject()
                .put("puzzle", number)
                .put("error", wrong.commandLineMessage())
                .line();
        return new Reply(ExitCode.USER_ERROR, row, wrong.commandLineMessage());
    }

    /** Prints the reply to the only puzzle. */
    public ExitCode print(Console console, Writer out) throws IOException {
        out.write(text);
        if (!message.isEmpty()) {
            out.flush(); // if nobody reads it, nobody wants the message either
            console.warn(message);
        }
        return code;
    }

    /** The same with something in front of the text. */
    public Reply after(String heading) {
        return new Reply(code, heading + text, message);
    }
}
