package sudosat.cli.report;

import java.util.Optional;
import java.util.function.BiConsumer;
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
 * @param listener receives the number of each puzzle of a batch and the reply to it
 * @param helpers who else does pieces of a single search
 */
public record Part(
        String source,
        int linesBefore,
        int puzzlesBefore,
        int puzzles,
        Place place,
        BiConsumer<Integer, Reply> listener,
        Optional<Helpers> helpers) {
    /** Where a part stands in its batch. */
    public enum Place {
        /** It is the whole batch. */
        ONLY,
        FIRST,
        LATER
    }

    /** All there is. */
    public static final Part WHOLE = new Part(Input.STANDARD, 0, 0, 0, Place.ONLY, (number, reply) -> {});

    /** A part that nobody helps with. */
    public Part(
            String source,
            int linesBefore,
            int puzzlesBefore,
            int puzzles,
            Place place,
            BiConsumer<Integer, Reply> listener) {
        this(source, linesBefore, puzzlesBefore, puzzles, place, listener, Optional.empty());
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
