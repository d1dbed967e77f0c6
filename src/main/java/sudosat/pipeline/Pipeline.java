package sudosat.pipeline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.backend.Backend;
import sudosat.backend.Request;
import sudosat.encode.Style;
import sudosat.io.UserError;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;
import sudosat.work.End;
import sudosat.work.Result;

/** Has puzzles solved in some way, or finds solutions itself where that is easy. */
public final class Pipeline {
    /**
     * Tries without a solution that a search of our own may take: the hardest 9x9 need some hundreds, as long as SAT4J
     * takes for them. In large puzzles each takes longer and leads nowhere more often.
     */
    private static final int MOST_TRIES = 1000;

    private static final int TRIES_TIMES_CELLS = 200_000;
    /**
     * A pair of 9x9 has fewer candidates; in much larger puzzles a search that looks no further than the next step
     * leads nowhere more often.
     */
    private static final int MOST_CANDIDATES = 2_000;
    /**
     * How often in a row the quick search may be asked whether it is lost and have found nothing since; the hardest 9x9
     * take a few times.
     */
    private static final int MOST_LOOKS = 100;
    /** The same where there are sums: a try takes longer, and solvers are better at them. */
    private static final int MOST_LOOKS_AT_SUMS = 10;
    /** Solutions kept in mind in case that it gets lost; with more, it has not. */
    private static final int MOST_KEPT = 1_000;

    private final Approach approach;
    private final Request request;
    /** Whether something is tried before anybody is asked. */
    private final boolean searches;

    /** Everything is asked of the backend. */
    public Pipeline(Backend backend, Style style, Request request, Trust trust) {
        this(new ByClauses(backend, style, trust), request);
    }

    /** Everything is solved in this way. */
    public Pipeline(Approach approach, Request request) {
        this(approach, request.about(Request.Subject.PUZZLE), false);
    }

    private Pipeline(Approach approach, Request request, boolean searches) {
        this.approach = approach;
        this.request = request;
        this.searches = searches;
    }

    /** The same, but only what a quick search does not find out is asked. */
    public Pipeline withSearch() {
        return new Pipeline(approach, request, true);
    }

    /** What the backend likes best, compact unless it says otherwise. */
    public static Style preferred(Backend backend) {
        String name = backend.preferredEncoding();
        return name.isEmpty()
                ? Style.COMPACT
                : Style.parse(name)
                        .orElseThrow(() -> new UserError("the encoding of backend " + backend.name() + ": found "
                                + UserError.quote(name) + ", expected " + Style.NAMES));
    }

    /** One solution. */
    public Result<Tuple> solve(Puzzle puzzle) throws InterruptedException {
        return searches ? Result.first(wantsMore -> forEach(puzzle, wantsMore)) : approach.solve(puzzle, request);
    }

    /** One solution that keeps to the candidates. */
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates) throws InterruptedException {
        return searches
                ? Result.first(
                        wantsMore -> search(puzzle, candidates.copy(), oracle(puzzle), patience(puzzle), wantsMore))
                : approach.solve(puzzle, candidates, request);
    }

    /** The same, where there is reason to believe that some are near given grids. */
    public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates) throws InterruptedException {
        Solutions.Oracle oracle = part -> solveNear(near, puzzle, part, Long.MAX_VALUE);
        return searches
                ? Result.first(wantsMore -> search(puzzle, candidates.copy(), oracle, patience(puzzle), wantsMore))
                : oracle.ask(candidates);
    }

    /**
     * One solution that keeps to the candidates, looked for near given grids.
     *
     * @param conflicts after which to give up, where that can be told
     */
    public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, long conflicts)
            throws InterruptedException {
        return approach.solveNear(near, puzzle, candidates, conflicts, request);
    }

    /**
     * Solution after solution, never one twice.
     *
     * @param wantsMore gets each, and says whether to go on
     */
    public End forEach(Puzzle puzzle, Predicate<Tuple> wantsMore) throws InterruptedException {
        if (!searches && approach.lists(puzzle)) {
            return approach.list(puzzle, request, wantsMore);
        }
        boolean isSmall = puzzle.clues().cells() * puzzle.size() <= MOST_CANDIDATES;
        return searches && isSmall
                ? quickSearch(puzzle, wantsMore)
                : search(puzzle, new Candidates(puzzle), oracle(puzzle), patience(puzzle), wantsMore);
    }

    /**
     * By places of values, or exact cover where they do not know the rules, as long as that finds something; if it gets
     * lost, the approach is asked.
     */
    private End quickSearch(Puzzle puzzle, Predicate<Tuple> wantsMore) throws InterruptedException {
        boolean isPlain = PlaceSearch.knows(puzzle);
        int mostLooks = isPlain || puzzle.isOfDifferences() ? MOST_LOOKS : MOST_LOOKS_AT_SUMS;
        List<Tuple> kept = new ArrayList<>();
        int[] looks = new int[1];
        BooleanSupplier isLost = () -> request.deadline().isOver() || ++looks[0] > mostLooks && kept.size() < MOST_KEPT;
        Predicate<Tuple> found = solution -> {
            looks[0] = 0;
            if (kept.size() < MOST_KEPT) {
                kept.add(solution);
            }
            return wantsMore.test(solution);
        };
        End end = isPlain ? PlaceSearch.list(puzzle, isLost, found) : ByCover.list(puzzle, isLost, found);
        if (end != End.LIMIT || request.deadline().isOver()) {
            return end;
        }
        Set<Tuple> known = new HashSet<>(kept);
        return search(
                puzzle,
                new Candidates(puzzle),
                oracle(puzzle),
                0,
                solution -> known.contains(solution) || wantsMore.test(solution));
    }

    private Solutions.Oracle oracle(Puzzle puzzle) {
        return part -> approach.solve(puzzle, part, request);
    }

    private End search(
            Puzzle puzzle, Candidates candidates, Solutions.Oracle oracle, int patience, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        return new Solutions(puzzle, oracle, patience, request.deadline(), wantsMore).search(candidates);
    }

    private int patience(Puzzle puzzle) {
        return searches
                ? Math.min(MOST_TRIES, TRIES_TIMES_CELLS / puzzle.clues().cells())
                : 0;
    }

    /** So many solutions were found, and there may be more unless they are all. */
    public record Count(long number, End end) {}

    /** Counts solutions, up to a limit. */
    public Count count(Puzzle puzzle, long limit) throws InterruptedException {
        long[] count = new long[1];
        End end = forEach(puzzle, solution -> ++count[0] < limit);
        return new Count(count[0], end);
    }
}
