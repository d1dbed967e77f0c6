package sudosat.proof;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import sudosat.cnf.Formula;
import sudosat.io.UserError;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;
import sudosat.work.Threads;

/** Checks proofs in every format, and writes what they need. */
public record ProofChecker(Formula formula, ProofSettings settings, Deadline deadline) {
    /** How many bytes are looked at to detect the format. */
    private static final int LOOKED_AT = 1 << 16;

    private static final int STEPS_PER_LOOK = 256;

    /**
     * Checks a proof that the formula has no model. Its format is detected.
     *
     * @return unknown at the deadline, and never none
     * @throws UserError if this is no proof
     */
    public Result<ProofVerdict> check(InputStream proof, String name) throws IOException, InterruptedException {
        BufferedInputStream in = new BufferedInputStream(proof, LOOKED_AT);
        try {
            return new Result.Found<>(isLrat(in) ? checkLrat(in, name) : checkDrat(in, name));
        } catch (LimitReached limit) {
            Threads.requireNoInterrupt();
            return new Result.Unknown<>(limit.getMessage());
        }
    }

    private ProofVerdict checkLrat(InputStream in, String name) throws IOException, LimitReached {
        if (settings.writesFiles()) {
            throw new UserError(UserError.option("core") + ", " + UserError.option("trim") + " and "
                    + UserError.option("lrat") + " need a DRAT proof, found an LRAT proof");
        }
        return LratChecker.check(formula, in, name, deadline, settings.listener());
    }

    private ProofVerdict checkDrat(InputStream in, String name) throws IOException, LimitReached {
        DratProof proof = DratProof.read(formula, in, name);
        settings.listener().read(proof.stepCount(), proof.unmatchedDeletions());
        DratChecker checker = new DratChecker(proof, settings, deadline);
        ProofVerdict verdict = checker.check();
        if (verdict.isVerified()) {
            ProofWriter.write(settings.core(), proof, checker, ProofWriter::core);
            ProofWriter.write(settings.trimmed(), proof, checker, ProofWriter::trimmed);
            ProofWriter.write(settings.lrat(), proof, checker, ProofWriter::lrat);
        }
        return verdict;
    }

    /** Once in a while, ends the check if it has to end, and reports how many steps are checked. */
    static void look(long step, long checked, Deadline deadline, ProofSettings.Listener listener) throws LimitReached {
        if (step % STEPS_PER_LOOK == 0) {
            if (deadline.isOverOrInterrupted()) {
                throw new LimitReached(Result.TIME_LIMIT);
            }
            listener.checked(checked);
        }
    }

    /**
     * Whether it is an LRAT proof, not a DRAT proof, as text or binary. In LRAT the first step begins with a number and
     * has either a d after it or two zeros in its line. What is binary is LRAT if it cannot be DRAT, where every 0 is
     * followed by a step.
     */
    static boolean isLrat(InputStream in) throws IOException {
        in.mark(LOOKED_AT);
        byte[] bytes = in.readNBytes(LOOKED_AT - 1);
        in.reset();
        String start = new String(bytes, StandardCharsets.ISO_8859_1);
        if (start.indexOf('\0') >= 0) {
            return !isBinaryDrat(bytes);
        }
        for (String line : start.split("[\r\n]+")) {
            String[] words = line.strip().split("\\s+");
            if (!words[0].isEmpty() && !words[0].startsWith("c")) {
                return isLrat(words);
            }
        }
        return false;
    }

    /** Also of garbage that begins like neither. The first number of LRAT is positive: even. */
    private static boolean isBinaryDrat(byte[] bytes) {
        if (bytes[0] != 'a' && bytes[0] != 'd' || bytes.length > 1 && (bytes[1] & 1) == 1) {
            return true;
        }
        for (int i = 1; i < bytes.length; i++) {
            if (bytes[i - 1] == 0 && bytes[i] != 'a' && bytes[i] != 'd') {
                return false;
            }
        }
        return true;
    }

    private static boolean isLrat(String[] words) {
        if (words.length > 1 && words[1].equals("d")) {
            return true;
        }
        for (int i = 1; i < words.length - 1; i++) {
            if (words[i].equals("0")) {
                return true;
            }
        }
        return false;
    }
}
