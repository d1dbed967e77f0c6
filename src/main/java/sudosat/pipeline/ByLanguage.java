package sudosat.pipeline;

import java.util.function.Predicate;
import sudosat.backend.LanguageSolver;
import sudosat.backend.Problem;
import sudosat.backend.Request;
import sudosat.bridge.LinearPuzzle;
import sudosat.encode.Variables;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;
import sudosat.work.End;
import sudosat.work.Result;

/** Says a puzzle in another language than CNF, has a solver answer it, decodes the answer and checks it. */
public final class ByLanguage implements Approach {
    private final LanguageSolver solver;

    public ByLanguage(LanguageSolver solver) {
        this.solver = solver;
    }

    /** The puzzle as its solver gets it. */
    public Problem problem(Puzzle puzzle) {
        return new PuzzleTask(puzzle, known(puzzle), solver);
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return solve(puzzle, known(puzzle), request);
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return solver.solve(new PuzzleTask(puzzle, candidates, solver), request)
                .map(new Decoder(puzzle, solver.name())::decode);
    }

    /**
     * Only where cells alone have variables, or an answer set tells of nothing else: else a solution could come twice.
     */
    @Override
    public boolean lists(Puzzle puzzle) {
        return solver.lists()
                && (solver.language().equals("asp")
                        || LinearPuzzle.propagated(puzzle, known(puzzle)).variables()
                                == new Variables(puzzle.size(), puzzle.grids()).count());
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        Decoder decoder = new Decoder(puzzle, solver.name());
        return solver.list(problem(puzzle), request, model -> wantsMore.test(decoder.decode(model)));
    }

    static Candidates known(Puzzle puzzle) {
        return new Candidates(puzzle).withSubsets();
    }
}
