package sudosat.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import sudosat.backend.BackendError;
import sudosat.candidates.Candidates;
import sudosat.cnf.Model;
import sudosat.encode.Variables;
import sudosat.encode.Variables.UndecodableException;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Turns models into solutions, and lets none pass that breaks a rule. */
public final class Decoder {
    private static final int VIOLATIONS_SHOWN = 3;
    private static final int MOST_KNOWN = 1_000;

    private final Puzzle puzzle;
    private final String solver;
    private final String blame;

    /** For models that the named solver found for the puzzle. */
    public Decoder(Puzzle puzzle, String solver) {
        this(puzzle, solver, "a wrong model");
    }

    /** For models that, if they are wrong, are to be called what is given last. */
    public Decoder(Puzzle puzzle, String solver, String blame) {
        this.puzzle = puzzle;
        this.solver = solver;
        this.blame = blame;
    }

    /**
     * The solution that a model describes.
     *
     * @throws BackendError if it describes none
     */
    public Tuple decode(Model model) {
        Tuple solution = filled(model);
        requireSolved(puzzle, solution);
        return solution;
    }

    /**
     * The filled grids that a model describes, whatever rules they break.
     *
     * @throws BackendError if it describes none
     */
    public Tuple filled(Model model) {
        try {
            return grids(puzzle, model);
        } catch (UndecodableException unfilled) {
            throw wrong(unfilled.getMessage());
        }
    }

    /**
     * Checks that filled grids solve a puzzle.
     *
     * @throws BackendError if they do not
     */
    public void requireSolved(Puzzle other, Tuple filled) {
        brokenRules(other, filled).ifPresent(rules -> {
            throw wrong(rules);
        });
    }

    /**
     * A solution, unless it breaks the candidates that the solver was given. A search that splits a puzzle into parts
     * would find it twice.
     */
    Tuple within(Candidates candidates, Tuple solution) {
        for (int cell = 0; cell < solution.cells(); cell++) {
            if (!candidates.isOpen(cell, solution.value(cell))) {
                throw wrong(Cell.of(cell, puzzle.size()).name(puzzle.grids()) + " is " + solution.value(cell)
                        + ", which was excluded");
            }
        }
        return solution;
    }

    /** Decodes models of a list, and remembers the first ones: a solver that repeats itself comes back to them. */
    Predicate<Model> decodingEach(Predicate<Tuple> wantsMore) {
        Set<Tuple> known = new HashSet<>();
        return model -> {
            Tuple solution = decode(model);
            requireNew(known.size() < MOST_KNOWN ? known.add(solution) : !known.contains(solution));
            return wantsMore.test(solution);
        };
    }

    void requireNew(boolean isNew) {
        if (!isNew) {
            throw wrong("a solution that it has returned before");
        }
    }

    /** Why a model describes no solution of the puzzle; empty if it does. */
    public static Optional<String> fault(Puzzle puzzle, Model model) {
        try {
            return brokenRules(puzzle, grids(puzzle, model));
        } catch (UndecodableException unfilled) {
            return Optional.of(unfilled.getMessage());
        }
    }

    private static Tuple grids(Puzzle puzzle, Model model) throws UndecodableException {
        return new Variables(puzzle.size(), puzzle.grids()).decode(model);
    }

    private static Optional<String> brokenRules(Puzzle puzzle, Tuple solution) {
        List<String> violations = Checker.violations(puzzle, solution);
        return violations.isEmpty() ? Optional.empty() : Optional.of(shown(violations));
    }

    /** The error that a model is wrong. */
    public BackendError wrong(String why) {
        return new BackendError(solver + " returned " + blame + ": " + why);
    }

    private static String shown(List<String> violations) {
        int more = violations.size() - VIOLATIONS_SHOWN;
        String shown = String.join("; ", violations.subList(0, Math.min(VIOLATIONS_SHOWN, violations.size())));
        return more > 0 ? shown + "; and " + more + " more" : shown;
    }
}
