package sudosat.inspect;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.encode.Variables;
import sudosat.engine.Decoder;
import sudosat.languages.MaxSatAnswer;
import sudosat.languages.WcnfWriter;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * The search for the fewest clues to drop, as a task for a MaxSAT solver. That there are no fewer is all that it is
 * trusted in.
 */
final class MaxSatRepair implements Task {
    private final Puzzle puzzle;
    private final Decoder decoder;
    /** What the solver said its model costs; nothing from one that prints nothing. */
    private volatile OptionalLong cost = OptionalLong.empty();

    MaxSatRepair(Puzzle puzzle, String solver) {
        this.puzzle = puzzle;
        this.decoder = new Decoder(puzzle, solver);
    }

    Result<DroppedClues> solve(Backend solver, Request request) throws InterruptedException {
        Result<Model> answer = solver.solve(this, request);
        return answer instanceof Result.None
                ? withoutClues(solver.name(), request)
                : answer.map(model -> DroppedClues.by(decoder.filled(model), puzzle, cost, decoder));
    }

    /** The solver says that the rules alone have no solution, which is soon found out. */
    private Result<DroppedClues> withoutClues(String solver, Request request) throws InterruptedException {
        Puzzle rules = puzzle.withClues(Tuple.empty(puzzle.size(), puzzle.grids()));
        Result<DroppedClues> own = DroppedClues.fewest(rules, request.deadline());
        if (own instanceof Result.Found) {
            throw new BackendError(solver + " gave a wrong answer: it says that the rules alone have no solution");
        }
        return own;
    }

    @Override
    public InputLanguage language() {
        return InputLanguage.WCNF;
    }

    /** What is wrong with a model shows only together with its cost. */
    @Override
    public Optional<String> fault(Model model) {
        return Optional.empty();
    }

    @Override
    public void write(OutputStream out) throws IOException {
        WcnfWriter.writeOld(puzzle, out); // clasp and SAT4J read no other
    }

    /** A model that is not proven to be the best counts for nothing. */
    @Override
    public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
        MaxSatAnswer answer = MaxSatAnswer.read(in, source, new Variables(puzzle.size(), puzzle.grids()));
        SolverOutput said = answer.output();
        if (said.status() == Status.SATISFIABLE
                && !answer.isProven()
                && puzzle.clues().filledCells() > 0) {
            return new SolverOutput(Status.UNKNOWN, said.verdict(), 0, true, false);
        }
        cost = answer.cost();
        answer.model().ifPresent(model -> models.model(model, said.lastModelClosed(), said.status()));
        return said;
    }
}
