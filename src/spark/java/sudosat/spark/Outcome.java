package sudosat.spark;

import java.util.Arrays;
import sudosat.cli.report.ExitCode;

/** How a puzzle ended, by the exit code that the command has for it; from the worst on, as the command rates them. */
enum Outcome {
    UNREADABLE(ExitCode.USER_ERROR, "unreadable"),
    BACKEND_ERROR(ExitCode.BACKEND_ERROR, "backend error"),
    FAILS(ExitCode.PROPERTY_FAILS, "fails"),
    UNKNOWN(ExitCode.UNKNOWN, "unknown"),
    NO_SOLUTION(ExitCode.NO_SOLUTION, "no solution"),
    DONE(ExitCode.DONE, "done");

    final int exitCode;
    /** What the counter and the column say. */
    final String title;

    Outcome(ExitCode exitCode, String title) {
        this.exitCode = exitCode.number;
        this.title = title;
    }

    static Outcome of(int exitCode) {
        return Arrays.stream(values())
                .filter(outcome -> outcome.exitCode == exitCode)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("exit code " + exitCode));
    }
}
