package sudosat.cli;

import java.util.Locale;
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

    /** The option that was given first, for messages. */
    String given() {
        return encoding.value().isPresent() ? "--encoding" : "--at-most-one";
    }

    /** The style asked for; what is not asked for is as preferred. */
    EncodingStyle style(EncodingStyle preferred) {
        requireEffect();
        if (isAnyGood()) {
            return preferred;
        }
        Encoding likely =
                atMostOne.value().isEmpty() || preferred.isPropagated() ? preferred.encoding() : Encoding.COMPACT;
        return new EncodingStyle(
                encoding.value().orElse(likely), atMostOne.value().orElse(AtMostOneEncoding.AUTO));
    }

    private void requireEffect() {
        encoding.value()
                .filter(named -> !EncodingStyle.of(named).isPropagated())
                .ifPresent(named -> Options.exclude(
                        "--at-most-one",
                        atMostOne.value().isPresent(),
                        "--encoding " + named.name().toLowerCase(Locale.ROOT),
                        true));
    }
}
