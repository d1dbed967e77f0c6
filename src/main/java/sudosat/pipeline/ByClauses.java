package sudosat.pipeline;

import java.util.function.Predicate;
import sudosat.backend.Backend;
import sudosat.backend.Request;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.Renamed;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.encode.Variables;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;
import sudosat.work.End;
import sudosat.work.Result;

/** Encodes a puzzle, has a SAT solver answer it, decodes the answer and checks it. */
final class ByClauses implements Approach {
    private final Backend backend;
    private final Style style;
    private final Trust trust;

    ByClauses(Backend backend, Style style, Trust trust) {
        this.backend = backend;
        this.style = style;
        this.trust = trust;
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return ask(puzzle, new PuzzleFormula(puzzle, style), request);
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return ask(puzzle, new PuzzleFormula(puzzle, style, candidates), request);
    }

    /**
     * Solvers try the values of the grids first. Auxiliary variables would have to be near, too; without them a 25x25
     * pair was dug in 58 s, not 104.
     */
    @Override
    public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, long conflicts, Request request)
            throws InterruptedException {
        Variables variables = new Variables(puzzle.size(), puzzle.grids());
        PuzzleFormula whole = new PuzzleFormula(puzzle, style.withoutAuxiliaries(), candidates);
        Renamed formula = new Renamed(whole, variable -> variables.isTrueIn(near, variable));
        Request wanted = request.about(Request.Subject.NEARLY_ALL_TRUE);
        Result<Model> answer =
                backend.solve(formula, conflicts == Long.MAX_VALUE ? wanted : wanted.withConflicts(conflicts));
        return answer.map(model -> solved(puzzle, formula.original(), formula.inOriginal(model)));
    }

    /** Only where every variable is a cell's: models that differ in others alone would be the same solution. */
    @Override
    public boolean lists(Puzzle puzzle) {
        return backend.enumerator().isPresent()
                && new PuzzleFormula(puzzle, style.withoutAuxiliaries()).variables()
                        == new Variables(puzzle.size(), puzzle.grids()).count();
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        Decoder decoder = new Decoder(puzzle, backend.name());
        Formula formula = new PuzzleFormula(puzzle, style.withoutAuxiliaries());
        return backend.enumerator()
                .orElseThrow()
                .enumerate(formula, request, model -> wantsMore.test(decoder.decode(model)));
    }

    private Result<Tuple> ask(Puzzle puzzle, Formula formula, Request request) throws InterruptedException {
        return backend.solve(formula, request).map(model -> solved(puzzle, formula, model));
    }

    private Tuple solved(Puzzle puzzle, Formula formula, Model model) {
        Decoder decoder = new Decoder(puzzle, backend.name());
        if (trust == Trust.NOTHING) {
            decoder.checkClauses(formula, model);
        }
        return decoder.decode(model);
    }
}
