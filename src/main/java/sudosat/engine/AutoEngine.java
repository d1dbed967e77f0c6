package sudosat.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.candidates.Candidates;
import sudosat.encode.EncodingStyle;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.BandSearch;
import sudosat.search.CandidateSearch;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Searches by itself, and asks another engine only what that does not find out soon: small puzzles are searched by
 * candidate positions of values or, where the rules are not plain, as exact covers; large ones by their candidates.
 */
public final class AutoEngine implements Engine {
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

    private final Engine other;

    /** Asks SAT4J. */
    public AutoEngine() {
        this(new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.COMPACT));
    }

    /** Asks another engine. */
    public AutoEngine(Engine other) {
        this.other = other;
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return Result.first(wantsMore -> list(puzzle, request, wantsMore));
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return Result.first(
                wantsMore -> search(puzzle, request, asking(puzzle, request)).list(candidates.copy(), wantsMore));
    }

    @Override
    public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, Request request)
            throws InterruptedException {
        return Result.first(wantsMore -> search(puzzle, request, part -> other.solveNear(near, puzzle, part, request))
                .list(candidates.copy(), wantsMore));
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        boolean isSmall = puzzle.clues().cells() * puzzle.size() <= MOST_CANDIDATES;
        return isSmall
                ? quickSearch(puzzle, request, wantsMore)
                : search(puzzle, request, asking(puzzle, request)).list(new Candidates(puzzle), wantsMore);
    }

    /**
     * By places of values, or exact cover where they do not know the rules, as long as that finds something; if it gets
     * lost, the other engine is asked.
     */
    private End quickSearch(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        boolean isPlain = BandSearch.supports(puzzle.ruleSet());
        int mostLooks = isPlain || puzzle.ruleSet().isOfDifferences() ? MOST_LOOKS : MOST_LOOKS_AT_SUMS;
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
        End end = isPlain ? BandSearch.list(puzzle, isLost, found) : CoverEngine.list(puzzle, isLost, found);
        if (end != End.LIMIT || request.deadline().isOver()) {
            return end;
        }
        Set<Tuple> known = new HashSet<>(kept);
        return new CandidateSearch(puzzle, request.deadline())
                .askingAfter(0, asking(puzzle, request))
                .list(new Candidates(puzzle), solution -> known.contains(solution) || wantsMore.test(solution));
    }

    private CandidateSearch.Oracle asking(Puzzle puzzle, Request request) {
        return part -> other.solve(puzzle, part, request);
    }

    private static CandidateSearch search(Puzzle puzzle, Request request, CandidateSearch.Oracle oracle) {
        int patience = Math.min(MOST_TRIES, TRIES_TIMES_CELLS / puzzle.clues().cells());
        return new CandidateSearch(puzzle, request.deadline()).askingAfter(patience, oracle);
    }
}
