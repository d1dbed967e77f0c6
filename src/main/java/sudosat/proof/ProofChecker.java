package sudosat.proof;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Checks proofs in every format, and writes what they need. */
public final class ProofChecker {
    private final Formula formula;
    private final ProofSettings settings;
    private final Deadline deadline;

    public ProofChecker(Formula formula, ProofSettings settings, Deadline deadline) {
        this.formula = formula;
        this.settings = settings;
        this.deadline = deadline;
    }

    /**
     * Checks a proof that the formula has no model. Its format is detected.
     *
     * @return unknown at the deadline, and never none
     * @throws UserError if this is no proof
     */
    public Result<ProofVerdict> check(InputStream proof, String name) throws IOException, InterruptedException {
        BufferedInputStream in = new BufferedInputStream(proof, ProofFormat.LOOKED_AT);
        try {
            return new Result.Found<>(
                    ProofFormat.detect(in) == ProofFormat.LRAT ? checkLrat(in, name) : checkDrat(in, name));
        } catch (DratChecker.Stopped stopped) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
    }

    private ProofVerdict checkLrat(InputStream in, String name) throws IOException, DratChecker.Stopped {
        if (settings.writesFiles()) {
            throw new UserError("--core, --trim and --lrat need a DRAT proof, found an LRAT proof");
        }
        return LratChecker.check(formula, in, name, deadline::isOverOrInterrupted, settings.listener()::checked);
    }

    private ProofVerdict checkDrat(InputStream in, String name) throws IOException, DratChecker.Stopped {
        DratProof proof = DratProof.read(formula, in, name);
        settings.listener().read(proof.stepCount(), proof.unmatchedDeletions());
        DratChecker checker = new DratChecker(
                proof,
                settings.isStrict() ? DratChecker.Convention.STRICT : DratChecker.Convention.USUAL,
                settings.lrat().isPresent(),
                deadline::isOverOrInterrupted,
                left -> settings.listener().checked(proof.stepCount() - left));
        ProofVerdict verdict = checker.check();
        if (verdict.isVerified()) {
            write(settings.core(), out -> ProofWriter.writeCore(proof, checker, out));
            write(settings.trimmed(), out -> ProofWriter.writeTrimmed(proof, checker, out));
            write(settings.lrat(), out -> ProofWriter.writeLrat(proof, checker, out));
        }
        return verdict;
    }

    /** Fills a file. */
    private interface Writing {
        void write(OutputStream out) throws IOException;
    }

    private static void write(Optional<Path> file, Writing writing) throws IOException {
        if (file.isPresent()) {
            try (Output out = Output.to(file.get())) {
                writing.write(out.stream());
                out.commit();
            }
        }
    }
}
