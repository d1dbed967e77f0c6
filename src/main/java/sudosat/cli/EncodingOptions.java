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
                "Encoding of puzzles: textbook, minimal, compact or triads; see 'sudosat help encodings'"
                        + " (default: the one that the solver's entry in solvers.yaml names, else compact).");
        atMostOne = options.option(
                "--at-most-one",
                "WAY",
                Type.AT_MOST_ONE,
                "Encoding of at-most-one constraints in compact and triads: auto, pairwise, product,"
                        + " sequential, commander, bimander or binary (default: auto).");
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
