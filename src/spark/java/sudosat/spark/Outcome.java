package sudosat.spark;

import java.util.Arrays;

/** How a puzzle ended, by the exit code that the command has for it; from the worst on, as the command rates them. */
enum Outcome {
    UNREADABLE(2, "unreadable"),
    BACKEND_ERROR(3, "backend error"),
    FAILS(1, "fails"),
    UNKNOWN(4, "unknown"),
    NO_SOLUTION(20, "no solution"),
    DONE(0, "done");

    final int exitCode;
    /** What the counter and the column say. */
    final String title;

    Outcome(int exitCode, String title) {
        this.exitCode = exitCode;
        this.title = title;
    }

    static Outcome of(int exitCode) {
        return Arrays.stream(values())
                .filter(outcome -> outcome.exitCode == exitCode)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("exit code " + exitCode));
    }
}
