package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import sudosat.Installed;
import sudosat.candidates.Candidates;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.encode.Variables;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Real solvers of other languages: how they are called, and how puzzles are put to them. */
enum Solver {
    CLINGO("asp", AnswerFormat.CLINGO, "clingo", "--models={models}", "{in}"),
    CLASP("opb", AnswerFormat.COMPETITION, "clasp", "--outf=1", "-V0", "-n{models}", "-q0", "{in}"),
    CLASP_WCNF("wcnf", AnswerFormat.COMPETITION, "clasp", "--outf=1", "-V0", "{in}"),
    MINISATPLUS("opb", AnswerFormat.COMPETITION, "minisat+", "-v0", "{in}"),
    GLPSOL("lp", AnswerFormat.GLPSOL, "glpsol", "--lp", "{in}", "-o", "{out}"),
    CBC("lp", AnswerFormat.CBC, "cbc", "{in}", "solve", "solution", "-"),
    HIGHS("lp", AnswerFormat.HIGHS, "highs", "--solution_file", "{out}", "{in}");

    /** Nothing simplified, or clues propagated first. */
    enum Form {
        TEXTBOOK,
        PROPAGATED
    }

    /** What a solver said, and the grids that it found. */
    record Said(SolverOutput output, List<Tuple> solutions) {}

    /** Those that list all solutions. */
    static final Set<Solver> LISTING = Set.of(CLINGO, CLASP);

    private final String language;
    private final AnswerFormat format;
    private final List<String> command;

    Solver(String language, AnswerFormat format, String... command) {
        this.language = language;
        this.format = format;
        this.command = List.of(command);
    }

    /** Skips the test if it is not there. */
    void assumeInstalled() {
        Installed.assume(command.get(0));
    }

    /**
     * Runs it in a folder of the test's own, where its files stay; those that can list solutions list so many, or all
     * if that is 0.
     */
    Said solve(Puzzle puzzle, Form form, int models, Path folder)
            throws IOException, InterruptedException, OutputError {
        Path in = folder.resolve("puzzle." + language);
        Path printed = folder.resolve("printed");
        Path written = folder.resolve("written");
        try (OutputStream out = Files.newOutputStream(in)) {
            write(puzzle, form, out);
        }
        List<String> line = new ArrayList<>();
        for (String word : command) {
            line.add(word.replace("{in}", in.toString())
                    .replace("{out}", written.toString())
                    .replace("{models}", Integer.toString(models)));
        }
        Process process = new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertTrue(process.waitFor(120, TimeUnit.SECONDS), "still running: " + line);
        return read(command.contains("{out}") ? written : printed, new Variables(puzzle.size(), puzzle.grids()));
    }

    private void write(Puzzle puzzle, Form form, OutputStream out) throws IOException {
        Candidates known = new Candidates(puzzle);
        LinearPuzzle linear = new LinearPuzzle(puzzle, form == Form.TEXTBOOK ? known : known.withSubsets());
        switch (language) {
            case "opb" -> OpbWriter.write(linear, out);
            case "lp" -> LpWriter.write(linear, out);
            case "wcnf" -> WcnfWriter.writeOld(puzzle, out);
            default -> writeAnswerSetProgram(puzzle, form, out);
        }
    }

    private static void writeAnswerSetProgram(Puzzle puzzle, Form form, OutputStream out) throws IOException {
        boolean isWhole = form == Form.TEXTBOOK;
        AspWriter.write(puzzle, isWhole ? Optional.empty() : Optional.of(new Candidates(puzzle)), out);
    }

    private Said read(Path file, Variables variables) throws IOException, OutputError {
        List<Tuple> solutions = new ArrayList<>();
        try (InputStream in = Files.newInputStream(file)) {
            SolverOutput output = format.read(in, name(), variables, (model, closed, soFar) -> {
                assertTrue(closed, "a model cut off");
                try {
                    solutions.add(variables.decode(model));
                } catch (Variables.UndecodableException broken) {
                    throw new IllegalStateException(broken);
                }
            });
            return new Said(output, solutions);
        }
    }
}
