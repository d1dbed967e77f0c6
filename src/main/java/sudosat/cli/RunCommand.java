package sudosat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Model;
import sudosat.dimacs.AnswerWriter;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.io.Input;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.work.Result;

/** {@code sudosat run}. */
final class RunCommand extends SudosatCommand {
    private final Setting<String> file =
            options().argument("CNF", Type.FILE_NAME, "Formula (default: standard input).");
    private final BackendOptions backends = new BackendOptions(options());
    private final Setting<Path> proof = options()
            .option(
                    "--proof",
                    "FILE",
                    Type.FILE,
                    "Write a DRAT proof of unsatisfiability to this file. The solver must write proofs, as"
                            + " cdcl, kissat and cadical do.");
    private final Setting<Boolean> relaxed = options()
            .flag(
                    "--relaxed",
                    "Only warn about wrong counts in the header, a missing last 0, and comments after" + " clauses.");
    private final Setting<Boolean> statistics = options()
            .flag(
                    "--statistics",
                    "Print the number of conflicts as a comment, 'c conflicts: N', if the solver reports it.");
    private final Setting<String> output = outputOption();

    RunCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Run a SAT solver on a DIMACS CNF.",
                "Prints s and v lines and exits as in the SAT competition, whatever the solver prints."
                        + " Every model is checked against every clause.",
                "--backend --timeout --memory --seed --proof --certify --output",
                List.of("sudosat encode pair.csv | sudosat run --backend cdcl | sudosat decode --like pair.csv"),
                ExitCode.AS_SOLVERS);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Request request = backends.request(proof.value());
        proof.value().ifPresent(RunCommand::requireWritable);
        new OutputFiles().add("--proof", proof.value()).add("-o", output.value());
        StringBuilder comments = new StringBuilder();
        Backend backend = new CheckingBackend(
                statistics.isOn() ? backends.counting(comments, console) : backends.backend(console));
        ClauseList formula = read();
        Result<Model> answer = proof.value().isPresent()
                ? prove(proof.value().get(), backend, formula, request)
                : solve(backend, formula, request);
        try (Output out = open(output)) {
            out.stream().write(comments.toString().getBytes(StandardCharsets.US_ASCII));
            AnswerWriter.write(answer, formula.variables(), out.stream());
            out.commit();
        }
        return exitCode(answer).number;
    }

    private static void requireWritable(Path file) {
        if (Files.isDirectory(file) || !Files.isDirectory(file.toAbsolutePath().getParent())) {
            throw new UserError("--proof: found " + UserError.quote(file.toString())
                    + ", expected a file in an existing directory");
        }
    }

    /** The proof appears if there is one; else a file that is there stays as it is. */
    private static Result<Model> prove(Path file, Backend backend, ClauseList formula, Request request)
            throws IOException, InterruptedException {
        try (Output written = Output.byAnother(file)) {
            Result<Model> answer = solve(backend, formula, request.withProof(written.written()));
            if (answer instanceof Result.None) {
                written.commit();
            }
            return answer;
        }
    }

    private static Result<Model> solve(Backend backend, ClauseList formula, Request request)
            throws InterruptedException {
        try (PipeWatch watch = PipeWatch.start()) {
            return backend.solve(formula, request);
        }
    }

    private ClauseList read() throws IOException {
        Input input = InputArguments.file(file.value().orElse("-"), console);
        try (InputStream in = input.open()) {
            return DimacsReader.read(
                            in, input.name(), relaxed.isOn() ? Strictness.RELAXED : Strictness.STRICT, console::warn)
                    .formula();
        }
    }

    private static ExitCode exitCode(Result<Model> answer) {
        if (answer instanceof Result.Found) {
            return ExitCode.SATISFIABLE;
        }
        return answer instanceof Result.None ? ExitCode.UNSATISFIABLE : ExitCode.UNDECIDED;
    }
}
