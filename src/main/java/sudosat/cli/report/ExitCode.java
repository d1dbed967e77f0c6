package sudosat.cli.report;

/** How the program ends. */
public enum ExitCode {
    DONE(0, "success"),
    ALL_HOLD(0, "every requested property holds"),
    PROPERTY_FAILS(1, "a requested property does not hold"),
    VERIFIED(0, "the proof is verified"),
    NOT_VERIFIED(1, "the proof is not verified: some step does not follow"),
    USER_ERROR(2, "wrong usage or bad input"),
    BACKEND_ERROR(3, "a backend is missing, crashed, or gave an answer that cannot be trusted"),
    UNKNOWN(4, "unknown: a limit ended the search"),
    UNDECIDED(0, "unknown: a limit ended the search"),
    SATISFIABLE(10, "satisfiable"),
    UNSATISFIABLE(20, "unsatisfiable"),
    NO_SOLUTION(20, "proven: no solution"),
    NO_FILLING(20, "proven: no filled grids satisfy the rules"),
    UNPROVEN(
            4,
            "a limit ended the search: some clues are not proven necessary, or holes or difficulty are"
                    + " not as requested"),
    BUG(70, "a bug in sudosat");

    /** Of commands that run no solver. */
    public static final ExitCode[] WITHOUT_BACKEND = {DONE, USER_ERROR, BUG};

    /** Of commands that answer for puzzles. */
    public static final ExitCode[] OF_ANSWERS = {DONE, USER_ERROR, BACKEND_ERROR, UNKNOWN, NO_SOLUTION, BUG};

    private static final ExitCode[] FROM_WORST = {USER_ERROR, BACKEND_ERROR, PROPERTY_FAILS, UNKNOWN, UNPROVEN};

    public final int number;
    private final String meaning;

    ExitCode(int number, String meaning) {
        this.number = number;
        this.meaning = meaning;
    }

    /**
     * Of many puzzles, this being the code so far: what went wrong before what does not hold, that before what is
     * unknown; whoever asks about all is answered by one that fails, whatever is unknown. One without a solution is an
     * answer like any other.
     */
    public ExitCode orWorse(ExitCode next) {
        for (ExitCode code : FROM_WORST) {
            if (this == code || next == code) {
                return code;
            }
        }
        return this;
    }

    /** For help texts. */
    public String meaning() {
        return meaning;
    }
}
