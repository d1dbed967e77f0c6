package sudosat.cli;

import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;

/** The options that choose an encoding. */
final class EncodingOptions {
    private final Setting<Encoding> encoding;
    private final Setting<AtMostOneEncoding> atMostOne;

    EncodingOptions(Options options) {
        encoding = options.option(
                "-e --encoding",
                "ENCODING",
                Type.ENCODING,
                "textbook (everything, pairwise), minimal (the exercise's smaller list), compact (clues propagated),"
                        + " or triads (compact, with variables for what a row or column shares with a box); what the"
                        + " backend likes best unless told, else compact.");
        atMostOne = options.option(
                "--at-most-one",
                "WAY",
                Type.AT_MOST_ONE,
                "How compact and triads say at-most-one: auto (by group size, the default), pairwise, product,"
                        + " sequential, commander, bimander or binary.");
    }

    /** Nothing is said of the encoding. */
    boolean isAnyGood() {
        return encoding.value().isEmpty() && atMostOne.value().isEmpty();
    }

    /** The style asked for; what is not asked for is as preferred. */
    EncodingStyle style(EncodingStyle preferred) {
        if (isAnyGood()) {
            return preferred;
        }
        return new EncodingStyle(
                encoding.value().orElse(preferred.encoding()), atMostOne.value().orElse(AtMostOneEncoding.AUTO));
    }
}
