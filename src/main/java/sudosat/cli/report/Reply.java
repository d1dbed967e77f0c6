package sudosat.cli.report;

import java.io.IOException;
import java.io.Writer;

/**
 * What came of a puzzle.
 *
 * @param text what to print
 * @param complaint for standard error; may be empty
 */
public record Reply(ExitCode code, String text, String complaint) {

    /** Prints the reply to the only puzzle. */
    public ExitCode print(Console console, Writer out) throws IOException {
        out.write(text);
        if (!complaint.isEmpty()) {
            console.warn(complaint);
        }
        return code;
    }

    /** The same with something in front of the text. */
    public Reply after(String heading) {
        return new Reply(code, heading + text, complaint);
    }
}
