package sudosat.proof;

/**
 * What a checker says.
 *
 * @param isVerified whether the proof holds
 * @param step the first step that does not follow, counted from 1; 0 if there is none
 * @param place where that step stands, as in {@code line 3}; empty if unknown
 * @param reason why the proof does not hold; empty if it does
 */
public record ProofVerdict(boolean isVerified, long step, String place, String reason) {
    static final ProofVerdict VERIFIED = new ProofVerdict(true, 0, "", "");

    /** The fault in a line: which step, where it stands, and what is wrong. */
    public String text() {
        return step == 0 ? reason : "step " + step + ", " + place + ": " + reason;
    }

    static ProofVerdict refuted(long step, String place, String reason) {
        return new ProofVerdict(false, step, place, reason);
    }

    /** The proof as a whole does not hold, whatever its steps. */
    static ProofVerdict incomplete(String reason) {
        return new ProofVerdict(false, 0, "", reason);
    }
}
