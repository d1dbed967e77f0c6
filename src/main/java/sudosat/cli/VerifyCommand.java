package sudosat.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cnf.ClauseList;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.io.Input;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.proof.DratChecker;
import sudosat.proof.DratProof;
import sudosat.proof.LratChecker;
import sudosat.proof.ProofFormat;
import sudosat.proof.ProofVerdict;
import sudosat.proof.ProofWriter;
import sudosat.work.Deadline;

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
                        + " follow.\nFollows the conventions of drat-trim, unless --strict asks for more.",
                "--strict --core --trim --lrat --timeout --output",
                List.of(
                        "sudosat run --proof f.drat f.cnf; sudosat verify f.cnf f.drat",
                        "sudosat verify --core core.cnf --lrat f.lrat f.cnf f.drat.xz"),
                ExitCode.OF_PROOFS);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Deadline deadline = timeout.value().map(Deadline::after).orElse(Deadline.NONE);
        if (cnf.value().isEmpty() || proof.value().isEmpty()) {
            throw new UserError("verify needs two files: sudosat verify CNF PROOF");
        } else if (cnf.value().equals(proof.value())) {
            throw new UserError(
                    "PROOF: found " + UserError.quote(proof.value().get()) + ", expected another file than CNF");
        }
        ClauseList formula = readFormula();
        Input input = Input.of(proof.value().get(), console.in());
        try (InputStream in = new BufferedInputStream(input.open(), ProofFormat.LOOKED_AT)) {
            return writeText(output, watched(out -> verify(formula, in, input.name(), deadline, out))).number;
        }
    }

    private ClauseList readFormula() throws IOException {
        Input input = Input.of(cnf.value().orElseThrow(), console.in());
        try (InputStream in = input.open()) {
            return DimacsReader.read(in, input.name(), Strictness.STRICT, console::warn)
                    .formula();
        }
    }

    private ExitCode verify(ClauseList formula, InputStream in, String name, Deadline deadline, Writer out)
            throws IOException, InterruptedException {
        try {
            ProofVerdict verdict = ProofFormat.detect(in) == ProofFormat.LRAT
                    ? verifyLrat(formula, in, name, deadline)
                    : verifyDrat(formula, in, name, deadline);
            if (!verdict.isVerified()) {
                out.write("c " + verdict.text() + "\n");
            }
            out.write(verdict.isVerified() ? "s VERIFIED\n" : "s NOT VERIFIED\n");
            return verdict.isVerified() ? ExitCode.VERIFIED : ExitCode.NOT_VERIFIED;
        } catch (DratChecker.Stopped stopped) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            console.warn("unknown: time limit");
            return ExitCode.UNKNOWN;
        }
    }

    private ProofVerdict verifyLrat(ClauseList formula, InputStream in, String name, Deadline deadline)
            throws IOException, DratChecker.Stopped {
        if (Stream.of(core, trim, lrat).anyMatch(file -> file.value().isPresent())) {
            throw new UserError("--core, --trim and --lrat need a DRAT proof, found an LRAT proof");
        }
        try (ProgressBar bar = new ProgressBar(console, !quiet.isOn(), () -> 0)) {
            return LratChecker.check(
                    formula,
                    in,
                    name,
                    deadline::isOverOrInterrupted,
                    done -> bar.reach((int) Math.min(Integer.MAX_VALUE, done), done + " steps checked"));
        }
    }

    private DratProof read(ClauseList formula, InputStream in, String name) throws IOException {
        try (ProgressBar bar = new ProgressBar(console, !quiet.isOn(), () -> "reading the proof")) {
            return DratProof.read(formula, in, name);
        }
    }

    private ProofVerdict verifyDrat(ClauseList formula, InputStream in, String name, Deadline deadline)
            throws IOException, DratChecker.Stopped {
        DratProof read = read(formula, in, name);
        if (read.unmatchedDeletions() > 0) {
            console.warn(String.format(
                    Locale.ROOT,
                    "%s: %,d deletions of clauses that do not exist, ignored",
                    name,
                    read.unmatchedDeletions()));
        }
        DratChecker.Convention convention =
                strict.isOn() ? DratChecker.Convention.STRICT : DratChecker.Convention.USUAL;
        try (ProgressBar bar = new ProgressBar(console, !quiet.isOn(), read::stepCount)) {
            DratChecker checker = new DratChecker(
                    read,
                    convention,
                    lrat.value().isPresent(),
                    deadline::isOverOrInterrupted,
                    left -> bar.reach(read.stepCount() - (int) left, left + " steps left"));
            ProofVerdict verdict = checker.check();
            if (verdict.isVerified()) {
                write(core, out -> ProofWriter.writeCore(read, checker, out));
                write(trim, out -> ProofWriter.writeTrimmed(read, checker, out));
                write(lrat, out -> ProofWriter.writeLrat(read, checker, out));
            }
            return verdict;
        }
    }

    /** Fills a file. */
    private interface Writing {
        void write(OutputStream out) throws IOException;
    }

    private static void write(Setting<Path> file, Writing writing) throws IOException {
        if (file.value().isPresent()) {
            try (Output out = Output.to(file.value().get())) {
                writing.write(out.stream());
                out.commit();
            }
        }
    }
}
