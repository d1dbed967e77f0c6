package sudosat.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Judges a solution by the rules alone. It knows nothing of clauses: every solver's answer has to get past it. */
public final class Checker {
    private Checker() {}

    /** What is wrong with the solution, in words; empty if it solves the puzzle. */
    public static List<String> violations(Puzzle puzzle, Tuple solution) {
        if (solution.size() != puzzle.size() || solution.grids() != puzzle.grids()) {
            return List.of("the solution has " + shape(solution) + ", the puzzle " + shape(puzzle.clues()));
        }
        List<String> violations = new ArrayList<>();
        Tuple clues = puzzle.clues();
        for (int cell = 0; cell < solution.cells(); cell++) {
            int clue = clues.value(cell);
            int value = solution.value(cell);
            if (value == 0) {
                violations.add(Cell.of(cell, puzzle.size()).name(puzzle.grids()) + " is empty");
            } else if (clue != 0 && clue != value) {
                violations.add(
                        Cell.of(cell, puzzle.size()).name(puzzle.grids()) + " is " + value + ", the clue is " + clue);
            }
        }
        checkConstraints(puzzle, solution, violations);
        return violations;
    }

    /** Passes on solutions of our own searches; a wrong one is a bug and ends the search. */
    public static Predicate<Tuple> checking(Puzzle puzzle, Predicate<Tuple> receiver) {
        return solution -> {
            List<String> violations = violations(puzzle, solution);
            if (!violations.isEmpty()) {
                throw new IllegalStateException("a wrong solution: " + violations.get(0));
            }
            return receiver.test(solution);
        };
    }

    /** The rules that the clues break by themselves, in words. */
    public static List<String> brokenByClues(Puzzle puzzle) {
        List<String> broken = new ArrayList<>();
        checkConstraints(puzzle, puzzle.clues(), broken);
        return broken;
    }

    private static void checkConstraints(Puzzle puzzle, Tuple values, List<String> violations) {
        for (Constraint constraint : puzzle.constraints()) {
            Optional<String> violation = constraint.violation(values);
            if (violation.isPresent()) {
                violations.add(constraint.name(puzzle.size()) + ": " + violation.get());
            }
        }
    }

    private static String shape(Tuple tuple) {
        return tuple.grids() + (tuple.grids() == 1 ? " grid" : " grids") + " of size " + tuple.size();
    }
}
