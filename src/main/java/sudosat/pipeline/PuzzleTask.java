package sudosat.pipeline;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import sudosat.backend.LanguageSolver;
import sudosat.backend.Problem;
import sudosat.bridge.AnswerFormat;
import sudosat.bridge.Language;
import sudosat.cnf.Model;
import sudosat.cnf.Size;
import sudosat.dimacs.ModelSink;
import sudosat.dimacs.OutputError;
import sudosat.dimacs.SolverOutput;
import sudosat.encode.Variables;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/** A part of a puzzle's solutions, those that keep to the candidates, asked for in the language of a solver. */
record PuzzleTask(Puzzle puzzle, Candidates known, LanguageSolver solver) implements Problem {
    @Override
    public String ending() {
        return solver.language();
    }

    @Override
    public void write(OutputStream out) throws IOException {
        Language.named(solver.language()).write(puzzle, known, out);
    }

    @Override
    public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
        AnswerFormat format = AnswerFormat.valueOf(solver.answer().toUpperCase(Locale.ROOT));
        return format.read(in, source, new Variables(puzzle.size(), puzzle.grids()), models);
    }

    @Override
    public Optional<String> fault(Model model) {
        return Decoder.fault(puzzle, model);
    }

    @Override
    public Optional<Size> size() {
        return Language.named(solver.language()).size(puzzle, known);
    }
}
