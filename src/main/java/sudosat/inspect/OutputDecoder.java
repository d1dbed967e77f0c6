package sudosat.inspect;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import sudosat.backend.BackendError;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.dimacs.SolverOutputReader;
import sudosat.encode.Variables;
import sudosat.engine.Decoder;
import sudosat.io.UserError;
import sudosat.languages.AnswerDetector;
import sudosat.languages.AnswerFormat;
import sudosat.languages.MaxSatAnswer;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Reads what some solver, run elsewhere, printed about a puzzle in CNF or another language. */
public final class OutputDecoder {
    private final Puzzle puzzle;
    private final Optional<Formula> formula;
    private final Consumer<String> remarks;
    private final List<Tuple> early = new ArrayList<>();

    /**
     * For the output of a solver.
     *
     * @param puzzle the puzzle, perhaps without its clues where only the shape is known
     * @param formula the formula that was solved, if it is at hand: then models are held against it too
     * @param remarks gets what users should know beside the solutions, such as clues that a MaxSAT solver has dropped
     */
    public OutputDecoder(Puzzle puzzle, Optional<Formula> formula, Consumer<String> remarks) {
        this.puzzle = puzzle;
        this.formula = formula;
        this.remarks = remarks;
    }

    /**
     * Hands over every solution as soon as it is read and checked.
     *
     * @return the solver's verdict; {@link Status#NO_VERDICT} if it gave none
     * @throws UserError if the text is no solver's output
     * @throws BackendError if a model is missing, cut off or wrong
     */
    public Status read(InputStream in, String source, Consumer<Tuple> solutions) throws IOException {
        SolverOutput output;
        try {
            output = readAnswer(new BufferedInputStream(in), source, solutions);
        } catch (OutputError error) {
            throw error.kind() == OutputError.Kind.SYNTAX
                    ? new UserError(error.getMessage())
                    : new BackendError(error.getMessage());
        }
        if (output.status() == Status.SATISFIABLE && output.models() == 0) {
            throw new BackendError(source + ": the solver says satisfiable, but there is no model");
        }
        if (output.status() == Status.SATISFIABLE) {
            early.forEach(solutions);
        }
        return output.status();
    }

    /** Detected by its content, if there is no CNF. */
    private SolverOutput readAnswer(BufferedInputStream in, String source, Consumer<Tuple> solutions)
            throws IOException, OutputError {
        ModelSink models = (model, closed, soFar) -> take(checked(model, closed, source), soFar, solutions);
        if (formula.isPresent()) {
            int highest = formula.get().variables();
            return SolverOutputReader.read(in, source, highest, highest, models);
        }
        Optional<AnswerFormat> other = AnswerDetector.detect(in);
        if (other.equals(Optional.of(AnswerFormat.MAXSAT))) {
            return takeBest(MaxSatAnswer.read(in, source, variables()), source, solutions);
        }
        return other.isPresent()
                ? other.get().read(in, source, variables(), models)
                : SolverOutputReader.read(
                        in, source, Integer.MAX_VALUE, variables().count(), models);
    }

    private Variables variables() {
        return new Variables(puzzle.size(), puzzle.grids());
    }

    private SolverOutput takeBest(MaxSatAnswer answer, String source, Consumer<Tuple> solutions) {
        SolverOutput output = answer.output();
        if (output.status() == Status.SATISFIABLE && answer.model().isPresent()) {
            OptionalLong cost = puzzle.clues().filledCells() > 0
                    ? answer.cost()
                    : OptionalLong.empty(); // else only the shape may be known
            Decoder decoder = decoder(source, output.lastModelClosed());
            Tuple filled = decoder.filled(answer.model().get());
            DroppedClues dropped = DroppedClues.by(filled, puzzle, cost, decoder);
            solutions.accept(filled);
            remark(dropped, answer.isProven());
        }
        return output;
    }

    private void remark(DroppedClues dropped, boolean isProven) {
        int count = dropped.cells().size();
        if (count > 0) {
            String claim = isProven ? "as few as possible" : "perhaps more than necessary";
            remarks.accept("dropped " + count + (count == 1 ? " clue, " : " clues, ") + claim + ": "
                    + String.join(", ", dropped.names()));
        }
    }

    /** A model that comes before the verdict has to wait for it: without one it does not count. */
    private void take(Tuple solution, Status soFar, Consumer<Tuple> solutions) {
        if (soFar == Status.SATISFIABLE) {
            early.forEach(solutions);
            early.clear();
            solutions.accept(solution);
        } else {
            early.add(solution);
        }
    }

    private Tuple checked(Model model, boolean closed, String source) {
        Decoder decoder = decoder(source, closed);
        Tuple solution = decoder.decode(model);
        formula.flatMap(known -> known.brokenClause(model)).ifPresent(clause -> {
            throw decoder.wrong("it breaks the clause " + clause);
        });
        return solution;
    }

    private Decoder decoder(String source, boolean closed) {
        return new Decoder(puzzle, source + ": the solver", closed ? "a wrong model" : "a truncated model");
    }
}
