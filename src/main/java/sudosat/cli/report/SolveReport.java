package sudosat.cli.report;

import java.io.IOException;
import java.util.Optional;
import sudosat.format.PuzzleFormat;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * Reports the solution of a puzzle, the number of its solutions, or its candidates.
 *
 * @param format of solutions
 * @param isCounted whether the number is asked for
 */
public record SolveReport(PuzzleFormat format, boolean isCounted) {
    private static final String UNKNOWN_LINE = "Unknown\n";

    public Reply solution(Result<Tuple> outcome) {
        if (outcome instanceof Result.Unknown<Tuple> undecided) {
            return new Reply(ExitCode.UNKNOWN, unanswered(), "unknown: " + undecided.reason());
        }
        ExitCode code = outcome instanceof Result.Found ? ExitCode.DONE : ExitCode.NO_SOLUTION;
        return new Reply(code, format.solutionText(outcome.found()), "");
    }

    /** The number of solutions, and what ended the count before all were found. */
    public Reply number(long solutions, Optional<String> limit) {
        return limit.isEmpty()
                ? new Reply(ExitCode.DONE, solutions + "\n", "")
                : new Reply(ExitCode.UNKNOWN, UNKNOWN_LINE, "unknown: " + limit.get() + ", at least " + solutions);
    }

    /** Candidates, as a table or a picture. */
    public Reply candidates(Result<String> outcome) {
        if (outcome instanceof Result.Unknown<String> undecided) {
            return new Reply(ExitCode.UNKNOWN, "", "unknown: " + undecided.reason());
        }
        return outcome.found()
                .map(text -> new Reply(ExitCode.DONE, text, ""))
                .orElseGet(() -> new Reply(ExitCode.NO_SOLUTION, "None\n", ""));
    }

    /** What stands above an answer in a batch: nothing above counts, one of which is on every line. */
    public String mark(int number) throws IOException {
        StringBuilder mark = new StringBuilder();
        if (!isCounted) {
            format.writeMark(number, mark);
        }
        return mark.toString();
    }

    /** Where one line answers each puzzle every puzzle has its line, so that the others keep theirs. */
    public String unanswered() {
        return format.isLineForLine() || isCounted ? UNKNOWN_LINE : "";
    }
}
