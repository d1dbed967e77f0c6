package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import sudosat.Sudosat;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cnf.Formula;
import sudosat.dimacs.Cnf;
import sudosat.dimacs.Strictness;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.proof.ProofSettings;
import sudosat.proof.ProofVerdict;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** {@code sudosat verify}. */
final class VerifyCommand extends SudosatCommand {
    private final Setting<String> cnf = options().argument("CNF", Type.FILE_NAME, "Formula.");
    private final Setting<String> proof =
            options().secondArgument("PROOF", Type.FILE_NAME, "Proof that the formula has no model.");
    private final Setting<Boolean> strict = options()
            .flag(
                    "--strict",
                    "Follow the definition to the letter: deletions of unit clauses count, RAT is on the"
                            + " first literal, every step must follow, and the empty clause must occur.");
    private final Setting<Path> core = options()
            .option("--core", "FILE", Type.FILE, "Write the clauses that the proof needs to this file, as DIMACS CNF.");
    private final Setting<Path> trim = options()
            .option("--trim", "FILE", Type.FILE, "Write the steps that the proof needs to this file, as DRAT.");
    private final Setting<Path> lrat = options()
            .option("--lrat", "FILE", Type.FILE, "Write the steps that the proof needs to this file, as LRAT.");
    private final Setting<Duration> timeout = options()
            .option(
                    "-t --timeout",
                    "TIME",
                    Type.TIME,
                    "Give up after this time, as in 500ms, 90s, 2m or 1h. A number alone means seconds"
                            + " (default: no limit).");
    private final Setting<Boolean> quiet = options().flag("-q --quiet", "Show no progress.");
    private final Setting<String> output = outputOption();

    VerifyCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Check a proof that a formula has no model.",
                "Reads DRAT and LRAT proofs, text or binary; the format is detected. Prints 's"
                        + " VERIFIED', or 's NOT VERIFIED' after a comment that names the first step that does not"
                        + " follow.\nFollows the conventions of drat-trim. --strict follows the definition of DRAT.",
                "--strict --core --trim --lrat --timeout --output",
                List.of(
                        "sudosat run --proof f.drat f.cnf; sudosat verify f.cnf f.drat",
                        "sudosat verify --core core.cnf --lrat f.lrat f.cnf f.drat.xz"),
                ExitCode.VERIFIED,
                ExitCode.NOT_VERIFIED,
                ExitCode.USER_ERROR,
                ExitCode.UNKNOWN,
                ExitCode.BUG);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        Deadline deadline = timeout.value().map(Deadline::after).orElse(Deadline.NONE);
        if (cnf.value().isEmpty() || proof.value().isEmpty()) {
            throw new UserError("verify needs two files: sudosat verify CNF PROOF");
        } else if (cnf.value().equals(proof.value())) {
            throw new UserError(
                    "PROOF: found " + UserError.quote(proof.value().get()) + ", expected another file than CNF");
        }
        Sudosat sudosat = Sudosat.create().until(deadline);
        Cnf formula = sudosat.readCnf(input(cnf), Strictness.STRICT, console::warn);
        return writeText(output, watched(out -> verify(formula.formula(), sudosat, out)));
    }

    private Input input(Setting<String> file) {
        return Input.of(file.value().orElseThrow(), console.in());
    }

    private ExitCode verify(Formula formula, Sudosat sudosat, Writer out) throws IOException, InterruptedException {
        Result<ProofVerdict> result;
        try (Progress progress = new Progress()) {
            result = sudosat.verify(formula, input(proof), settings(progress));
        }
        if (result instanceof Result.Found<ProofVerdict> found) {
            boolean isVerified = found.value().isVerified();
            out.write(isVerified ? "s VERIFIED\n" : "c " + found.value().text() + "\ns NOT VERIFIED\n");
            return isVerified ? ExitCode.VERIFIED : ExitCode.NOT_VERIFIED;
        }
        console.warn("unknown: " + result.unknown().orElseThrow());
        return ExitCode.UNKNOWN;
    }

    private ProofSettings settings(Progress progress) {
        return new ProofSettings(strict.isOn(), core.value(), trim.value(), lrat.value(), progress);
    }

    /** Shows how far the check has got. */
    private final class Progress implements ProofSettings.Listener, AutoCloseable {
        private final ProgressBar bar;
        private volatile int total;

        Progress() {
            bar = new ProgressBar(console, !quiet.isOn(), () -> total);
            bar.reach(0, "reading the proof");
        }

        @Override
        public void read(int steps, long ignoredDeletions) {
            total = steps;
            if (ignoredDeletions > 0) {
                bar.hide();
                console.warn(String.format(
                        Locale.ROOT,
                        "%s: %,d deletions of clauses that do not exist, ignored",
                        input(proof).name(),
                        ignoredDeletions));
            }
        }

        @Override
        public void checked(long steps) {
            bar.reach(
                    (int) Math.min(Integer.MAX_VALUE, steps),
                    steps + (total == 0 ? "" : "/" + total) + " steps checked");
        }

        @Override
        public void close() {
            bar.close();
        }
    }
}
