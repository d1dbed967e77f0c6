package sudosat.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/** Solves a puzzle step by step, always by the easiest step available, and rates its difficulty. */
public final class Explanation {
    /** Values and positions in a group are bits of a word. */
    public static final int LARGEST_SIZE = Long.SIZE;

    private final Puzzle puzzle;
    private final List<Finder> finders;
    private final Board board;
    private final Optional<Tuple> solution;
    private final List<Step> steps = new ArrayList<>();
    private final int empty;
    private final int wrongCandidates;
    private int guesses;

    /**
     * An explanation before its first step, in the order of Sudoku Explainer.
     *
     * @param puzzle one that has a solution, of a size up to the largest
     * @param solution its solution if it is known to be unique; without it, no technique assumes uniqueness
     */
    public Explanation(Puzzle puzzle, Optional<Tuple> solution) {
        this(puzzle, solution, Techniques.ALL);
    }

    Explanation(Puzzle puzzle, Optional<Tuple> solution, List<Finder> finders) {
        this.puzzle = puzzle;
        this.finders = finders;
        this.solution = solution;
        board = Board.of(puzzle);
        empty = board.left();
        wrongCandidates = board.candidates() - board.geometry().cells();
    }

    /** The level of a puzzle with this unique solution, if time allows. */
    public static Optional<Level> level(Puzzle puzzle, Tuple solution, Deadline deadline) {
        return new Explanation(puzzle, Optional.of(solution)).toTheEnd(deadline).level();
    }

    /** The level of the steps, if they solved the puzzle. */
    public Optional<Level> level() {
        return isSolved() ? Optional.of(Level.of(hardest())) : Optional.empty();
    }

    /**
     * Whether steps of at most this level solve a puzzle without assuming uniqueness. If so, they prove that its
     * solution is unique.
     */
    public static boolean isWithin(Level level, Puzzle puzzle) {
        return isWithin(level, puzzle, Deadline.NONE);
    }

    /** The same. Returns false if the deadline or an interrupt ends the search. */
    public static boolean isWithin(Level level, Puzzle puzzle, Deadline deadline) {
        Explanation explanation = new Explanation(puzzle, Optional.empty(), Techniques.upTo(level));
        Optional<Step> step = explanation.next();
        while (step.isPresent()
                && Level.of(step.get().rating()).compareTo(level) <= 0
                && !deadline.isOverOrInterrupted()) {
            step = explanation.next();
        }
        return step.isEmpty() && explanation.isSolved();
    }

    /** Goes on until the puzzle is solved, no technique applies, or the deadline passes. */
    public Explanation toTheEnd(Deadline deadline) {
        while (!deadline.isOver() && next().isPresent()) {}
        return this;
    }

    /** Makes the next step, if there is one. */
    public Optional<Step> next() {
        if (isSolved()) {
            return Optional.empty();
        }
        Optional<Step> step = Techniques.first(board, finders, solution.isPresent());
        if (step.isEmpty() && solution.isPresent()) {
            GuessStep search = GuessStep.in(board, solution.get());
            guesses += search.guesses();
            step = Optional.of(search.step());
        }
        step.ifPresent(this::take);
        return step;
    }

    private void take(Step step) {
        solution.ifPresent(known -> requireSound(step, known));
        board.apply(step);
        steps.add(step);
    }

    /** No technique may be wrong, and none will be so without being noticed. */
    private void requireSound(Step step, Tuple known) {
        for (int candidate : step.placed()) {
            if (known.value(candidate / board.size()) != candidate % board.size() + 1) {
                throw new IllegalStateException("wrong step: " + text(step));
            }
        }
        for (int candidate : step.removed()) {
            if (known.value(candidate / board.size()) == candidate % board.size() + 1) {
                throw new IllegalStateException("wrong step: " + text(step));
            }
        }
    }

    public boolean isSolved() {
        return board.left() == 0;
    }

    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** {@code hidden single: no other place for 4 in row 3 => r3c5=4}. */
    public String text(Step step) {
        return step.technique().title() + ": " + step.because().get() + " => " + outcome(step);
    }

    /** The conclusion of a step: {@code r3c5=4}, {@code r1c2, r1c3<>4; r2c2<>5}. */
    public String outcome(Step step) {
        return StepText.outcome(board.geometry(), step);
    }

    /** The values that a step places. */
    public List<Candidate> placed(Step step) {
        return candidates(step.placed());
    }

    /** The candidates that a step removes. */
    public List<Candidate> removed(Step step) {
        return candidates(step.removed());
    }

    private List<Candidate> candidates(int[] numbers) {
        List<Candidate> candidates = new ArrayList<>(numbers.length);
        for (int number : numbers) {
            candidates.add(new Candidate(number / board.size(), number % board.size() + 1));
        }
        return candidates;
    }

    /** {@code r3c5=4}, with {@code g2} before it in the second of several grids. */
    public String name(Candidate candidate) {
        return StepText.is(board.geometry(), candidate.cell() * board.size() + candidate.value() - 1);
    }

    /** The candidates of a cell after these steps, in order. */
    public int[] values(int cell) {
        int[] values = new int[board.count(cell)];
        long left = board.values(cell);
        for (int i = 0; i < values.length; i++, left &= left - 1) {
            values[i] = Long.numberOfTrailingZeros(left) + 1;
        }
        return values;
    }

    /** The values of all cells, in the shape of the grids. */
    public String table() {
        return new CandidateTable(puzzle, this::values).toString();
    }

    /** The values found, and the clues. */
    public Tuple reached() {
        int[] values = new int[board.geometry().cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = board.isPlaced(cell) ? Long.numberOfTrailingZeros(board.values(cell)) + 1 : 0;
        }
        return new Tuple(board.size(), values);
    }

    /** The techniques used, from the easiest on. */
    public Map<Technique, Use> uses() {
        Map<Technique, Use> uses = new EnumMap<>(Technique.class);
        for (Step step : steps) {
            uses.merge(step.technique(), Use.of(step), Use::and);
        }
        return uses;
    }

    /**
     * The difficulty of the puzzle; empty if it is not solved, or the deadline passes before it is known. HoDoKu's sum
     * takes as long as the explanation, because the puzzle is solved once more in HoDoKu's order.
     */
    public Optional<Difficulty> difficulty(Deadline deadline) {
        if (!isSolved()) {
            return Optional.empty();
        }
        Explanation again = new Explanation(puzzle, solution, Techniques.HODOKU).toTheEnd(deadline);
        return again.isSolved() ? Optional.of(difficulty(again.weight())) : Optional.empty();
    }

    private int weight() {
        int weight = 0;
        for (Step step : steps) {
            weight += step.technique().weight();
        }
        return weight;
    }

    private int hardest() {
        int hardest = 0;
        for (Step step : steps) {
            hardest = Math.max(hardest, step.rating());
        }
        return hardest;
    }

    private Difficulty difficulty(int weight) {
        int backtracks = guesses;
        for (Step step : steps) {
            backtracks -= step.technique() == Technique.SEARCH ? 1 : 0;
        }
        return new Difficulty(hardest(), weight, factors(backtracks).score(), guesses, backtracks);
    }

    private Factors factors(int backtracks) {
        int cells = board.geometry().cells();
        int eliminated = 0;
        int indirect = 0;
        for (Step step : steps) {
            eliminated += step.removed().length;
            indirect += step.placed().length == 0 ? 1 : 0;
        }
        return new Factors(
                (double) empty / cells,
                share(wrongCandidates, empty * (board.size() - 1)),
                share(eliminated, wrongCandidates),
                share(indirect, steps.size()),
                share(backtracks, backtracks + 1));
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
