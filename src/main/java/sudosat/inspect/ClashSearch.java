package sudosat.inspect;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import sudosat.backend.BuiltIn;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.HittingSets;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;

/**
 * Finds clashes with one solver, whose assumptions are the clues and rules. A minimal one by taking away one member
 * after the other, and each time all that the solver did not need either; a smallest one by implicit hitting sets:
 * every clash has a member of every set without which the rest has a solution, so once a smallest set that hits all of
 * those known is a clash, it is a smallest clash (Ignatiev, Previti, Liffiton, Marques-Silva: Smallest MUS extraction
 * with minimal hitting set dualization, CP 2015).
 */
final class ClashSearch extends MemberSearch<Clash> {
    private final GuardedMembers members;
    private final Clash.Size size;
    private final Consumer<Clash.Bounds> progress;
    /** The clash known to be smallest so far. */
    private BitSet best;

    private Clash.Claim claim = Clash.Claim.UNREDUCED;

    ClashSearch(Puzzle puzzle, Clash.Size size, BuiltIn engine, Deadline deadline, Consumer<Clash.Bounds> progress) {
        this(new GuardedMembers(puzzle), size, engine, deadline, progress);
    }

    private ClashSearch(
            GuardedMembers members,
            Clash.Size size,
            BuiltIn engine,
            Deadline deadline,
            Consumer<Clash.Bounds> progress) {
        super(members.formula(), members.literals(), engine, deadline);
        this.members = members;
        this.size = size;
        this.progress = progress;
    }

    @Override
    Result<Clash> search() throws InterruptedException, LimitReached {
        if (solution(all()).isPresent()) {
            return new Result.None<>();
        }
        best = core();
        best = minimal(best);
        claim = Clash.Claim.MINIMAL;
        if (size == Clash.Size.SMALLEST) {
            findSmallest();
            claim = Clash.Claim.SMALLEST;
        }
        return new Result.Found<>(members.clash(best, claim));
    }

    @Override
    Optional<Clash> best() {
        return Optional.ofNullable(best).map(clash -> members.clash(clash, claim));
    }

    /** Filled grids that respect the members; without any, the solver has a core. */
    private Optional<Tuple> solution(BitSet wanted) throws InterruptedException, LimitReached {
        return model(wanted).map(members::solution);
    }

    /**
     * What must stay when all is corrected is a clash that may be small; reducing it takes long, so that it is done
     * when the bound has risen.
     */
    private void findSmallest() throws InterruptedException, LimitReached {
        HittingSets corrections = new HittingSets(members.count(), deadline());
        BitSet hitting = new BitSet();
        int bound = -1;
        while (corrections.atLeast() < best.cardinality() && !isClash(hitting)) {
            BitSet clash = correct(hitting, corrections);
            if (corrections.atLeast() > bound) {
                bound = corrections.atLeast();
                keepSmaller(minimal(clash));
            }
            hitting = corrections.smallest();
            progress.accept(new Clash.Bounds(corrections.atLeast(), best.cardinality()));
        }
    }

    private void keepSmaller(BitSet clash) {
        if (clash.cardinality() < best.cardinality()) {
            best = clash;
        }
    }

    private boolean isClash(BitSet hitting) throws InterruptedException, LimitReached {
        boolean isClash = solution(hitting).isEmpty();
        if (isClash) {
            best = hitting;
        }
        return isClash;
    }

    /**
     * Adds correction sets that have no member in common with the seed nor with each other, until what must stay is a
     * clash; gives that.
     */
    private BitSet correct(BitSet seed, HittingSets corrections) throws InterruptedException, LimitReached {
        corrections.addMissed(seed, this::correction);
        return core();
    }

    /**
     * A minimal set of members, none of those kept, without which there is a solution; nothing if those kept are a
     * clash.
     */
    private Optional<BitSet> correction(BitSet kept) throws InterruptedException, LimitReached {
        BitSet tried = all();
        Optional<Tuple> solution = solution(tried);
        while (solution.isEmpty()) {
            BitSet blamed = core();
            blamed.andNot(kept);
            if (blamed.isEmpty()) {
                return Optional.empty();
            }
            tried.clear(blamed.length() - 1);
            solution = solution(tried);
        }
        return Optional.of(violated(solution.get()));
    }

    /** What is violated in the end, when as much as possible of what these grids violate is respected too. */
    private BitSet violated(Tuple start) throws InterruptedException, LimitReached {
        BitSet respected = members.respectedBy(start);
        for (int member = respected.nextClearBit(0);
                member < members.count();
                member = respected.nextClearBit(member + 1)) {
            BitSet more = (BitSet) respected.clone();
            more.set(member);
            Optional<Tuple> better = solution(more);
            if (better.isPresent()) {
                respected = members.respectedBy(better.get());
            }
        }
        respected.flip(0, members.count());
        return respected;
    }
}
