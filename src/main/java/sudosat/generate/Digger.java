package sudosat.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * Removes clues from a filled tuple, orbit by orbit in a given order, as long as the solution stays unique. For each
 * orbit, an unavoidable set proves that it is needed, or a probe finds another solution without it, or it is removed.
 * The remaining clues always have a unique solution, so digging can end at any time.
 */
public final class Digger {
    private static final int CONFLICT_GROWTH = 4;

    private final Puzzle rules;
    private final Tuple solution;
    private final int[][] orbits;
    private final int[] order;
    private final int mostHoles;
    private final UnavoidableSets sets;
    private final Consumer<State> watcher;
    /** Orbits without which the puzzle would not be what is wanted. */
    private final BitSet kept = new BitSet();

    private int holes;

    /**
     * The progress of digging.
     *
     * @param clues given cells
     * @param needed given cells that are known to be needed
     */
    public record State(int cells, int clues, int needed) {
        public int holes() {
            return cells - clues;
        }

        public int unproven() {
            return clues - needed;
        }
    }

    /** An orbit that a worker of a probe is asked about, and the holes at that time. */
    private record Asked(int orbit, int worker, int holes, Future<Result<Tuple>> answer) {}

    /**
     * Digging before its first step.
     *
     * @param rules a puzzle without clues
     * @param orbits groups of cells that are removed together or not at all
     * @param order the order in which orbits are tried
     * @param mostHoles the number of holes to stop at
     */
    Digger(Puzzle rules, Tuple solution, int[][] orbits, int[] order, int mostHoles, Consumer<State> watcher) {
        this.rules = rules;
        this.solution = solution;
        this.orbits = orbits;
        this.order = order.clone();
        this.mostHoles = mostHoles;
        this.watcher = watcher;
        this.sets = new UnavoidableSets(orbits, solution.cells());
    }

    /** The values of the filled tuple in these cells only. */
    public static Tuple only(Tuple filled, BitSet cells) {
        int[] values = new int[filled.cells()];
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            values[cell] = filled.value(cell);
        }
        return new Tuple(filled.size(), values);
    }

    /** The puzzle reached so far. */
    Puzzle puzzle() {
        return rules.withClues(only(solution, cells(sets.given())));
    }

    State state() {
        BitSet needed = (BitSet) sets.needed().clone();
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
        sets.remove(orbit);
        holes += orbits[orbit].length;
    }

    void addUnavoidableSets(List<int[]> cells) {
        cells.forEach(sets::add);
    }

    /** Removes, in order, each orbit without which propagation alone still fills the grids. */
    void digByPropagation(Deadline deadline) throws InterruptedException {
        dig(Digger::isFilledByPropagation, new BitSet(), deadline);
    }

    /**
     * Removes, in order, each orbit without which the puzzle is still acceptable. The others count as needed.
     *
     * @param isAcceptable whether a puzzle has a unique solution and everything else requested; with more clues it is,
     *     too. If it says no because time is over, the orbit counts as unproven.
     */
    void digWithin(Predicate<Puzzle> isAcceptable, Deadline deadline) throws InterruptedException {
        dig(isAcceptable, kept, deadline);
    }

    /**
     * Tries many together. If that works, each would have worked alone, too. If not, tries half as many.
     */
    private void dig(Predicate<Puzzle> isAcceptable, BitSet failed, Deadline deadline) throws InterruptedException {
        int next = 0;
        int atOnce = order.length / 4 + 1;
        while (next < order.length && !deadline.isOver()) {
            Threads.requireNoInterrupt();
            List<Integer> some = new ArrayList<>();
            int end = collect(next, atOnce, some);
            boolean areRedundant = isAcceptableWithout(some, isAcceptable);
            if (areRedundant) {
                some.forEach(this::remove);
            } else if (some.size() == 1 && !deadline.isOverOrInterrupted()) {
                failed.set(some.get(0));
            }
            watcher.accept(state());
            next = areRedundant || some.size() == 1 ? end : next;
            atOnce = areRedundant ? 2 * atOnce : Math.max(1, some.size() / 2);
        }
    }

    /** Collects a number of open orbits, from a position in the order on. Returns the position after them. */
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
    private boolean isOpen(int orbit) {
        return sets.given().get(orbit) && !sets.needed().get(orbit) && holes + orbits[orbit].length <= mostHoles;
    }

    private boolean isAcceptableWithout(List<Integer> some, Predicate<Puzzle> isAcceptable) {
        if (some.isEmpty() || sets.forbidRemoving(some)) {
            return some.isEmpty();
        }
        BitSet rest = (BitSet) sets.given().clone();
        some.forEach(rest::clear);
        return isAcceptable.test(rules.withClues(only(solution, cells(rest))));
    }

    private static boolean isFilledByPropagation(Puzzle puzzle) {
        Candidates candidates = new Candidates(puzzle);
        return candidates.narrowest() < 0 && !candidates.isContradiction();
    }

    /**
     * Asks for every open orbit whether it is redundant, several in parallel. Limits grow from pass to pass: easy
     * queries are answered first and make the others easier. Ends when no orbit is open, queries have reached the
     * limit, or time runs out.
     */
    void digByProbe(Probe probe, long mostConflicts, Deadline deadline) throws InterruptedException {
        List<ExecutorService> threads = new ArrayList<>();
        while (threads.size() < probe.threads()) {
            threads.add(Threads.pool(1, "probe"));
        }
        try {
            long conflicts = Math.min(probe.fewConflicts(), mostConflicts);
            askRound(probe, conflicts, threads, deadline);
            while (!open().isEmpty() && conflicts < mostConflicts && !deadline.isOver()) {
                conflicts = conflicts > mostConflicts / CONFLICT_GROWTH ? mostConflicts : CONFLICT_GROWTH * conflicts;
                askRound(probe, conflicts, threads, deadline);
            }
        } finally {
            for (ExecutorService thread : threads) {
                thread.shutdownNow();
            }
        }
    }

    /**
     * Asks about every open orbit, and takes the answers in order. Which questions a worker gets, and in which order,
     * depends on answers only, not on their time. So the puzzle does not depend on how many are asked in parallel.
     */
    private void askRound(Probe probe, long conflicts, List<ExecutorService> threads, Deadline deadline)
            throws InterruptedException {
        Deque<Integer> waiting = new ArrayDeque<>(open());
        Deque<Asked> asked = new ArrayDeque<>();
        int worker = 0;
        while (!deadline.isOver() && !(waiting.isEmpty() && asked.isEmpty())) {
            while (asked.size() < probe.workers() && !waiting.isEmpty()) {
                int orbit = waiting.remove();
                if (isOpen(orbit)) {
                    asked.addLast(ask(orbit, worker, probe, conflicts, threads));
                    worker = (worker + 1) % probe.workers();
                }
            }
            if (asked.isEmpty()) {
                return;
            }
            Asked next = asked.remove();
            if (!isOpen(next.orbit)) {
                cancel(next, probe);
            } else if (isOutdated(next, Threads.result(next.answer))) {
                asked.addFirst(ask(next.orbit, next.worker, probe, conflicts, threads));
            } else {
                take(next);
            }
        }
    }

    /** Meanwhile an unavoidable set proved that the orbit is needed, or there are enough holes. */
    private static void cancel(Asked asked, Probe probe) {
        if (!probe.remembersQuestions()) {
            asked.answer.cancel(true);
        }
    }

    /**
     * That an orbit is needed stays true when others go; that it is redundant, or that a limit was reached, has to be
     * asked again if another went meanwhile.
     */
    private boolean isOutdated(Asked asked, Result<Tuple> otherSolution) {
        return asked.holes != holes && !(otherSolution instanceof Result.Found);
    }

    private void take(Asked asked) throws InterruptedException {
        Result<Tuple> otherSolution = Threads.result(asked.answer);
        if (otherSolution instanceof Result.Found<Tuple> other) {
            addDifference(other.value());
        } else if (otherSolution instanceof Result.None) {
            remove(asked.orbit);
            watcher.accept(state());
        }
    }

    /** The orbits that are open, in order. */
    private List<Integer> open() {
        return Arrays.stream(order).filter(this::isOpen).boxed().toList();
    }

    /** The question has what it takes to answer on another thread, and nothing that changes later. */
    private Asked ask(int orbit, int worker, Probe probe, long conflicts, List<ExecutorService> threads) {
        BitSet rest = cells(sets.given());
        for (int cell : orbits[orbit]) {
            rest.clear(cell);
        }
        Probe.Question question =
                new Probe.Question(rules, solution, orbits[orbit], rest, cells(sets.needed()), conflicts, worker);
        ExecutorService thread = threads.get(worker % threads.size());
        return new Asked(orbit, worker, holes, thread.submit(() -> probe.otherSolution(question)));
    }

    /** Another solution shows that some orbit is needed, now or later. */
    private void addDifference(Tuple other) {
        sets.add(IntStream.range(0, solution.cells())
                .filter(cell -> other.value(cell) != solution.value(cell))
                .toArray());
        watcher.accept(state());
    }
}
