package sudosat.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import sudosat.io.Input;
import sudosat.io.UserError;

/** Tells CNF from puzzles. */
public final class CnfDetector {
    private static final Pattern NAME = Pattern.compile(".*\\.(cnf|dimacs)(\\.(gz|xz))?");
    private static final Pattern HEADER = Pattern.compile("\\s*p\\s+cnf\\s.*");

    private CnfDetector() {}

    /** By its name or, if that does not tell, by its first line that is no comment. */
    public static boolean isCnf(Input input) {
        if (NAME.matcher(input.name().toLowerCase(Locale.ROOT)).matches()) {
            return true;
        }
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(input.open(), StandardCharsets.ISO_8859_1))) {
            String line = lines.readLine();
            while (line != null && (line.isBlank() || line.startsWith("c"))) {
                line = lines.readLine();
            }
            return line != null && HEADER.matcher(line).matches();
        } catch (IOException failed) {
            throw new UserError(input.name() + ": cannot be read (" + failed.getMessage() + ")");
        }
    }
}
