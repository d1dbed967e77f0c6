package sudosat.pipeline;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.backend.Enumerator.End;
import sudosat.backend.Request;
import sudosat.bridge.CoverPuzzle;
import sudosat.bridge.CoverSolver;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Checker;
import sudosat.rules.Puzzle;
import sudosat.rules.RuleSet;

/** Solves puzzles as exact cover problems. */
final class ByCover implements Approach {
    @Override
    public Outcome solve(Puzzle puzzle, Request request) throws InterruptedException {
        return Outcome.first(wantsMore -> list(puzzle, request, wantsMore));
    }

    @Override
    public Outcome solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return Outcome.first(wantsMore -> {
            CoverSolver solver = borrow(puzzle.ruleSet());
            End end = end(solver.forEach(candidates, checked(puzzle, wantsMore), request.deadline()::isOver));
            puzzle.ruleSet().giveBack(solver);
            return end;
        });
    }

    @Override
    public boolean lists(Puzzle puzzle) {
        return true;
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        return list(puzzle, request.deadline()::isOver, wantsMore);
    }

    /** The same, until somebody who is asked now and then says that it is enough. */
    static End list(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore) throws InterruptedException {
        CoverSolver solver = borrow(puzzle.ruleSet());
        End end = end(solver.forEach(puzzle, checked(puzzle, wantsMore), isOver));
        puzzle.ruleSet().giveBack(solver);
        return end;
    }

    /** Whoever takes the solutions gets none that the rule checker does not agree with. */
    static Predicate<Tuple> checked(Puzzle puzzle, Predicate<Tuple> wantsMore) {
        return solution -> {
            List<String> violations = Checker.violations(puzzle, solution);
            if (!violations.isEmpty()) {
                throw new IllegalStateException("a wrong solution: " + violations.get(0));
            }
            return wantsMore.test(solution);
        };
    }

    private static End end(sudosat.cover.CoverSearch.End end) {
        return switch (end) {
            case ALL -> End.ALL;
            case ENOUGH -> End.ENOUGH;
            case LIMIT -> End.LIMIT;
        };
    }

    private static CoverSolver borrow(RuleSet rules) {
        return rules.borrow(
                CoverSolver.class, own -> new CoverSolver(own.derived(CoverPuzzle.class, CoverPuzzle::new)));
    }
}
