package sudosat.engine;

import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.backend.BuiltIn;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.Tuple;
import sudosat.search.CoverPuzzle;
import sudosat.search.CoverSolver;
import sudosat.work.End;
import sudosat.work.Result;

/** Solves puzzles as exact cover problems. */
public final class CoverEngine implements Engine {
    @Override
    public String name() {
        return BuiltIn.DLX.label();
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return Result.first(wantsMore -> list(puzzle, request, wantsMore));
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return Result.first(wantsMore -> {
            CoverSolver solver = borrow(puzzle.ruleSet());
            End end = solver.forEach(candidates, Checker.checking(puzzle, wantsMore), request.deadline()::isOver);
            puzzle.ruleSet().giveBack(solver);
            return end;
        });
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        return list(puzzle, request.deadline()::isOver, wantsMore);
    }

    /** The same, until somebody who is asked now and then says that it is enough. */
    static End list(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore) throws InterruptedException {
        CoverSolver solver = borrow(puzzle.ruleSet());
        End end = solver.forEach(puzzle, Checker.checking(puzzle, wantsMore), isOver);
        puzzle.ruleSet().giveBack(solver);
        return end;
    }

    private static CoverSolver borrow(RuleSet rules) {
        return rules.borrow(
                CoverSolver.class, own -> new CoverSolver(own.derived(CoverPuzzle.class, CoverPuzzle::new)));
    }
}
