package sudosat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.generate.Filling;
import sudosat.generate.Generator;
import sudosat.generate.Symmetry;
import sudosat.generate.rules.GeneratedRule;
import sudosat.io.Limits;
import sudosat.io.UserError;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/**
 * The puzzle that a generator should make. Immutable: every method returns changed settings.
 *
 * <pre>{@code
 * PuzzleSettings killer = PuzzleSettings.boxes(3).grids(1).rule("killer").difficulty(Level.HARD);
 * }</pre>
 */
public final class PuzzleSettings implements Cloneable {
    private static final int USUAL_GRIDS = 2;

    private final Shape shape;
    private int grids = USUAL_GRIDS;
    private Differ differ = Differ.EVERYWHERE;
    private List<String> rules = List.of();
    private Optional<Tuple> solution = Optional.empty();
    private Optional<Filling> filling = Optional.empty();
    private Symmetry symmetry = Symmetry.NONE;
    private OptionalInt holes = OptionalInt.empty();
    private Optional<Level> difficulty = Optional.empty();
    private long conflicts = Long.MAX_VALUE;

    private PuzzleSettings(Shape shape) {
        this.shape = shape;
    }

    private PuzzleSettings with(Consumer<PuzzleSettings> change) {
        try {
            PuzzleSettings copy = (PuzzleSettings) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A minimal pair with boxes of k rows and k columns. */
    public static PuzzleSettings boxes(int k) {
        return boxes(new Shape(k, k));
    }

    /** A minimal pair with boxes of this shape. */
    public static PuzzleSettings boxes(Shape shape) {
        return new PuzzleSettings(shape);
    }

    /** The number of grids (default: 2). */
    public PuzzleSettings grids(int number) {
        if (number < 1 || number > Limits.GRIDS) {
            throw new UserError("found " + number + " grids, expected 1 to " + Limits.number(Limits.GRIDS));
        }
        return with(copy -> copy.grids = number);
    }

    /** Where corresponding cells differ (default: everywhere). */
    public PuzzleSettings differ(Differ where) {
        return with(copy -> copy.differ = where);
    }

    /**
     * Adds a rule, as in a rule line. For {@code killer}, {@code greater}, {@code sandwich} or {@code jigsaw} alone,
     * the generator chooses cells and sums.
     */
    public PuzzleSettings rule(String line) {
        List<String> more = new ArrayList<>(rules);
        more.add(line);
        return with(copy -> copy.rules = more);
    }

    /** Removes clues from these grids, instead of random ones; they also set the number of grids. */
    public PuzzleSettings solution(Tuple filled) {
        return with(copy -> {
            copy.solution = Optional.of(filled);
            copy.grids = filled.grids();
        });
    }

    /** How to fill grids (default: uniform for plain grids of size 4 and below, else mixed). */
    public PuzzleSettings fill(Filling how) {
        return with(copy -> copy.filling = Optional.of(how));
    }

    /** The symmetry of the clues (default: none). */
    public PuzzleSettings symmetry(Symmetry kind) {
        return with(copy -> copy.symmetry = kind);
    }

    /** The exact number of holes (default: as many as it takes to have no redundant clue). */
    public PuzzleSettings holes(int number) {
        return with(copy -> copy.holes = OptionalInt.of(number));
    }

    /** The difficulty (default: any). */
    public PuzzleSettings difficulty(Level level) {
        if (shape.size() > Explanation.LARGEST_SIZE) {
            throw new UserError(UserError.option("difficulty") + ": found size " + shape.size() + ", expected at most "
                    + Explanation.LARGEST_SIZE);
        }
        return with(copy -> copy.difficulty = Optional.of(level));
    }

    /** Keeps a clue that is not proven redundant or necessary within N conflicts (default: no limit). */
    public PuzzleSettings conflicts(long most) {
        return with(copy -> copy.conflicts = most);
    }

    /**
     * Checks that these settings can be used to search for the fewest clues.
     *
     * @throws UserError if they hold more than given rules and a solution
     */
    public void requirePlain() {
        refuseWithFewest(UserError.option("holes"), holes.isPresent());
        refuseWithFewest(UserError.option("difficulty"), difficulty.isPresent());
        refuseWithFewest(UserError.option("symmetry"), symmetry != Symmetry.NONE);
        refuseWithFewest(UserError.option("differ") + " holes", differ == Differ.HOLES);
        refuseWithFewest(UserError.option("conflicts"), conflicts != Long.MAX_VALUE);
        refuseWithFewest("a generated " + UserError.option("rule"), !generated().isEmpty());
    }

    private static void refuseWithFewest(String option, boolean isGiven) {
        if (isGiven) {
            throw new UserError(UserError.option("fewest") + " cannot be combined with " + option);
        }
    }

    /** The number of cells of all grids. */
    public int cells() {
        return shape.cells() * grids;
    }

    /**
     * What the generator needs to know.
     *
     * @throws UserError if settings contradict each other
     */
    public Generator.Spec spec() {
        Puzzle wanted = rules();
        solution.ifPresent(filled -> requireSolution(wanted, filled));
        if (holes.isPresent() && (holes.getAsInt() < 0 || holes.getAsInt() > cells())) {
            throw new UserError(
                    UserError.option("holes") + ": found " + holes.getAsInt() + ", expected 0 to " + cells());
        }
        return new Generator.Spec(
                wanted, generated(), solution, filling(wanted), symmetry, holes, conflicts, difficulty);
    }

    private Filling filling(Puzzle wanted) {
        return filling.orElse(shape.size() <= 4 && wanted.rules().isEmpty() ? Filling.UNIFORM : Filling.MIXED);
    }

    private Puzzle rules() {
        List<GridRule> parsed = new ArrayList<>();
        try {
            for (String rule : rules) {
                if (GeneratedRule.parse(rule).isEmpty()) {
                    parsed.add(Rules.parseLine(rule));
                }
            }
            return new Puzzle(shape, Tuple.empty(shape.size(), grids), differ, parsed);
        } catch (RuleException wrong) {
            throw new UserError(UserError.option("rule") + ": " + wrong.getMessage());
        }
    }

    private List<GeneratedRule> generated() {
        if (rules.isEmpty()) {
            return List.of(); // without the comparator, which takes 5 ms the first time
        }
        return rules.stream()
                .flatMap(rule -> GeneratedRule.parse(rule).stream())
                .sorted(Comparator.comparing(GeneratedRule::kind))
                .toList();
    }

    private static void requireSolution(Puzzle wanted, Tuple filled) {
        List<String> violations = Checker.violations(wanted, filled);
        if (!violations.isEmpty()) {
            throw new UserError(UserError.option("solution") + ": " + violations.get(0));
        }
    }
}
