package sudosat.explain;

import java.util.List;
import java.util.Optional;

/** All techniques in the order they are tried, that of their ratings on the scale of Sudoku Explainer. */
final class Techniques {
  private static final List<Finder> ALL = List.of(
      new FullHouse(),
      new HiddenSingle(),
      new Intersection(Technique.POINTING, true),
      new Intersection(Technique.CLAIMING, true),
      new HiddenSubset(Technique.HIDDEN_PAIR, 2, 20, true),
      new NakedSingle(),
      new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 25, true),
      new Intersection(Technique.POINTING, false),
      new Intersection(Technique.CLAIMING, false),
      new NakedSubset(Technique.NAKED_PAIR, 2, 30),
      new Fish(Technique.X_WING, 2, 32),
      new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false),
      new NakedSubset(Technique.NAKED_TRIPLE, 3, 36),
      new Fish(Technique.SWORDFISH, 3, 38),
      new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false),
      new XyWing(),
      new XyzWing(),
      new NakedSubset(Technique.NAKED_QUAD, 4, 50),
      new Fish(Technique.JELLYFISH, 4, 52),
      new HiddenSubset(Technique.HIDDEN_QUAD, 4, 54, false));

  /** Those that do not rest on there being one solution. */
  private static final List<Finder> SAFE = ALL.stream().filter(finder -> !(finder instanceof RestsOnUniqueness)).toList();

  private Techniques() {}

  /**
   * The first step of the first technique that has one.
   *
   * @param isUnique the puzzle has one solution, so that techniques that rest on it may be used
   */
  static Optional<Step> easiest(Board board, boolean isUnique) {
    for (Finder finder : isUnique ? ALL : SAFE) {
      Optional<Step> step = finder.find(board);
      if (step.isPresent()) {
        return step;
      }
    }
    return Optional.empty();
  }
}
