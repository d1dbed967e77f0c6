package sudosat.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.backend.InputLanguage;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.encode.Variables;
import sudosat.engine.Decoder;
import sudosat.engine.LanguageEngine;
import sudosat.format.Answer;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * A puzzle for whoever reads puzzles and prints solutions as {@code solve} does, in CSV with all rules.
 *
 * @param encoding what the reader makes of it, by name; empty if nothing that has a name
 */
record CsvTask(Puzzle puzzle, String encoding) implements Task {
    @Override
    public InputLanguage language() {
        return InputLanguage.CSV;
    }

    @Override
    public void write(OutputStream out) throws IOException {
        out.write(Formats.CSV.text(puzzle).getBytes(StandardCharsets.UTF_8));
    }

    /** Nothing at all is no verdict. */
    @Override
    public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        if (text.isBlank()) {
            return new SolverOutput(Status.NO_VERDICT, "", 0, true, false);
        }
        Optional<Tuple> solution = solution(text, source);
        if (solution.isEmpty()) {
            return new SolverOutput(Status.UNSATISFIABLE, text.strip(), 0, true, false);
        }
        models.model(model(solution.get()), true, Status.SATISFIABLE);
        return new SolverOutput(Status.SATISFIABLE, "", 1, true, false);
    }

    private Optional<Tuple> solution(String text, String source) throws IOException {
        try {
            List<Answer> solutions = Formats.CSV.readSolutions(text, source, shape());
            boolean isOne = solutions.size() == 1
                    && solutions.get(0).solution().map(this::fits).orElse(solutions.get(0) == Answer.NONE);
            if (isOne) {
                return solutions.get(0).solution();
            }
        } catch (UserError nonsense) {
            throw new IOException(nonsense.getMessage(), nonsense);
        }
        throw new IOException(source + ": found something else, expected the grids of one solution");
    }

    private ReadOptions shape() {
        return new ReadOptions(Optional.of(puzzle.shape()), OptionalInt.of(puzzle.grids()), Optional.empty());
    }

    private boolean fits(Tuple solution) {
        return solution.size() == puzzle.size() && solution.grids() == puzzle.grids();
    }

    private Model model(Tuple solution) {
        Variables variables = new Variables(puzzle.size(), puzzle.grids());
        Model model = new Model();
        for (int cell = 0; cell < solution.cells(); cell++) {
            if (solution.value(cell) > 0) {
                model.add(variables.of(cell, solution.value(cell)));
            }
        }
        return model;
    }

    @Override
    public Optional<String> fault(Model model) {
        return Decoder.fault(puzzle, model);
    }

    @Override
    public Optional<ProblemSize> size() {
        return encoding.isEmpty()
                ? Optional.empty()
                : Language.named(encoding).size(puzzle, LanguageEngine.known(puzzle));
    }
}
