package sudosat.proof;

/**
 * The result of a proof checker.
 *
 * @param isVerified whether the proof holds
 * @param step the first step that does not follow, counted from 1; 0 if there is none
 * @param place where that step is, as in {@code line 3}; empty if unknown
 * @param reason why the proof does not hold; empty if it does
 */
public record ProofVerdict(boolean isVerified, long step, String place, String reason) {
    static final ProofVerdict VERIFIED = new ProofVerdict(true, 0, "", "");

    /** The fault in one line: the step, its place, and what is wrong. */
    public String text() {
        return step == 0 ? reason : "step " + step + ", " + place + ": " + reason;
    }

    static ProofVerdict refuted(long step, String place, String reason) {
        return new ProofVerdict(false, step, place, reason);
    }

    /** All steps follow, but the proof as a whole does not hold. */
    static ProofVerdict incomplete(String reason) {
        return new ProofVerdict(false, 0, "", reason);
    }
}
