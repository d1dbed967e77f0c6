package sudosat.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudosat.backend.Deadline;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/** How a puzzle is solved step by step, always by the easiest step that there is, and how hard that is. */
public final class Explanation {
  /** Values and places in a group are bits of a word. */
  public static final int LARGEST_SIZE = Long.SIZE;

  private final Board board;
  private final Optional<Tuple> solution;
  private final List<Step> steps = new ArrayList<>();
  private final int empty;
  private final int wrongCandidates;
  private int guesses;

  /**
   * An explanation yet to begin.
   *
   * @param puzzle one that has a solution, of a size up to the largest
   * @param solution its solution if it is known to be the only one; without it, nothing is tried that rests on that
   */
  public Explanation(Puzzle puzzle, Optional<Tuple> solution) {
    board = Board.of(puzzle);
    this.solution = solution;
    empty = board.left();
    wrongCandidates = board.candidates() - board.layout().cells();
  }

  /** How hard a puzzle with this only solution is. */
  public static Level level(Puzzle puzzle, Tuple solution) {
    return new Explanation(puzzle, Optional.of(solution)).toTheEnd(Deadline.NONE).difficulty().level();
  }

  /** Whether a puzzle is solved by steps of this level at most that do not rest on there being one solution: they prove that there is. */
  public static boolean isWithin(Level level, Puzzle puzzle) {
    Explanation explanation = new Explanation(puzzle, Optional.empty());
    Optional<Step> step = explanation.next();
    while (step.isPresent() && Level.of(step.get().rating()).compareTo(level) <= 0) {
      step = explanation.next();
    }
    return step.isEmpty() && explanation.isSolved();
  }

  /** Goes on until the puzzle is solved, nothing helps any more, or time is over. */
  public Explanation toTheEnd(Deadline deadline) {
    while (!deadline.isOver() && next().isPresent()) {
    }
    return this;
  }

  /** Takes the next step, if there is one. */
  public Optional<Step> next() {
    if (isSolved()) {
      return Optional.empty();
    }
    Optional<Step> step = Techniques.easiest(board, solution.isPresent());
    if (step.isEmpty() && solution.isPresent()) {
      Search search = Search.in(board, solution.get());
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

  /** What follows of a step: {@code r3c5=4}, {@code r1c2, r1c3<>4; r2c2<>5}. */
  public String outcome(Step step) {
    return Words.outcome(board.layout(), step);
  }

  /** The values found, and the clues. */
  public Tuple reached() {
    int[] values = new int[board.layout().cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = board.isPlaced(cell) ? Long.numberOfTrailingZeros(board.values(cell)) + 1 : 0;
    }
    return new Tuple(board.size(), values);
  }

  /** How often each technique was used; those that were not are not there. */
  public Map<Technique, Integer> uses() {
    Map<Technique, Integer> uses = new EnumMap<>(Technique.class);
    for (Step step : steps) {
      uses.merge(step.technique(), 1, Integer::sum);
    }
    return uses;
  }

  public Difficulty difficulty() {
    int hardest = 0;
    int weight = 0;
    int backtracks = guesses;
    for (Step step : steps) {
      hardest = Math.max(hardest, step.rating());
      weight += step.weight();
      backtracks -= step.technique() == Technique.SEARCH ? 1 : 0;
    }
    return new Difficulty(hardest, weight, factors(backtracks).score(), guesses, backtracks);
  }

  private Factors factors(int backtracks) {
    int cells = board.layout().cells();
    int eliminated = 0;
    int indirect = 0;
    for (Step step : steps) {
      eliminated += step.removed().length;
      indirect += step.placed().length == 0 ? 1 : 0;
    }
    return new Factors((double) empty / cells, share(wrongCandidates, empty * (board.size() - 1)), share(eliminated, wrongCandidates),
        share(indirect, steps.size()), share(backtracks, backtracks + 1));
  }

  private static double share(int part, int whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }
}
