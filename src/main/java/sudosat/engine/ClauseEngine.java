package sudosat.engine;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import sudosat.backend.Backend;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.candidates.Candidates;
import sudosat.cnf.Formula;
import sudosat.cnf.PhasedFormula;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Variables;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.CandidateSearch;
import sudosat.work.End;
import sudosat.work.Result;

/** Encodes a puzzle, has a SAT solver answer it, decodes the answer and checks it. */
public final class ClauseEngine implements Engine {
    private final Backend backend;
    private final EncodingStyle style;

    public ClauseEngine(Backend backend, EncodingStyle style) {
        this.backend = backend;
        this.style = style;
    }

    /** The style that the backend is quickest with, compact unless it says otherwise. */
    public static EncodingStyle preferred(Backend backend) {
        String name = backend.preferredEncoding();
        return name.isEmpty()
                ? EncodingStyle.COMPACT
                : EncodingStyle.parse(name)
                        .orElseThrow(() -> new UserError("the encoding of backend " + backend.name() + ": found "
                                + UserError.quote(name) + ", expected " + EncodingStyle.NAMES));
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return ask(puzzle, new PuzzleFormula(puzzle, style), request);
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        Formula formula = new PuzzleFormula(puzzle, style, candidates);
        return ask(puzzle, formula, request).map(solution -> decoder(puzzle).within(candidates, solution));
    }

    private Result<Tuple> ask(Puzzle puzzle, Formula formula, Request request) throws InterruptedException {
        return backend.solve(formula, request.about(Request.Subject.PUZZLE)).map(decoder(puzzle)::decode);
    }

    /**
     * Solvers try the values of the grids first. Auxiliary variables would have to be near, too; without them a 25x25
     * pair was dug in 58 s, not 104.
     */
    @Override
    public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, Request request)
            throws InterruptedException {
        Variables variables = new Variables(puzzle.size(), puzzle.grids());
        PuzzleFormula whole = new PuzzleFormula(puzzle, style.withoutAuxiliaries(), candidates);
        PhasedFormula formula = new PhasedFormula(whole, variable -> variables.isTrueIn(near, variable));
        return backend.solve(formula, request.about(Request.Subject.NEARLY_ALL_TRUE))
                .map(model -> decoder(puzzle).decode(formula.inOriginal(model)))
                .map(solution -> decoder(puzzle).within(candidates, solution));
    }

    /** By the backend only where every variable is a cell's: models that differ in others are the same solution. */
    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        PuzzleFormula formula = new PuzzleFormula(puzzle, style.withoutAuxiliaries());
        if (!backend.can(Capability.LIST_ALL)
                || formula.variables() != new Variables(puzzle.size(), puzzle.grids()).count()) {
            return Engine.super.list(puzzle, request, wantsMore);
        }
        Request wanted = request.about(Request.Subject.PUZZLE);
        return backend.list(Task.of(formula), wanted, decoder(puzzle).decodingEach(wantsMore));
    }

    /**
     * A clause forbids the first solution: to split the puzzle by its cells takes dozens of calls. What propagation
     * decides needs no call.
     */
    @Override
    public End listForUniqueness(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        Candidates candidates = new Candidates(puzzle);
        if (candidates.isContradiction() || candidates.narrowest() < 0) {
            return new CandidateSearch(puzzle, request.deadline()).list(candidates, wantsMore);
        }
        PuzzleFormula formula = style.isPropagated()
                ? new PuzzleFormula(puzzle, style, candidates.withSubsets())
                : new PuzzleFormula(puzzle, style);
        Decoder decoder = decoder(puzzle);
        Set<Tuple> found = new HashSet<>();
        return backend.listWith(formula, request.about(Request.Subject.PUZZLE), model -> {
            Tuple solution = decoder.decode(model);
            decoder.requireNew(found.add(solution));
            return wantsMore.test(solution) ? Optional.of(Variables.forbidding(solution)) : Optional.empty();
        });
    }

    private Decoder decoder(Puzzle puzzle) {
        return new Decoder(puzzle, backend.name());
    }
}
