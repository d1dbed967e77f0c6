package sudosat.cli.report;

import java.util.Optional;
import sudosat.ExplainedPuzzle;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.explain.Step;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Puzzle;

/**
 * An explained puzzle as it is reported.
 *
 * @param number in its file, from 1
 * @param format the puzzle's own, for its solution
 */
public record ExplainReport(int number, PuzzleFormat format, ExplainedPuzzle explained) {

    /** A puzzle of which nothing is known. */
    public static ExplainReport unknown(int number, Puzzle puzzle, PuzzleFormat format, String reason) {
        Uniqueness unknown = Uniqueness.unknown(reason);
        return new ExplainReport(
                number,
                format,
                new ExplainedPuzzle(puzzle, unknown, Optional.empty(), Optional.empty(), unknown.unknown()));
    }

    /** Takes the next step, if there is one. */
    Optional<Step> next() {
        return explained.explanation().flatMap(Explanation::next);
    }

    boolean isUnsolvable() {
        return explained.uniqueness().solvable() == Truth.NO;
    }

    boolean isSolved() {
        return explained.uniqueness().only().isPresent()
                && explained.explanation().map(Explanation::isSolved).orElse(false);
    }

    /** How hard it is in words, or why that cannot be said. */
    String level() {
        return explained
                .difficulty()
                .map(Difficulty::level)
                .map(Level::title)
                .orElse(isUnsolvable() ? "unsolvable" : explained.uniqueness().isAmbiguous() ? "ambiguous" : "unknown");
    }

    public ExitCode exitCode() {
        return explained.unknown().isPresent()
                ? ExitCode.UNKNOWN
                : isUnsolvable() ? ExitCode.NO_SOLUTION : ExitCode.DONE;
    }

    /**
     * What people should know besides; several solutions are no failure, but whoever looks for the only one would wait
     * for it.
     */
    public String message() {
        String several = explained.uniqueness().isAmbiguous() ? "several solutions: the steps hold in all of them" : "";
        return explained.unknown().map(reason -> "unknown: " + reason).orElse(several);
    }

    /** The only solution, as the puzzle's format has it, or that there is none. */
    String solution() {
        return format.solutionText(explained.uniqueness().only());
    }
}
