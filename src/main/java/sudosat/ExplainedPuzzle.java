package sudosat;

import java.util.List;
import java.util.Optional;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.io.UserError;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.Hint;
import sudosat.render.PicturedPuzzle;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * A puzzle with the steps that solve it.
 *
 * @param explanation the steps, unless there is no solution
 * @param difficulty known if the steps lead to a unique solution
 * @param unknown why something is unknown, if so
 */
public record ExplainedPuzzle(
        Puzzle puzzle,
        Uniqueness uniqueness,
        Optional<Explanation> explanation,
        Optional<Difficulty> difficulty,
        Optional<String> unknown) {

    /**
     * A puzzle with no step yet.
     *
     * @param found what is known about its solutions
     * @throws UserError if the grids are too large
     */
    public static ExplainedPuzzle begin(Puzzle puzzle, Uniqueness found) {
        requireSize(puzzle);
        Optional<Explanation> explanation =
                found.solvable() == Truth.NO ? Optional.empty() : Optional.of(new Explanation(puzzle, found.only()));
        return new ExplainedPuzzle(puzzle, found, explanation, Optional.empty(), found.unknown());
    }

    /** A puzzle with all the steps there is time for, if it has a unique solution and is not too large. */
    static ExplainedPuzzle ifUnique(Puzzle puzzle, Uniqueness found, Deadline deadline) {
        Optional<Explanation> explanation = found.only()
                .filter(solution -> puzzle.size() <= Explanation.LARGEST_SIZE)
                .map(solution -> new Explanation(puzzle, Optional.of(solution)).toTheEnd(deadline));
        return new ExplainedPuzzle(puzzle, found, explanation, Optional.empty(), found.unknown());
    }

    /** What a picture shows about it. */
    PicturedPuzzle pictured() {
        List<Hint> hints = explanation.stream()
                .flatMap(known ->
                        known.steps().stream().map(step -> new Hint(known.text(step), step.placed(), step.removed())))
                .toList();
        String level = explanation.flatMap(Explanation::level).map(Level::title).orElse("");
        return new PicturedPuzzle(puzzle, uniqueness.only(), hints, level);
    }

    /**
     * Checks that a puzzle can be explained.
     *
     * @throws UserError if its grids are too large
     */
    public static void requireSize(Puzzle puzzle) {
        if (puzzle.size() > Explanation.LARGEST_SIZE) {
            throw new UserError(
                    "explain: found grids of size " + puzzle.size() + ", expected at most " + Explanation.LARGEST_SIZE);
        }
    }

    /**
     * All steps, or as many as there is time for. Where it was unknown whether the solution is unique, steps that solve
     * the puzzle prove it; then they begin anew, as techniques that assume a unique solution may be easier.
     */
    public ExplainedPuzzle toTheEnd(Deadline deadline) {
        Optional<Explanation> steps = explanation.map(begun -> begun.toTheEnd(deadline));
        Optional<Tuple> solution = steps.filter(Explanation::isSolved)
                .map(Explanation::reached)
                .filter(reached -> Checker.violations(puzzle, reached).isEmpty());
        if (solution.isPresent() && uniqueness.unknown().isPresent()) {
            Uniqueness proven = Uniqueness.of(solution.get(), new Result.None<>());
            ExplainedPuzzle again = begin(puzzle, proven).toTheEnd(deadline);
            return again.explanation().filter(Explanation::isSolved).isPresent()
                    ? again
                    : new ExplainedPuzzle(puzzle, proven, steps, Optional.empty(), Optional.of(Result.TIME_LIMIT));
        }
        Optional<Difficulty> rated = solution.flatMap(reached -> steps.get().difficulty(deadline));
        boolean isLate = steps.isPresent() && rated.isEmpty() && deadline.isOver();
        return new ExplainedPuzzle(puzzle, uniqueness, steps, rated, isLate ? Optional.of(Result.TIME_LIMIT) : unknown);
    }
}
