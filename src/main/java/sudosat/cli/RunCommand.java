package sudosat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import sudosat.Sudosat;
import sudosat.SudosatBuilder;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Model;
import sudosat.dimacs.AnswerWriter;
import sudosat.dimacs.Strictness;
import sudosat.io.Output;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** {@code sudosat run}. */
final class RunCommand extends SudosatCommand {
    private final Setting<String> file =
            options().argument("CNF", Type.FILE_NAME, "Formula (default: standard input).");
    private final BackendOptions backends = BackendOptions.ofSatSolvers(options());
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
                "Prints the verdict and the model as s and v lines, and exits as solvers in the SAT competition do,"
                        + " whatever the solver's own conventions. Checks every model against every clause.",
                "--backend --timeout --memory --seed --proof --certify --output",
                List.of("sudosat encode pair.csv | sudosat run --backend cdcl | sudosat decode --like pair.csv"),
                ExitCode.SATISFIABLE,
                ExitCode.UNSATISFIABLE,
                ExitCode.UNDECIDED,
                ExitCode.USER_ERROR,
                ExitCode.BACKEND_ERROR,
                ExitCode.BUG);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        Deadline deadline = backends.deadline();
        proof.value().ifPresent(file -> OutputFiles.requireFolder("--proof", file));
        new OutputFiles().add("--proof", proof.value()).add("-o", output.value());
        StringBuilder comments = new StringBuilder();
        Sudosat sudosat = sudosat(comments);
        String solver = sudosat.solverName(); // a missing one is reported before a large formula is read
        ClauseList formula = sudosat.readCnf(
                        InputArguments.file(file.value().orElse("-"), console),
                        relaxed.isOn() ? Strictness.RELAXED : Strictness.STRICT,
                        console::warn)
                .formula();
        Result<Model> answer = solve(formula, sudosat.until(deadline));
        if (statistics.isOn() && comments.isEmpty()) {
            console.warn(solver + " does not report the number of conflicts");
        }
        try (Output out = open(output)) {
            out.stream().write(comments.toString().getBytes(StandardCharsets.US_ASCII));
            AnswerWriter.write(answer, formula.variables(), out.stream());
            out.commit();
        }
        return exitCode(answer);
    }

    private Sudosat sudosat(StringBuilder comments) {
        SudosatBuilder builder = backends.builder(console);
        if (statistics.isOn()) {
            builder.conflicts(found -> found.ifPresent(
                    number -> comments.append("c conflicts: ").append(number).append('\n')));
        }
        return builder.build();
    }

    private Result<Model> solve(ClauseList formula, Sudosat sudosat) throws IOException, InterruptedException {
        try (PipeWatch watch = PipeWatch.start()) {
            return proof.value().isPresent()
                    ? sudosat.run(formula, proof.value().get())
                    : sudosat.run(formula);
        }
    }

    private static ExitCode exitCode(Result<Model> answer) {
        if (answer instanceof Result.Found) {
            return ExitCode.SATISFIABLE;
        }
        return answer instanceof Result.None ? ExitCode.UNSATISFIABLE : ExitCode.UNDECIDED;
    }
}
