package sudosat.cli.report;

import java.util.Optional;
import java.util.function.Consumer;
import sudosat.Helpers;
import sudosat.io.Input;

/**
 * The part of a batch that a command answers, where other processes answer the rest: numbers of puzzles and lines are
 * those of the whole batch.
 *
 * @param source what the input is called in messages
 * @param linesBefore lines of the source before the first that is read
 * @param puzzlesBefore puzzles of the batch before the first of this part
 * @param puzzles how many puzzles {@code generate} makes of those it is asked for
 * @param place where it stands in the batch
 * @param listener receives the reply to each puzzle of a batch
 * @param helpers who else does pieces of a single search
 */
public record Part(
        String source,
        int linesBefore,
        int puzzlesBefore,
        int puzzles,
        Place place,
        Consumer<Reply> listener,
        Optional<Helpers> helpers) {
    /** Where a part stands in its batch. */
    public enum Place {
        /** It is the whole batch. */
        ONLY,
        FIRST,
        LATER
    }

    /** All there is. */
    public static final Part WHOLE = new Part(Input.STANDARD, 0, 0, 0, Place.ONLY);

    /** A part that nobody listens to or helps with. */
    public Part(String source, int linesBefore, int puzzlesBefore, int puzzles, Place place) {
        this(source, linesBefore, puzzlesBefore, puzzles, place, reply -> {}, Optional.empty());
    }

    /** The same with a listener. */
    public Part reportingTo(Consumer<Reply> newListener) {
        return new Part(source, linesBefore, puzzlesBefore, puzzles, place, newListener, helpers);
    }

    public boolean isWhole() {
        return this == WHOLE;
    }

    /** Whether there are other puzzles, so that even a part with one puzzle is answered as a batch is. */
    public boolean isBatch() {
        return place != Place.ONLY;
    }

    /** Whether nothing is printed above the answers of this part. */
    public boolean isFirst() {
        return place != Place.LATER;
    }
}
