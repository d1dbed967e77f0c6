package sudosat.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * Smallest sets that have a member in common with every set known so far, by branch and bound. With SAT4J's counting
 * constraints, tried first, 3 of 12 broken 9x9 got no lower bound within 10 s: that many sets without a common member
 * need as many members is a pigeonhole proof.
 */
public final class HittingSets {
    private final int members;
    private final Deadline deadline;
    private final IntConsumer bound;
    private final List<BitSet> sets = new ArrayList<>();
    private int atLeast;

    /** For sets of the numbers below {@code members}. */
    public HittingSets(int members, Deadline deadline) {
        this(members, deadline, bound -> {});
    }

    /** The same, telling how many members a hitting set has at least, whenever that is known better. */
    public HittingSets(int members, Deadline deadline, IntConsumer bound) {
        this.members = members;
        this.deadline = deadline;
        this.bound = bound;
    }

    /** A lower bound on the members of a hitting set. */
    public int atLeast() {
        return atLeast;
    }

    public void add(BitSet set) {
        sets.add((BitSet) set.clone());
    }

    /** Finds sets that have to be hit. */
    @FunctionalInterface
    public interface SetOracle {
        /** A set that has none of these members; nothing if there is no such set. */
        Optional<BitSet> without(BitSet members) throws InterruptedException, LimitReached;
    }

    /**
     * Adds sets that the members do not hit, no two with a member in common, as many as there are; says whether there
     * are any.
     */
    public boolean addMissed(BitSet hitting, SetOracle finder) throws InterruptedException, LimitReached {
        BitSet used = (BitSet) hitting.clone();
        Optional<BitSet> missed = finder.without(used);
        while (missed.isPresent()) {
            add(missed.get());
            used.or(missed.get());
            missed = finder.without(used);
        }
        return !used.equals(hitting);
    }

    /**
     * One of the smallest that hit all sets that can be found, by implicit hitting sets: once a smallest one that hits
     * all of those known misses none, there is none smaller.
     *
     * @return empty if it has this number of members or more
     */
    public Optional<BitSet> smallest(int below, SetOracle finder) throws InterruptedException, LimitReached {
        BitSet hitting = smallest();
        while (atLeast < below) {
            if (!addMissed(hitting, finder)) {
                return Optional.of(hitting);
            }
            hitting = smallest();
        }
        return Optional.empty();
    }

    /** One of the smallest; as sets only come to be more, smaller ones than the last need not be looked for. */
    public BitSet smallest() throws InterruptedException, LimitReached {
        Optional<BitSet> found = search(copy(sets), new BitSet(), atLeast);
        while (found.isEmpty()) {
            bound.accept(++atLeast);
            found = search(copy(sets), new BitSet(), atLeast);
        }
        return found.get();
    }

    private static List<BitSet> copy(List<BitSet> sets) {
        List<BitSet> copy = new ArrayList<>();
        for (BitSet set : sets) {
            copy.add((BitSet) set.clone());
        }
        return copy;
    }

    /** The chosen members and at most this number of others that hit the sets. The sets are consumed. */
    private Optional<BitSet> search(List<BitSet> open, BitSet chosen, int most)
            throws InterruptedException, LimitReached {
        checkTime();
        int left = most - simplify(open, chosen);
        if (open.isEmpty()) {
            return left >= 0 ? Optional.of(chosen) : Optional.empty();
        }
        if (disjoint(open) > left) {
            return Optional.empty();
        }
        return branch(open, chosen, left);
    }

    /**
     * Tries the members of a smallest set, the one in most sets first; one that has failed is not tried again further
     * down.
     */
    private Optional<BitSet> branch(List<BitSet> open, BitSet chosen, int left)
            throws InterruptedException, LimitReached {
        BitSet untried = (BitSet) open.get(0).clone();
        while (!untried.isEmpty()) {
            int member = mostFrequent(untried, open);
            List<BitSet> rest = copy(open);
            rest.removeIf(set -> set.get(member));
            BitSet more = (BitSet) chosen.clone();
            more.set(member);
            Optional<BitSet> found = search(rest, more, left - 1);
            if (found.isPresent()) {
                return found;
            }
            untried.clear(member);
            open.forEach(set -> set.clear(member));
        }
        return Optional.empty();
    }

    private static int mostFrequent(BitSet candidates, List<BitSet> open) {
        return candidates.stream()
                .boxed()
                .max(Comparator.comparingLong(
                        member -> open.stream().filter(set -> set.get(member)).count()))
                .orElseThrow();
    }

    private void checkTime() throws InterruptedException, LimitReached {
        Threads.requireNoInterrupt();
        if (deadline.isOver()) {
            throw new LimitReached(Result.TIME_LIMIT);
        }
    }

    /**
     * Does what costs nothing, as often as it helps, and sorts the sets by size; gives the number of members that had
     * to be chosen.
     */
    private int simplify(List<BitSet> open, BitSet chosen) {
        int before = chosen.cardinality();
        boolean changed = true;
        while (changed) {
            chooseSingles(open, chosen);
            dropSupersets(open);
            changed = dropDominated(open);
        }
        return chosen.cardinality() - before;
    }

    private static void chooseSingles(List<BitSet> open, BitSet chosen) {
        for (BitSet set : open) {
            if (set.cardinality() == 1) {
                chosen.or(set);
            }
        }
        open.removeIf(set -> set.intersects(chosen));
    }

    /** Who hits a set hits those that contain it. */
    private static void dropSupersets(List<BitSet> open) {
        open.sort(Comparator.comparingInt(BitSet::cardinality));
        List<BitSet> kept = new ArrayList<>();
        for (BitSet set : open) {
            if (kept.stream().noneMatch(smaller -> isWithin(smaller, set))) {
                kept.add(set);
            }
        }
        open.clear();
        open.addAll(kept);
    }

    /**
     * A member all of whose sets another one is in, too, need not be chosen. Of two alike the first stays, so that
     * clues go before rules.
     */
    private boolean dropDominated(List<BitSet> open) {
        BitSet[] places = places(open);
        boolean changed = false;
        for (int member = members - 1; member >= 0; member--) {
            int dropped = member;
            if (!places[member].isEmpty() && isDominated(member, places, open.get(places[member].nextSetBit(0)))) {
                open.forEach(set -> set.clear(dropped));
                places[member].clear();
                changed = true;
            }
        }
        return changed;
    }

    private BitSet[] places(List<BitSet> open) {
        BitSet[] places = new BitSet[members];
        for (int member = 0; member < members; member++) {
            places[member] = new BitSet(open.size());
        }
        for (int place = 0; place < open.size(); place++) {
            BitSet set = open.get(place);
            for (int member = set.nextSetBit(0); member >= 0; member = set.nextSetBit(member + 1)) {
                places[member].set(place);
            }
        }
        return places;
    }

    private static boolean isDominated(int member, BitSet[] places, BitSet set) {
        for (int other = set.nextSetBit(0); other >= 0; other = set.nextSetBit(other + 1)) {
            if (other != member && isWithin(places[member], places[other])) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWithin(BitSet inner, BitSet outer) {
        BitSet outside = (BitSet) inner.clone();
        outside.andNot(outer);
        return outside.isEmpty();
    }

    /** How many sets, taken from the smallest on, have no member in common: each needs a member of its own. */
    private static int disjoint(List<BitSet> open) {
        BitSet used = new BitSet();
        int count = 0;
        for (BitSet set : open) {
            if (!set.intersects(used)) {
                used.or(set);
                count++;
            }
        }
        return count;
    }
}
