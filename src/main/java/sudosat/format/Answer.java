package sudosat.format;

import java.util.Optional;
import sudosat.puzzle.Tuple;

/**
 * What a file of solutions says about one puzzle: the solution, that there is none, or that this is unknown.
 *
 * @param solution present exactly if there is one
 */
public record Answer(Kind kind, Optional<Tuple> solution) {
    public static final Answer NONE = new Answer(Kind.NONE, Optional.empty());
    public static final Answer UNKNOWN = new Answer(Kind.UNKNOWN, Optional.empty());

    /** The kind of answer. */
    public enum Kind {
        SOLUTION,
        NONE,
        UNKNOWN
    }

    public static Answer of(Tuple solution) {
        return new Answer(Kind.SOLUTION, Optional.of(solution));
    }

    /** The answer that a word such as None stands for, if any. */
    static Optional<Answer> word(String text) {
        return switch (text) {
            case TupleCsv.NONE, LineFormat.NONE -> Optional.of(NONE);
            case LineFormat.UNKNOWN -> Optional.of(UNKNOWN);
            default -> Optional.empty();
        };
    }
}
