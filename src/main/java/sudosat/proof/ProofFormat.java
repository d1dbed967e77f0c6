package sudosat.proof;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** How a proof is written. */
public enum ProofFormat {
    /** Text or binary. */
    DRAT,
    LRAT;

    /** How many bytes are looked at: a stream to detect a format of must be able to go back as far. */
    public static final int LOOKED_AT = 1 << 16;

    /**
     * Detects the format by the first step. In LRAT it begins with a number and has either a d after it or two zeros
     * in its line.
     */
    public static ProofFormat detect(InputStream in) throws IOException {
        in.mark(LOOKED_AT);
        String start = new String(in.readNBytes(LOOKED_AT - 1), StandardCharsets.ISO_8859_1);
        in.reset();
        if (start.indexOf('\0') >= 0) {
            return DRAT;
        }
        for (String line : start.split("[\r\n]+")) {
            String[] words = line.strip().split("\\s+");
            if (!words[0].isEmpty() && !words[0].startsWith("c")) {
                return isLrat(words) ? LRAT : DRAT;
            }
        }
        return DRAT;
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
