package sudosat.format;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import sudosat.io.UserError;

/**
 * Addresses at f-puzzles.com, one per line: the JSON of {@link FPuzzles}, packed, after {@code ?load=}; or that packed
 * text alone.
 */
final class FPuzzlesUrl extends FPuzzles {
    private static final String ADDRESS = "https://www.f-puzzles.com/?load=";
    private static final String PARAMETER = "load=";
    /** What the packed form of any text that begins with an opening brace and a quotation mark begins with. */
    private static final String PACKED = "N4Ig";

    private static final String EXPECTED = "an address with ?load= and a packed puzzle, or that alone";

    @Override
    public String name() {
        return "f-puzzles-url";
    }

    @Override
    public List<String> fileEndings() {
        return List.of("url");
    }

    /** JSON may mention an address. */
    @Override
    public boolean recognizes(TextLine first) {
        String text = first.text();
        return first.startsWith(PACKED)
                || !first.startsWith("{") && (text.contains("?" + PARAMETER) || text.contains("&" + PARAMETER));
    }

    @Override
    List<TextLine> objects(Source source) {
        List<TextLine> lines = TextLine.all(source);
        lines.removeIf(line -> line.isEmpty() || line.startsWith("#"));
        if (lines.isEmpty()) {
            throw UserError.at(source.name(), 0, 0, "no address", EXPECTED);
        }
        return lines;
    }

    @Override
    String none() {
        return TupleCsv.NONE;
    }

    @Override
    Optional<Answer> word(TextLine object) {
        return Answer.word(object.text());
    }

    /** Errors in the JSON name the place of the address and the place in the JSON. */
    @Override
    JsonReader json(TextLine line) {
        String json = LzString.unpack(packed(line)).orElseThrow(() -> line.error(EXPECTED));
        Source unpacked = new Source(line.source().place(line.start()) + ": unpacked", json);
        return JsonReader.read(TextLine.of(unpacked, 0, json.length()));
    }

    private static String packed(TextLine line) {
        String text = line.text();
        int parameter = text.indexOf(PARAMETER);
        String packed = parameter < 0
                ? text
                : text.substring(parameter + PARAMETER.length()).split("[&#]", 2)[0];
        return packed.indexOf('%') < 0 ? packed.replace(' ', '+') : decoded(packed, line);
    }

    /** In an address a plus may stand for a blank; here it never does. */
    private static String decoded(String packed, TextLine line) {
        try {
            return URLDecoder.decode(packed.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw line.error(EXPECTED);
        }
    }

    @Override
    String written(String json) {
        return ADDRESS + LzString.pack(json);
    }
}
