package sudosat.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Predicate;
import sudosat.backend.Backend;
import sudosat.backend.Capability;
import sudosat.backend.InputLanguage;
import sudosat.backend.OutputFormat;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.candidates.Candidates;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;
import sudosat.encode.Variables;
import sudosat.languages.AnswerFormat;
import sudosat.languages.Language;
import sudosat.languages.LinearPuzzle;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

/** Writes a puzzle in another language than CNF, has a solver answer it, decodes the answer and checks it. */
public final class LanguageEngine implements Engine {
    private final Backend solver;

    public LanguageEngine(Backend solver) {
        this.solver = solver;
    }

    /** The puzzle as its solver gets it. */
    public Task task(Puzzle puzzle) {
        return new LanguageTask(puzzle, known(puzzle), solver.language(), solver.answers());
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return solve(puzzle, known(puzzle), request);
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        Task task = new LanguageTask(puzzle, candidates, solver.language(), solver.answers());
        Decoder decoder = new Decoder(puzzle, solver.name());
        return solver.solve(task, request.about(Request.Subject.PUZZLE))
                .map(model -> decoder.within(candidates, decoder.decode(model)));
    }

    /**
     * By the solver only where cells alone have variables, or an answer set shows nothing else: else a solution could
     * come twice.
     */
    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        if (!solver.can(Capability.LIST_ALL) || !hasCellsOnly(puzzle)) {
            return Engine.super.list(puzzle, request, wantsMore);
        }
        Decoder decoder = new Decoder(puzzle, solver.name());
        return solver.list(task(puzzle), request.about(Request.Subject.PUZZLE), decoder.decodingEach(wantsMore));
    }

    private boolean hasCellsOnly(Puzzle puzzle) {
        return solver.language() == InputLanguage.ASP
                || new LinearPuzzle(puzzle, known(puzzle)).variables()
                        == new Variables(puzzle.size(), puzzle.grids()).count();
    }

    /** What solvers of other languages are given instead of the clues. */
    public static Candidates known(Puzzle puzzle) {
        return new Candidates(puzzle).withSubsets();
    }

    /** A part of a puzzle's solutions, those that keep to the candidates, asked for in the language of a solver. */
    private record LanguageTask(Puzzle puzzle, Candidates known, InputLanguage language, OutputFormat answers)
            implements Task {

        @Override
        public void write(OutputStream out) throws IOException {
            writer().write(puzzle, known, out);
        }

        @Override
        public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
            AnswerFormat format = AnswerFormat.valueOf(answers.name());
            return format.read(in, source, new Variables(puzzle.size(), puzzle.grids()), models);
        }

        @Override
        public Optional<String> fault(Model model) {
            return Decoder.fault(puzzle, model);
        }

        @Override
        public Optional<ProblemSize> size() {
            return writer().size(puzzle, known);
        }

        private Language writer() {
            return Language.valueOf(language.name());
        }
    }
}
