package sudosat.explain;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All techniques in the orders they are tried in. */
final class Techniques {
    private static final Finder FULL_HOUSE = new FullHouse();
    private static final Finder HIDDEN_SINGLE = new HiddenSingle();
    private static final Finder NAKED_SINGLE = new NakedSingle();
    private static final Finder POINTING = new Intersection(Technique.POINTING, false);
    private static final Finder CLAIMING = new Intersection(Technique.CLAIMING, false);
    private static final Finder NAKED_PAIR = new NakedSubset(Technique.NAKED_PAIR, 2, 30);
    private static final Finder NAKED_TRIPLE = new NakedSubset(Technique.NAKED_TRIPLE, 3, 36);
    private static final Finder NAKED_QUAD = new NakedSubset(Technique.NAKED_QUAD, 4, 50);
    private static final Finder HIDDEN_PAIR = new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false);
    private static final Finder HIDDEN_TRIPLE = new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false);
    private static final Finder HIDDEN_QUAD = new HiddenSubset(Technique.HIDDEN_QUAD, 4, 54, false);
    private static final Finder X_WING = new Fish(Technique.X_WING, 2, 32);
    private static final Finder SWORDFISH = new Fish(Technique.SWORDFISH, 3, 38);
    private static final Finder JELLYFISH = new Fish(Technique.JELLYFISH, 4, 52);
    private static final Finder XY_WING = new Wing(Technique.XY_WING, 2, 42);
    private static final Finder XYZ_WING = new Wing(Technique.XYZ_WING, 3, 44);
    private static final Finder UNIQUE_RECTANGLE = new UniqueRectangle();
    private static final Finder BUG = new Bug();
    private static final Finder COLORING = new Coloring(Technique.SIMPLE_COLORING, 66, StrongLinks::inHouses);
    private static final Finder MEDUSA = new Coloring(Technique.MEDUSA, 70, StrongLinks::everywhere);
    private static final Finder CHAINS = ChainSearch::find;
    private static final Finder FORCING_CHAINS = ForcingChains::find;
    private static final Finder ONE_COMPARISON = new Comparison(true, 24);
    private static final Finder COMPARISONS = new Comparison(false, 27);
    private static final Finder ONE_COMBINATION = new CageCombinations(1, 24);
    private static final Finder FEW_COMBINATIONS = new CageCombinations(3, 27);
    private static final Finder MANY_COMBINATIONS = new CageCombinations(100, 30);
    private static final Finder FEW_FILLINGS = new SandwichCombinations(4, 26);
    private static final Finder MANY_FILLINGS = new SandwichCombinations(200, 30);
    private static final Finder ONE_HOUSE_OF_45 = new RuleOf45(1, 30);
    private static final Finder TWO_HOUSES_OF_45 = new RuleOf45(2, 32);
    private static final Finder THREE_HOUSES_OF_45 = new RuleOf45(3, 34);

    /**
     * By their ratings on the scale of Sudoku Explainer, as far as each level goes. Where ratings overlap, among
     * chains, the easiest of all goes first.
     */
    private static final Map<Level, List<Finder>> BY_RATING = new EnumMap<>(Map.of(
            Level.EASY,
                    List.of(
                            FULL_HOUSE,
                            HIDDEN_SINGLE,
                            new Intersection(Technique.POINTING, true),
                            new Intersection(Technique.CLAIMING, true),
                            new HiddenSubset(Technique.HIDDEN_PAIR, 2, 20, true),
                            NAKED_SINGLE,
                            ONE_COMPARISON,
                            ONE_COMBINATION,
                            new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 25, true)),
            Level.MEDIUM,
                    List.of(
                            POINTING,
                            FEW_FILLINGS,
                            COMPARISONS,
                            FEW_COMBINATIONS,
                            CLAIMING,
                            NAKED_PAIR,
                            MANY_COMBINATIONS,
                            MANY_FILLINGS,
                            ONE_HOUSE_OF_45,
                            X_WING,
                            TWO_HOUSES_OF_45,
                            HIDDEN_PAIR,
                            THREE_HOUSES_OF_45,
                            NAKED_TRIPLE,
                            SWORDFISH,
                            HIDDEN_TRIPLE),
            Level.HARD, List.of(XY_WING, XYZ_WING, UNIQUE_RECTANGLE, NAKED_QUAD, JELLYFISH, HIDDEN_QUAD, BUG),
            Level.VERY_HARD, List.of(board -> easiest(board, COLORING, CHAINS, MEDUSA)),
            Level.EXTREME, List.of(FORCING_CHAINS)));

    /** All of them: how steps are shown, and the hardest one is rated. */
    static final List<Finder> ALL = upTo(Level.EXTREME);

    /**
     * In HoDoKu's default order, for the sum of its weights; of its many techniques those that there
     * are here, and sums beside the subsets.
     */
    static final List<Finder> HODOKU = List.of(
            FULL_HOUSE,
            NAKED_SINGLE,
            HIDDEN_SINGLE,
            ONE_COMPARISON,
            ONE_COMBINATION,
            POINTING,
            CLAIMING,
            FEW_FILLINGS,
            COMPARISONS,
            MANY_COMBINATIONS,
            MANY_FILLINGS,
            ONE_HOUSE_OF_45,
            TWO_HOUSES_OF_45,
            THREE_HOUSES_OF_45,
            NAKED_PAIR,
            NAKED_TRIPLE,
            HIDDEN_PAIR,
            HIDDEN_TRIPLE,
            NAKED_QUAD,
            HIDDEN_QUAD,
            X_WING,
            SWORDFISH,
            JELLYFISH,
            BUG,
            XY_WING,
            XYZ_WING,
            UNIQUE_RECTANGLE,
            COLORING,
            CHAINS,
            MEDUSA,
            FORCING_CHAINS);

    private Techniques() {}

    /** Those that can be found in puzzles of a level, in the order of Sudoku Explainer. */
    static List<Finder> upTo(Level level) {
        List<Finder> finders = new ArrayList<>();
        BY_RATING.forEach((some, techniques) -> finders.addAll(some.compareTo(level) <= 0 ? techniques : List.of()));
        return List.copyOf(finders);
    }

    /**
     * The first step of the first technique that has one.
     *
     * @param isUnique the puzzle has one solution, so that techniques that rest on it may be used
     */
    static Optional<Step> first(Board board, List<Finder> finders, boolean isUnique) {
        return Finder.first(
                finders, finder -> isUnique || !finder.restsOnUniqueness() ? finder.find(board) : Optional.empty());
    }

    /** The easiest step of several techniques, of those that are as easy the one of the first. */
    private static Optional<Step> easiest(Board board, Finder... finders) {
        Optional<Step> easiest = Optional.empty();
        for (Finder finder : finders) {
            easiest = Finder.easier(easiest, finder.find(board));
        }
        return easiest;
    }
}
