package sudosat.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import sudosat.backend.InputLanguage;
import sudosat.backend.OutputFormat;
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
import sudosat.puzzle.Puzzle;

/** A part of a puzzle's solutions, those that keep to the candidates, asked for in the language of a solver. */
record LanguageTask(Puzzle puzzle, Candidates known, InputLanguage language, OutputFormat answers) implements Task {

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
