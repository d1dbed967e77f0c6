package sudosat.explain;

import java.util.List;
import java.util.Optional;

/** All techniques in the orders they are tried in. */
final class Techniques {
  /** By their ratings on the scale of Sudoku Explainer. */
  static final List<Finder> ALL = List.of(
      new FullHouse(),
      new HiddenSingle(),
      new Intersection(Technique.POINTING, true),
      new Intersection(Technique.CLAIMING, true),
      new HiddenSubset(Technique.HIDDEN_PAIR, 2, 20, true),
      new NakedSingle(),
      new Comparison(true, 24),
      new CageCombinations(1, 24),
      new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 25, true),
      new Intersection(Technique.POINTING, false),
      new SandwichCombinations(4, 26),
      new Comparison(false, 27),
      new CageCombinations(3, 27),
      new Intersection(Technique.CLAIMING, false),
      new NakedSubset(Technique.NAKED_PAIR, 2, 30),
      new CageCombinations(100, 30),
      new SandwichCombinations(200, 30),
      new RuleOf45(1, 30),
      new Fish(Technique.X_WING, 2, 32),
      new RuleOf45(2, 32),
      new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false),
      new RuleOf45(3, 34),
      new NakedSubset(Technique.NAKED_TRIPLE, 3, 36),
      new Fish(Technique.SWORDFISH, 3, 38),
      new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false),
      new XyWing(),
      new XyzWing(),
      new UniqueRectangle(),
      new NakedSubset(Technique.NAKED_QUAD, 4, 50),
      new Fish(Technique.JELLYFISH, 4, 52),
      new HiddenSubset(Technique.HIDDEN_QUAD, 4, 54, false),
      new Bug(),
      new Colouring(Technique.SIMPLE_COLOURING, 66, StrongLinks::inHouses),
      new Colouring(Technique.MEDUSA, 70, StrongLinks::everywhere));

  /** As HoDoKu tries them unless told otherwise; of its many techniques those that there are here. */
  private static final List<Finder> HODOKU = List.of(
      new FullHouse(),
      new NakedSingle(),
      new HiddenSingle(),
      new Intersection(Technique.POINTING, false),
      new Intersection(Technique.CLAIMING, false),
      new NakedSubset(Technique.NAKED_PAIR, 2, 30),
      new NakedSubset(Technique.NAKED_TRIPLE, 3, 36),
      new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false),
      new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false),
      new NakedSubset(Technique.NAKED_QUAD, 4, 50),
      new HiddenSubset(Technique.HIDDEN_QUAD, 4, 54, false),
      new Fish(Technique.X_WING, 2, 32),
      new Fish(Technique.SWORDFISH, 3, 38),
      new Fish(Technique.JELLYFISH, 4, 52),
      new XyWing(),
      new XyzWing());

  private Techniques() {}

  /**
   * The first step of the first technique that has one.
   *
   * @param isUnique the puzzle has one solution, so that techniques that rest on it may be used
   */
  static Optional<Step> easiest(Board board, Order order, boolean isUnique) {
    for (Finder finder : order == Order.HODOKU ? HODOKU : ALL) {
      boolean isAllowed = isUnique || !(finder instanceof RestsOnUniqueness);
      Optional<Step> step = isAllowed ? finder.find(board) : Optional.empty();
      if (step.isPresent()) {
        return step;
      }
    }
    return Optional.empty();
  }
}
