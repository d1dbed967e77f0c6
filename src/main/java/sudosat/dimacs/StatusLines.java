package sudosat.dimacs;

import java.util.Map;
import sudosat.cnf.SolverOutput.Status;

/**
 * The verdict of an output that may hold several status lines.
 *
 * <p>Solvers that enumerate print {@code s SATISFIABLE} with every model (clasp once, after them all) and in the end,
 * when there are no more, {@code s UNSATISFIABLE} (cryptominisat5) or {@code s SOLUTIONS} with their number (picosat),
 * or {@code s UNKNOWN} at a limit. After a model those end an enumeration, and the formula stays satisfiable. Any other
 * two different verdicts contradict each other.
 */
final class StatusLines {
    /** What stands after {@code s}. */
    private static final Map<String, Status> STATUS_LINES = Map.of(
            "SATISFIABLE", Status.SATISFIABLE,
            "UNSATISFIABLE", Status.UNSATISFIABLE,
            "UNKNOWN", Status.UNKNOWN,
            "INDETERMINATE", Status.UNKNOWN);
    /** What stands alone on its line: minisat's output, its result file, and z3 at its time limit. */
    private static final Map<String, Status> BARE_LINES = Map.of(
            "SATISFIABLE", Status.SATISFIABLE,
            "UNSATISFIABLE", Status.UNSATISFIABLE,
            "INDETERMINATE", Status.UNKNOWN,
            "SAT", Status.SATISFIABLE,
            "UNSAT", Status.UNSATISFIABLE,
            "INDET", Status.UNKNOWN,
            "timeout", Status.UNKNOWN);

    private Status status = Status.NO_VERDICT;
    private String word = "";
    private String lastWord = "";
    private boolean exhausted;

    /** The status that the word stands for after an {@code s}, or NONE. */
    static Status ofStatusLine(String word) {
        return STATUS_LINES.getOrDefault(word, Status.NO_VERDICT);
    }

    /** The status that the word stands for when it stands alone on its line, or NONE. */
    static Status ofBareLine(String word) {
        return BARE_LINES.getOrDefault(word, Status.NO_VERDICT);
    }

    /** Takes in one more verdict; false if it contradicts what was said before. */
    boolean add(Status next, String nextWord, int models) {
        boolean fits = exhausted ? next == Status.UNSATISFIABLE : status == next || fitsAfter(models, next);
        exhausted = models > 0 && next == Status.UNSATISFIABLE;
        if (status == Status.NO_VERDICT) {
            status = next;
            word = nextWord;
        }
        lastWord = nextWord;
        return fits;
    }

    private boolean fitsAfter(int models, Status next) {
        return switch (status) {
            case NO_VERDICT -> models == 0 || next != Status.UNSATISFIABLE;
            case SATISFIABLE -> models > 0;
            case UNSATISFIABLE, UNKNOWN -> false;
        };
    }

    /** The models so far are all. */
    void exhaust() {
        exhausted = status == Status.SATISFIABLE;
    }

    boolean isSaid() {
        return status != Status.NO_VERDICT;
    }

    Status status() {
        return status;
    }

    /** The word that gave the status. */
    String word() {
        return word;
    }

    String lastWord() {
        return lastWord;
    }

    boolean isExhausted() {
        return exhausted;
    }
}
