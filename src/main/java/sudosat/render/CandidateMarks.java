package sudosat.render;

/** Which values are pencilled into an empty cell of the tuple. */
@FunctionalInterface
public interface CandidateMarks {
    boolean isOpen(int cell, int value);
}
