package sudosat.proof;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** How a proof is written, as text or binary. */
public enum ProofFormat {
    DRAT,
    LRAT;

    /** How many bytes are looked at: a stream to detect a format of must be able to go back as far. */
    public static final int LOOKED_AT = 1 << 16;

    /**
     * Detects the format. In LRAT the first step begins with a number and has either a d after it or two zeros in its
     * line. What is binary is LRAT if it cannot be DRAT, where every 0 is followed by a step.
     */
    public static ProofFormat detect(InputStream in) throws IOException {
        in.mark(LOOKED_AT);
        byte[] bytes = in.readNBytes(LOOKED_AT - 1);
        in.reset();
        String start = new String(bytes, StandardCharsets.ISO_8859_1);
        if (start.indexOf('\0') >= 0) {
            return isBinaryDrat(bytes) ? DRAT : LRAT;
        }
        for (String line : start.split("[\r\n]+")) {
            String[] words = line.strip().split("\\s+");
            if (!words[0].isEmpty() && !words[0].startsWith("c")) {
                return isLrat(words) ? LRAT : DRAT;
            }
        }
        return DRAT;
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
