package sudosat.engine;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Cdcl;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.candidates.Candidates;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.encode.EncodingStyle;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.BandSearch;
import sudosat.search.CandidateSearch;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * What {@code auto} stands for. A puzzle is searched without a solver first: a small one by candidate positions of
 * values or, where the rules are not plain, as an exact cover; a large one by its candidates. What that does not answer
 * soon goes to our own solver, and what that does not answer soon ({@link Cdcl#yieldingIf}) to the best solver
 * installed. Where options ask for something that searches cannot do, such as an encoding, the solvers alone answer.
 */
public final class AutoEngine implements Engine {
    /**
     * Decisions that a search of our own may take without finding a solution: the hardest 9x9 need some hundreds, as
     * long as SAT4J takes for them. In large puzzles each takes longer and leads nowhere more often.
     */
    private static final int MOST_DECISIONS = 1000;

    private static final int DECISIONS_TIMES_CELLS = 200_000;
    /**
     * A pair of 9x9 has fewer candidates; in much larger puzzles a search that looks no further than the next step
     * leads nowhere more often.
     */
    private static final int MOST_CANDIDATES = 2_000;
    /**
     * After this many checks of its limits in a row without a new solution, the quick search gives up; the hardest 9x9
     * need a few checks.
     */
    private static final int MOST_CHECKS = 100;
    /** The same where there are sums: a decision takes longer, and solvers are better at them. */
    private static final int MOST_CHECKS_OF_SUMS = 10;
    /** Solutions kept in mind in case that the search gives up; after more, it does not. */
    private static final int MOST_KEPT = 1_000;

    /** Four grids of 36x36 have as many. Larger formulas need more memory than Java may have. */
    private static final int MOST_VARIABLES = 200_000;

    /**
     * Up to this size our own solver, asked incrementally, digs faster than a process per question. At k = 6 it does
     * on two cores, too, but processes use all cores there are, and tasks those of a cluster.
     */
    private static final int MOST_CELLS_DUG = 1_300;

    private final Engine other;

    /** The solver to dig with in puzzles of this size; nothing where our own, asked incrementally, is best. */
    static Optional<Backend> diggingSolver(int cells, Supplier<SolverCatalog> solvers) {
        return cells <= MOST_CELLS_DUG ? Optional.empty() : solvers.get().first(Capability.READ_CNF);
    }

    /** The SAT solver: the first of the file that is installed, else our own. */
    static Backend solver(SolverCatalog solvers) {
        return solvers.first(Capability.READ_CNF).orElseGet(Cdcl::new);
    }

    /** The SAT solver that writes proofs: the first of the file that is installed and can, else our own. */
    static Backend prover(SolverCatalog solvers) {
        return solvers.first(Capability.WRITE_PROOFS).orElseGet(Cdcl::new);
    }

    /**
     * Answers formulas. Who else there is is asked only when that matters: to read solvers.yaml takes a seventh of the
     * time of a small puzzle.
     */
    static Backend backend(Supplier<Backend> best, Supplier<Backend> prover) {
        return new SolverChoice(Cdcl.yieldingIf(() -> !(best.get() instanceof Cdcl)), best, prover);
    }

    private record SolverChoice(Backend embedded, Supplier<Backend> best, Supplier<Backend> prover) implements Backend {
        @Override
        public String name() {
            return BuiltIn.AUTO.label();
        }

        @Override
        public boolean can(Capability capability) {
            return capability != Capability.LIST_ALL && BuiltIn.AUTO.can(capability);
        }

        @Override
        public Result<Model> solve(Task task, Request request) throws InterruptedException {
            Optional<Backend> other = insteadOfOurs(task.formula().orElseThrow(), request);
            if (other.isPresent()) {
                return other.get().solve(task, request);
            }
            Result<Model> answer = embedded.solve(task, request);
            return hasYielded(answer.unknown()) ? best.get().solve(task, request) : answer;
        }

        /** Where our own solver yields, the other goes on from the last model: what comes is seldom easier. */
        @Override
        public End listWith(Formula formula, Request request, Function<Model, Optional<Formula>> next)
                throws InterruptedException {
            Optional<Backend> other = insteadOfOurs(formula, request);
            if (other.isPresent()) {
                return other.get().listWith(formula, request, next);
            }
            Formula[] rest = {formula};
            End end = embedded.listWith(formula, request, model -> {
                Optional<Formula> more = next.apply(model);
                more.ifPresent(clauses -> rest[0] = rest[0].and(clauses));
                return more;
            });
            return hasYielded(end.limit()) ? best.get().listWith(rest[0], request, next) : end;
        }

        /** The one to ask without asking our own solver first, if there is one. */
        private Optional<Backend> insteadOfOurs(Formula formula, Request request) {
            if (request.proof().isPresent()) {
                return Optional.of(prover.get());
            }
            boolean isOurs =
                    formula.variables() <= MOST_VARIABLES && request.memoryKiB().isEmpty();
            return isOurs ? Optional.empty() : Optional.of(best.get());
        }

        private static boolean hasYielded(Optional<String> limit) {
            return limit.equals(Optional.of(Cdcl.YIELDED));
        }
    }

    /** Asks our own solver. */
    public AutoEngine() {
        this(new ClauseEngine(new CheckingBackend(new Cdcl()), EncodingStyle.COMPACT));
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

    /** In large puzzles the other engine alone: near the grids a solver finds more than a search does. */
    @Override
    public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, Request request)
            throws InterruptedException {
        CandidateSearch.Oracle oracle = part -> other.solveNear(near, puzzle, part, request);
        return isSmall(puzzle)
                ? Result.first(wantsMore -> search(puzzle, request, oracle).list(candidates.copy(), wantsMore))
                : oracle.ask(candidates.copy().withSubsets());
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        return isSmall(puzzle)
                ? quickSearch(puzzle, request, wantsMore, others -> other.list(puzzle, request, others))
                : search(puzzle, request, asking(puzzle, request)).list(new Candidates(puzzle), wantsMore);
    }

    private static boolean isSmall(Puzzle puzzle) {
        return puzzle.clues().cells() * puzzle.size() <= MOST_CANDIDATES;
    }

    @Override
    public End listForUniqueness(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        Result.Lister<Tuple> others = receiver -> other.listForUniqueness(puzzle, request, receiver);
        if (isSmall(puzzle)) {
            return quickSearch(puzzle, request, wantsMore, others);
        }
        CandidateSearch search = new CandidateSearch(puzzle, request.deadline());
        return listAll(
                new HashSet<>(),
                receiver -> search.list(new Candidates(puzzle), mostDecisions(puzzle), receiver),
                others,
                request,
                wantsMore);
    }

    /**
     * Searches bands or, under rules that these do not support, an exact cover, as long as that finds something; then
     * the other engine goes on.
     */
    private static End quickSearch(
            Puzzle puzzle, Request request, Predicate<Tuple> wantsMore, Result.Lister<Tuple> others)
            throws InterruptedException {
        boolean isPlain = BandSearch.supports(puzzle.ruleSet());
        int mostChecks = isPlain || puzzle.ruleSet().isOfDifferences() ? MOST_CHECKS : MOST_CHECKS_OF_SUMS;
        int[] checks = new int[1];
        Set<Tuple> known = new HashSet<>();
        BooleanSupplier givesUp =
                () -> request.deadline().isOver() || ++checks[0] > mostChecks && known.size() < MOST_KEPT;
        Predicate<Tuple> found = solution -> {
            checks[0] = 0;
            return wantsMore.test(solution);
        };
        return listAll(
                known,
                receiver -> isPlain
                        ? BandSearch.list(puzzle, givesUp, receiver)
                        : CoverEngine.list(puzzle, givesUp, receiver),
                others,
                request,
                found);
    }

    /**
     * What one lists and, if a limit of its own ends that, others.
     *
     * @param known gets what the first lists, as far as it is kept in mind
     */
    private static End listAll(
            Set<Tuple> known,
            Result.Lister<Tuple> first,
            Result.Lister<Tuple> others,
            Request request,
            Predicate<Tuple> wantsMore)
            throws InterruptedException {
        End end = first.run(solution -> {
            if (known.size() < MOST_KEPT) {
                known.add(solution);
            }
            return wantsMore.test(solution);
        });
        return !end.isLimit() || request.deadline().isOver()
                ? end
                : others.run(solution -> known.contains(solution) || wantsMore.test(solution));
    }

    private CandidateSearch.Oracle asking(Puzzle puzzle, Request request) {
        return part -> other.solve(puzzle, part, request);
    }

    private static CandidateSearch search(Puzzle puzzle, Request request, CandidateSearch.Oracle oracle) {
        return new CandidateSearch(puzzle, request.deadline()).askingAfter(mostDecisions(puzzle), oracle);
    }

    private static int mostDecisions(Puzzle puzzle) {
        return Math.min(MOST_DECISIONS, DECISIONS_TIMES_CELLS / puzzle.clues().cells());
    }
}
