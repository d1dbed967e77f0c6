package sudosat.puzzle;

import java.util.Locale;

/** A row or a column. */
public enum Line {
    ROW,
    COLUMN;

    /** As rules write it: {@code row} or {@code column}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
