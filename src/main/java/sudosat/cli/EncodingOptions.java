package sudosat.cli;

import sudosat.SudosatBuilder;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;

/** The options that choose an encoding. */
final class EncodingOptions {
    final Setting<Encoding> encoding;
    final Setting<AtMostOneEncoding> atMostOne;

    EncodingOptions(Options options) {
        encoding = options.option(
                "-e --encoding",
                "ENCODING",
                new Type.Choice<>(Encoding.values()),
                "Encoding of puzzles: textbook, minimal, compact or triads; see 'sudosat help encodings'"
                        + " (default: the one that the solver's entry in solvers.yaml names, else compact).");
        atMostOne = options.option(
                "--at-most-one",
                "WAY",
                new Type.Choice<>(AtMostOneEncoding.values()),
                "Encoding of at-most-one constraints in compact and triads: auto, pairwise, product,"
                        + " sequential, commander, bimander or binary (default: auto).");
    }

    /** Has the library encode as asked for. */
    SudosatBuilder addTo(SudosatBuilder builder) {
        if (encoding.value().isPresent()) {
            builder.encoding(encoding.value().get());
        }
        return atMostOne.value().isPresent()
                ? builder.atMostOne(atMostOne.value().get())
                : builder;
    }
}
