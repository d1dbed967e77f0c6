package sudosat.generate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/**
 * Takes clues away from a filled tuple, orbit by orbit in a given order, as long as it stays the only solution. At any
 * time the clues left have one solution, so that it can end whenever there is no time left.
 */
public final class Digger {
    private final Puzzle rules;
    private final Tuple solution;
    private final int[][] orbits;
    private final int[] order;
    private final int mostHoles;
    private final UnavoidableSets witnesses;
    private final Consumer<State> watcher;
    /** Orbits without which the puzzle would not be what is wanted. */
    private final BitSet kept = new BitSet();

    private int holes;

    /**
     * How far it has got.
     *
     * @param clues cells that are given
     * @param needed those of them that are known to be needed
     */
    public record State(int cells, int clues, int needed) {
        public int holes() {
            return cells - clues;
        }

        public int unproven() {
            return clues - needed;
        }
    }

    /**
     * A dig yet to begin.
     *
     * @param rules a puzzle without clues
     * @param orbits cells that go together or not at all
     * @param order the orbits in the order in which they are tried
     * @param mostHoles where to end
     */
    Digger(Puzzle rules, Tuple solution, int[][] orbits, int[] order, int mostHoles, Consumer<State> watcher) {
        this.rules = rules;
        this.solution = solution;
        this.orbits = orbits;
        this.order = order.clone();
        this.mostHoles = mostHoles;
        this.watcher = watcher;
        this.witnesses = new UnavoidableSets(orbits, solution.cells());
    }

    /** The filled tuple, but only in these cells. */
    public static Tuple only(Tuple filled, BitSet cells) {
        int[] values = new int[filled.cells()];
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            values[cell] = filled.value(cell);
        }
        return new Tuple(filled.size(), values);
    }

    /** The puzzle as far as it has got. */
    Puzzle puzzle() {
        return rules.withClues(only(solution, cells(witnesses.given())));
    }

    State state() {
        BitSet needed = (BitSet) witnesses.needed().clone();
        needed.or(kept);
        return new State(
                solution.cells(), solution.cells() - holes, cells(needed).cardinality());
    }

    private BitSet cells(BitSet some) {
        BitSet cells = new BitSet();
        for (int orbit = some.nextSetBit(0); orbit >= 0; orbit = some.nextSetBit(orbit + 1)) {
            for (int cell : orbits[orbit]) {
                cells.set(cell);
            }
        }
        return cells;
    }

    private void remove(int orbit) {
        witnesses.remove(orbit);
        holes += orbits[orbit].length;
    }

    /** Notes sets of cells that can change together. */
    void know(List<int[]> trades) {
        trades.forEach(witnesses::add);
    }

    /** Takes away, in order, each orbit without which propagation alone still fills the grids. */
    void byPropagation(Deadline deadline) throws InterruptedException {
        by(Digger::isFilledByPropagation, new BitSet(), deadline);
    }

    /**
     * Takes away, in order, each orbit without which the puzzle still passes; the others count as needed.
     *
     * @param passes says of a puzzle that it has one solution, and whatever else is wanted; more clues do not hinder it
     */
    void within(Predicate<Puzzle> passes, Deadline deadline) throws InterruptedException {
        by(passes, kept, deadline);
    }

    /**
     * Many are tried at once: where that works, it would have worked one by one, too; where not, half as many are
     * tried.
     */
    private void by(Predicate<Puzzle> passes, BitSet failed, Deadline deadline) throws InterruptedException {
        int next = 0;
        int atOnce = order.length / 4 + 1;
        while (next < order.length && !deadline.isOver()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            List<Integer> some = new ArrayList<>();
            int end = collect(next, atOnce, some);
            boolean goes = passesWithout(some, passes);
            if (goes) {
                some.forEach(this::remove);
            } else if (some.size() == 1) {
                failed.set(some.get(0));
            }
            watcher.accept(state());
            next = goes || some.size() == 1 ? end : next;
            atOnce = goes ? 2 * atOnce : Math.max(1, some.size() / 2);
        }
    }

    /** Up to so many orbits that may go, from a place in the order on; gives the place behind. */
    private int collect(int from, int most, List<Integer> to) {
        int next = from;
        int more = 0;
        while (next < order.length && to.size() < most) {
            int orbit = order[next++];
            if (isOpen(orbit) && holes + more + orbits[orbit].length <= mostHoles) {
                to.add(orbit);
                more += orbits[orbit].length;
            }
        }
        return next;
    }

    /** It is given, is not known to be needed, and may go. */
    boolean isOpen(int orbit) {
        return witnesses.isGiven(orbit) && !witnesses.isNeeded(orbit) && holes + orbits[orbit].length <= mostHoles;
    }

    private boolean passesWithout(List<Integer> some, Predicate<Puzzle> passes) {
        if (some.isEmpty() || witnesses.forbid(some)) {
            return some.isEmpty();
        }
        BitSet rest = (BitSet) witnesses.given().clone();
        some.forEach(rest::clear);
        return passes.test(rules.withClues(only(solution, cells(rest))));
    }

    private static boolean isFilledByPropagation(Puzzle puzzle) {
        Candidates candidates = new Candidates(puzzle);
        return candidates.narrowest() < 0 && !candidates.isContradiction();
    }

    /** The orbits that are open, in order. */
    List<Integer> open() {
        List<Integer> open = new ArrayList<>();
        for (int orbit : order) {
            if (isOpen(orbit)) {
                open.add(orbit);
            }
        }
        return open;
    }

    /**
     * Everything there is to know to answer, on another thread, whether an orbit can go; nothing that changes later is
     * in it.
     */
    Inquiry inquiry(int orbit, long conflicts) {
        BitSet rest = cells(witnesses.given());
        for (int cell : orbits[orbit]) {
            rest.clear(cell);
        }
        return new Inquiry(rules, solution, orbits[orbit], rest, cells(witnesses.needed()), conflicts);
    }

    /** Another solution shows that some orbit is needed, now or later. */
    void learn(Tuple other) {
        witnesses.add(IntStream.range(0, solution.cells())
                .filter(cell -> other.value(cell) != solution.value(cell))
                .toArray());
        watcher.accept(state());
    }

    /** The orbit goes: without it there is no other solution. */
    void take(int orbit) {
        remove(orbit);
        watcher.accept(state());
    }
}
