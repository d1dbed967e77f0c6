package sudosat.cli.report;

import java.io.IOException;
import java.util.Optional;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.explain.Step;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/**
 * A puzzle and what came of explaining it.
 *
 * @param number in its file, from 1
 * @param format the puzzle's own, for its solution
 * @param explanation where there is a solution, or may be
 * @param difficulty where the explanation leads to the only solution
 * @param unknown why not all is known
 */
public record ExplainedPuzzle(
        int number,
        Puzzle puzzle,
        PuzzleFormat format,
        Uniqueness uniqueness,
        Optional<Explanation> explanation,
        Optional<Difficulty> difficulty,
        Optional<String> unknown) {

    /** Explains nothing yet. */
    public static ExplainedPuzzle begun(int number, Puzzle puzzle, PuzzleFormat format, Engine engine, Request request)
            throws InterruptedException {
        Uniqueness found = Uniqueness.of(puzzle, engine, request);
        Optional<Explanation> explanation =
                found.solvable() == Truth.NO ? Optional.empty() : Optional.of(new Explanation(puzzle, found.only()));
        return new ExplainedPuzzle(number, puzzle, format, found, explanation, Optional.empty(), found.unknown());
    }

    /** A puzzle of which nothing is known. */
    public static ExplainedPuzzle nothing(int number, Puzzle puzzle, PuzzleFormat format, String reason) {
        Uniqueness unknown = Uniqueness.unknown(reason);
        return new ExplainedPuzzle(
                number, puzzle, format, unknown, Optional.empty(), Optional.empty(), Optional.of(reason));
    }

    /** Explains to the end, or until time is over. */
    public ExplainedPuzzle wholly(Deadline deadline) {
        Optional<Explanation> steps = explanation.map(begun -> begun.toTheEnd(deadline));
        Optional<Difficulty> howHard = steps.flatMap(done -> done.difficulty(deadline));
        boolean isLate = steps.isPresent() && howHard.isEmpty() && deadline.isOver();
        return new ExplainedPuzzle(
                number, puzzle, format, uniqueness, steps, howHard, isLate ? Optional.of("time limit") : unknown);
    }

    /** Takes the next step, if there is one. */
    Optional<Step> next() {
        return explanation.flatMap(Explanation::next);
    }

    boolean isUnsolvable() {
        return uniqueness.solvable() == Truth.NO;
    }

    boolean isSolved() {
        return explanation.map(Explanation::isSolved).orElse(false);
    }

    /** How hard it is in words, or why that cannot be said. */
    String level() {
        return difficulty
                .map(Difficulty::level)
                .map(Level::title)
                .orElse(isUnsolvable() ? "unsolvable" : uniqueness.isAmbiguous() ? "ambiguous" : "unknown");
    }

    public ExitCode exitCode() {
        return unknown.isPresent() ? ExitCode.UNKNOWN : isUnsolvable() ? ExitCode.NO_SOLUTION : ExitCode.DONE;
    }

    /**
     * What people should know besides; several solutions are no failure, but whoever looks for the only one would wait
     * for it.
     */
    public String complaint() {
        String several =
                uniqueness.isAmbiguous() ? "several solutions: explained is only what holds in all of them" : "";
        return unknown.map(reason -> "unknown: " + reason).orElse(several);
    }

    /** The only solution, as the puzzle's format has it, or that there is none. */
    String solution() throws IOException {
        return grids(uniqueness.only());
    }

    /** Grids as the puzzle's format has them. */
    String grids(Optional<Tuple> values) throws IOException {
        StringBuilder text = new StringBuilder();
        format.writeSolution(values, text);
        return text.toString();
    }
}
