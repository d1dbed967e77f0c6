package sudosat.explain;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/** Solves a puzzle step by step, always by the easiest step available, and rates its difficulty. */
public final class Explanation {
    /** Values and positions in a group are bits of a word. */
    public static final int LARGEST_SIZE = Long.SIZE;

    /** Beyond every technique on the scale of Sudoku Explainer, a tenth more for every wrong guess. */
    private static final int EASIEST_GUESS = 95;

    private static final int HARDEST_GUESS = 119;
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
        Optional<Step> step =
                Techniques.first(board, finders, solution.isPresent()).or(() -> solution.map(this::guess));
        step.ifPresent(this::take);
        return step;
    }

    /**
     * Where no technique applies: tries the candidates of the cell that has fewest, lowest first. That all but the
     * right one lead nowhere need not be searched for again, as the solver has proven that there is one solution.
     */
    private Step guess(Tuple known) {
        int cell = IntStream.range(0, board.geometry().cells())
                .filter(other -> !board.isPlaced(other))
                .reduce((first, second) -> board.count(second) < board.count(first) ? second : first)
                .orElseThrow();
        int value = known.value(cell) - 1;
        long tried = board.values(cell);
        int wrong = Long.bitCount(tried & (1L << value) - 1);
        guesses += wrong + 1;
        return Step.placing(
                Technique.SEARCH,
                Math.min(HARDEST_GUESS, EASIEST_GUESS + wrong),
                cell * board.size() + value,
                () -> "of " + StepText.values(tried) + " in " + board.geometry().cellName(cell)
                        + " only this leads to a solution");
    }

    private void take(Step step) {
        solution.ifPresent(known -> requireSound(step, known));
        board.apply(step);
        steps.add(step);
    }

    /** No technique may be wrong, and none will be so without being noticed. */
    private void requireSound(Step step, Tuple known) {
        if (!IntStream.of(step.placed()).allMatch(candidate -> isTrue(candidate, known))
                || IntStream.of(step.removed()).anyMatch(candidate -> isTrue(candidate, known))) {
            throw new IllegalStateException("wrong step: " + text(step));
        }
    }

    private boolean isTrue(int candidate, Tuple known) {
        return known.value(candidate / board.size()) == candidate % board.size() + 1;
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
        return IntStream.of(numbers)
                .mapToObj(number -> new Candidate(number / board.size(), number % board.size() + 1))
                .toList();
    }

    /** {@code r3c5=4}, with {@code g2} before it in the second of several grids. */
    public String name(Candidate candidate) {
        return StepText.is(board.geometry(), candidate.cell() * board.size() + candidate.value() - 1);
    }

    /** The candidates of a cell after these steps, in order. */
    public int[] values(int cell) {
        return BitSet.valueOf(new long[] {board.values(cell)}).stream()
                .map(value -> value + 1)
                .toArray();
    }

    /** The values of all cells, in the shape of the grids. */
    public String table() {
        return new CandidateTable(puzzle, this::values).toString();
    }

    /** The values found, and the clues. */
    public Tuple reached() {
        int[] values = IntStream.range(0, board.geometry().cells())
                .map(cell -> board.isPlaced(cell) ? Long.numberOfTrailingZeros(board.values(cell)) + 1 : 0)
                .toArray();
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
        return again.isSolved()
                ? Optional.of(difficulty(again.steps.stream()
                        .mapToInt(step -> step.technique().weight())
                        .sum()))
                : Optional.empty();
    }

    private int hardest() {
        return steps.stream().mapToInt(Step::rating).max().orElse(0);
    }

    private Difficulty difficulty(int weight) {
        int backtracks = guesses
                - (int) steps.stream()
                        .filter(step -> step.technique() == Technique.SEARCH)
                        .count();
        return new Difficulty(hardest(), weight, score(backtracks), guesses, backtracks);
    }

    private double score(int backtracks) {
        int eliminated = steps.stream().mapToInt(step -> step.removed().length).sum();
        long indirect = steps.stream().filter(step -> step.placed().length == 0).count();
        return Difficulty.score(
                (double) empty / board.geometry().cells(),
                share(wrongCandidates, empty * (board.size() - 1)),
                share(eliminated, wrongCandidates),
                share(indirect, steps.size()),
                share(backtracks, backtracks + 1));
    }

    private static double share(long part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
