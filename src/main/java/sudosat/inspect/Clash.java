package sudosat.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sudosat.backend.BuiltIn;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Clues and rules of a puzzle that contradict each other. That each cell has one value is always part of the
 * contradiction and is not listed. A rule is one constraint, except that a cage and its sum count as one rule.
 *
 * @param clueCells the cells of the clues, in order
 * @param constraints of a cage with a sum first that its cells differ, then the sum
 */
public record Clash(Puzzle puzzle, List<Integer> clueCells, List<Constraint> constraints, Claim claim) {

    /** What to look for. */
    public enum Size {
        /** Clues and rules, none of which is redundant. */
        MINIMAL,
        /** As few clues and rules as possible. */
        SMALLEST
    }

    /** What is proven of a clash. */
    public enum Claim {
        /** It is a clash. A limit ended the search for redundant parts. */
        UNREDUCED,
        /** None of its clues and rules is redundant. */
        MINIMAL,
        /** No other clash has fewer clues and rules. */
        SMALLEST
    }

    /**
     * The progress of the search for a smallest clash.
     *
     * @param atLeast a lower bound on its clues and rules
     * @param atMost the size of the best clash found
     */
    public record Bounds(int atLeast, int atMost) {}

    public Clash {
        clueCells = List.copyOf(clueCells);
        constraints = List.copyOf(constraints);
    }

    /** Searches for a clash. At the deadline, returns the best one found. */
    public static Result<Clash> find(Puzzle puzzle, Size size, Deadline deadline) throws InterruptedException {
        return find(puzzle, size, BuiltIn.CDCL, deadline, bounds -> {});
    }

    /**
     * The same by our own solver or SAT4J.
     *
     * @param progress receives the bounds whenever they change
     */
    public static Result<Clash> find(
            Puzzle puzzle, Size size, BuiltIn engine, Deadline deadline, Consumer<Bounds> progress)
            throws InterruptedException {
        return new ClashSearch(puzzle, size, engine, deadline, progress).find();
    }

    /** Clues, then rules, such as {@code r1c1=5} and {@code row 1 of grid 1}. */
    public List<String> names() {
        return Stream.concat(
                        clueCells.stream().map(cell -> name(cell, puzzle)),
                        rules(constraints).stream().map(rule -> rule.get(0).name(puzzle.size())))
                .toList();
    }

    /** A clue as in {@code r1c1=5}. */
    static String name(int cell, Puzzle puzzle) {
        return Cell.of(cell, puzzle.size()).name(puzzle.grids()) + "="
                + puzzle.clues().value(cell);
    }

    /** Constraints that belong together, such as the two of a cage: its sum, and that its cells differ. */
    static List<List<Constraint>> rules(List<Constraint> constraints) {
        List<List<Constraint>> rules = new ArrayList<>();
        for (Constraint constraint : constraints) {
            int last = rules.size() - 1;
            if (last < 0 || rules.get(last).get(0).cells() != constraint.cells()) {
                rules.add(new ArrayList<>());
                last++;
            }
            rules.get(last).add(constraint);
        }
        return rules;
    }
}
