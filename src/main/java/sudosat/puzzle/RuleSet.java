package sudosat.puzzle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import sudosat.io.Limits;

/**
 * Everything about a tuple except its clues: shape, number of grids, rules, and the constraints that the rules stand
 * for. All puzzles of a batch share one rule set, and everything that other packages derive from it. Immutable; any
 * number of threads can use it.
 */
public final class RuleSet {
    private final Shape shape;
    private final int grids;
    private final Differ differ;
    private final List<GridRule> rules;
    /** Under {@link Differ#HOLES}: the cells that are given together with a corresponding one. */
    private final BitSet givenTwice;

    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>();
    private final Map<Class<?>, Queue<Object>> unused = new ConcurrentHashMap<>();

    /** All constraints, and those that are no {@link AllDifferent}. */
    private record Constraints(List<Constraint> all, List<Constraint> others) {}

    /**
     * A rule set.
     *
     * @param rules what holds beyond rows, columns, boxes and the difference between grids
     * @throws RuleException if a rule does not fit
     */
    public RuleSet(Shape shape, int grids, Differ differ, List<GridRule> rules) {
        this(shape, grids, differ, List.copyOf(rules), new BitSet());
        requireWithinLimits();
        for (GridRule rule : this.rules) {
            if (rule.grid().orElse(0) >= grids) {
                throw new RuleException(
                        "a rule for grid " + (rule.grid().getAsInt() + 1), "one of " + grids + " grids");
            }
            rule.rule().constraints(shape, 0);
        }
    }

    private void requireWithinLimits() {
        if (grids > Limits.GRIDS) {
            throw new RuleException(Limits.number(grids) + " grids", "at most " + Limits.number(Limits.GRIDS));
        } else if ((long) grids * shape.cells() > Limits.CELLS) {
            throw new RuleException(
                    grids + (grids == 1 ? " grid" : " grids") + " of size " + size(),
                    "at most " + Limits.number(Limits.CELLS) + " cells");
        } else if (rules.size() > Limits.RULES) {
            throw new RuleException(Limits.number(rules.size()) + " rules", "at most " + Limits.number(Limits.RULES));
        }
    }

    private RuleSet(Shape shape, int grids, Differ differ, List<GridRule> rules, BitSet givenTwice) {
        this.shape = shape;
        this.grids = grids;
        this.differ = differ;
        this.rules = rules;
        this.givenTwice = givenTwice;
    }

    /** The rules for these clues. They are another set only if cells given in several grids need not differ. */
    RuleSet forClues(Tuple clues) {
        if (differ != Differ.HOLES || grids == 1) {
            return this;
        }
        BitSet now = givenTwice(clues);
        return now.equals(givenTwice) ? this : new RuleSet(shape, grids, differ, rules, now);
    }

    private BitSet givenTwice(Tuple clues) {
        BitSet found = new BitSet(cells());
        for (int cell = 0; cell < cells(); cell++) {
            for (int other = cell + shape.cells(); clues.isGiven(cell) && other < cells(); other += shape.cells()) {
                if (clues.isGiven(other)) {
                    found.set(cell);
                    found.set(other);
                }
            }
        }
        return found;
    }

    /** The same with more rules. */
    public RuleSet withRules(List<GridRule> more) {
        List<GridRule> all = new ArrayList<>(rules);
        all.addAll(more);
        return new RuleSet(shape, grids, differ, all);
    }

    public Shape shape() {
        return shape;
    }

    public int grids() {
        return grids;
    }

    public Differ differ() {
        return differ;
    }

    public List<GridRule> rules() {
        return rules;
    }

    public int size() {
        return shape.size();
    }

    /** The cells of all grids. */
    public int cells() {
        return grids * shape.cells();
    }

    /** All constraints: those of every grid, then the cells that must differ between grids. */
    public List<Constraint> constraints() {
        return made().all;
    }

    /** The constraints that say more than that cells differ. */
    public List<Constraint> others() {
        return made().others;
    }

    /** In one place: of two equal lambdas of a class only the first comes from the class data archive. */
    private Constraints made() {
        return derived(Constraints.class, RuleSet::makeConstraints);
    }

    /** The cells that differ: rows, columns, boxes and the like. */
    public Houses houses() {
        return derived(Houses.class, Houses::new);
    }

    /** Whether all rules say no more than that cells differ. */
    public boolean isOfDifferences() {
        return others().isEmpty();
    }

    /** Whether irregular regions take the place of a grid's boxes. */
    public boolean isJigsaw(int grid) {
        for (GridRule rule : rules) {
            if (rule.holdsIn(grid) && rule.rule().regions().isPresent()) {
                return true;
            }
        }
        return false;
    }

    /**
     * An object derived from this rule set, made when it is first requested. All threads share it, so it must be
     * immutable. Threads that request it at the same time may each make one; only one is kept.
     */
    public <T> T derived(Class<T> type, Function<RuleSet, T> maker) {
        Object known = derived.get(type);
        if (known == null) {
            T made = maker.apply(this);
            Object first = derived.putIfAbsent(type, made);
            known = first == null ? made : first;
        }
        return type.cast(known);
    }

    /** Like {@link #derived}, but for one thread until it calls {@link #giveBack}. For the memory of a search. */
    public <T> T borrow(Class<T> type, Function<RuleSet, T> maker) {
        Queue<Object> idle = unused.get(type);
        Object found = idle == null ? null : idle.poll();
        return found == null ? maker.apply(this) : type.cast(found);
    }

    /** Returns a borrowed object. An object that is not returned is made again. */
    public void giveBack(Object borrowed) {
        unused.computeIfAbsent(borrowed.getClass(), type -> new ConcurrentLinkedQueue<>())
                .add(borrowed);
    }

    private Constraints makeConstraints() {
        List<Constraint> all = new ArrayList<>();
        Set<GridRule> distinct = new LinkedHashSet<>(rules); // to say a rule again says nothing, but would take time
        for (int grid = 0; grid < grids; grid++) {
            addHouses(grid, all);
            addRules(distinct, grid, all);
        }
        for (int position = 0; position < shape.cells() && grids > 1 && differ != Differ.NOWHERE; position++) {
            addDifferences(position, all);
        }
        List<Constraint> others = new ArrayList<>(all);
        others.removeIf(AllDifferent.class::isInstance);
        return new Constraints(List.copyOf(all), List.copyOf(others));
    }

    private void addHouses(int grid, List<Constraint> constraints) {
        int size = size();
        int firstCell = grid * shape.cells();
        for (int row = 0; row < size; row++) {
            constraints.add(AllDifferent.block("row " + (row + 1), shape, firstCell, row, 0, size));
        }
        for (int column = 0; column < size; column++) {
            constraints.add(AllDifferent.block("column " + (column + 1), shape, firstCell, 0, column, 1));
        }
        for (int box = 0; box < size && !isJigsaw(grid); box++) {
            int top = box / shape.boxRows() * shape.boxRows();
            int left = box % shape.boxRows() * shape.boxColumns();
            constraints.add(AllDifferent.block("box " + (box + 1), shape, firstCell, top, left, shape.boxColumns()));
        }
    }

    private void addRules(Set<GridRule> distinct, int grid, List<Constraint> constraints) {
        for (GridRule rule : distinct) {
            if (rule.holdsIn(grid)) {
                constraints.addAll(rule.rule().constraints(shape, grid * shape.cells()));
            }
        }
    }

    /** Corresponding cells of all grids form one group, unless some two of them are exempt as given in both. */
    private void addDifferences(int position, List<Constraint> constraints) {
        int[] cells = new int[grids];
        boolean isExempt = false;
        for (int grid = 0; grid < grids; grid++) {
            cells[grid] = grid * shape.cells() + position;
            isExempt |= givenTwice.get(cells[grid]);
        }
        if (isExempt) {
            addPairsNotBothGiven(cells, constraints);
        } else {
            constraints.add(new AllDifferent("corresponding cells", cells));
        }
    }

    private void addPairsNotBothGiven(int[] cells, List<Constraint> constraints) {
        for (int a = 0; a < cells.length; a++) {
            for (int b = a + 1; b < cells.length; b++) {
                if (!givenTwice.get(cells[a]) || !givenTwice.get(cells[b])) {
                    constraints.add(new AllDifferent("corresponding cells", new int[] {cells[a], cells[b]}));
                }
            }
        }
    }

    /** Whether a rule set made of these arguments would equal this one. */
    public boolean isMadeOf(Shape shape, int grids, Differ differ, List<GridRule> rules) {
        // Not by the equals of a record, which takes 20 ms the first time.
        boolean hasSameShape = this.shape.boxRows() == shape.boxRows() && this.shape.boxColumns() == shape.boxColumns();
        return hasSameShape && this.grids == grids && this.differ == differ && this.rules.equals(rules);
    }

    /** The same rules and so the same constraints. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof RuleSet that
                        && isMadeOf(that.shape, that.grids, that.differ, that.rules)
                        && givenTwice.equals(that.givenTwice);
    }

    @Override
    public int hashCode() {
        return 31 * rules.hashCode() + 31 * grids + size();
    }
}
