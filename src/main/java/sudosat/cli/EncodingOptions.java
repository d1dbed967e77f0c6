package sudosat.cli;

import sudosat.SudosatBuilder;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;

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

    /** Has the library encode as asked for. */
    SudosatBuilder in(SudosatBuilder library) {
        if (encoding.value().isPresent()) {
            library.encoding(encoding.value().get());
        }
        return atMostOne.value().isPresent()
                ? library.atMostOne(atMostOne.value().get())
                : library;
    }
}
