package sudosat.encode;

import java.util.Locale;
import java.util.Optional;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.io.UserError;

/**
 * How a puzzle is put into clauses.
 *
 * @param atMostOne how the propagated encodings say at-most-one; the others are pairwise by definition
 */
public record EncodingStyle(Encoding encoding, AtMostOneEncoding atMostOne) {
    public static final EncodingStyle COMPACT = of(Encoding.COMPACT);

    /** What names there are, for messages. */
    public static final String NAMES = "textbook, minimal, compact, triads, or a pair such as compact/commander";

    /** Of 8 and 12, 8 has fewer clauses on half-filled grids; 25x25 proofs take as long with pieces as without. */
    private static final int FEW_PLACES = 8;

    public EncodingStyle {
        atMostOne = isPropagated(encoding) ? atMostOne : AtMostOneEncoding.PAIRWISE;
    }

    public static EncodingStyle of(Encoding encoding) {
        return new EncodingStyle(encoding, AtMostOneEncoding.AUTO);
    }

    /**
     * The style of a name such as {@code textbook}, {@code compact} or {@code compact/commander}; nothing if there is
     * none of that name.
     */
    public static Optional<EncodingStyle> parse(String name) {
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneEncoding way : AtMostOneEncoding.values()) {
                EncodingStyle style = new EncodingStyle(encoding, way);
                if (style.name().equals(name)) {
                    return Optional.of(style);
                }
            }
        }
        return Optional.empty();
    }

    /** By which {@link #parse} finds it. */
    public String name() {
        String name = encoding.name().toLowerCase(Locale.ROOT);
        boolean usual = atMostOne == of(encoding).atMostOne; // a record's equals takes 20 ms the first time
        return usual ? name : name + "/" + atMostOne.name().toLowerCase(Locale.ROOT);
    }

    /**
     * The style that somebody asks for; what is not asked for is as in this one.
     *
     * @throws UserError if an at-most-one encoding is asked for where it has no effect: with textbook or minimal
     */
    public EncodingStyle with(Optional<Encoding> wanted, Optional<AtMostOneEncoding> way) {
        if (way.isPresent() && wanted.isPresent() && !isPropagated(wanted.get())) {
            throw new UserError(UserError.option("at-most-one") + " cannot be combined with "
                    + UserError.option("encoding") + " " + of(wanted.get()).name());
        } else if (wanted.isEmpty() && way.isEmpty()) {
            return this;
        }
        Encoding likely = way.isEmpty() || isPropagated() ? encoding : Encoding.COMPACT;
        return new EncodingStyle(wanted.orElse(likely), way.orElse(AtMostOneEncoding.AUTO));
    }

    /** The same encoding, with at-most-one said by the cells' variables alone. */
    public EncodingStyle withoutAuxiliaries() {
        return new EncodingStyle(encoding == Encoding.TRIADS ? Encoding.COMPACT : encoding, AtMostOneEncoding.PAIRWISE);
    }

    /** Propagates clues first; clauses are about open candidates only. */
    public boolean isPropagated() {
        return isPropagated(encoding);
    }

    private static boolean isPropagated(Encoding encoding) {
        return encoding == Encoding.COMPACT || encoding == Encoding.TRIADS;
    }

    /** A house is encoded by its intersections for values that have more positions in it than this. */
    int mostPlacesAsAWhole() {
        if (encoding == Encoding.TRIADS) {
            return 1;
        }
        return atMostOne == AtMostOneEncoding.AUTO ? FEW_PLACES : Integer.MAX_VALUE;
    }
}
