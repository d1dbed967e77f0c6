package sudosat.format;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Addresses at f-puzzles.com, one per line: the JSON of {@link FPuzzles}, packed, after {@code ?load=}; or that packed
 * text alone.
 */
final class FPuzzlesUrl implements PuzzleFormat {
    private static final String NAME = "f-puzzles-url";
    private static final FormatLimits UNSAYABLE = new FormatLimits(NAME);
    private static final String ADDRESS = "https://www.f-puzzles.com/?load=";
    private static final String PARAMETER = "load=";
    /** What the packed form of any text that begins with {@code {"} begins with. */
    private static final String PACKED = "N4Ig";

    private static final String EXPECTED = "an address with ?load= and a packed puzzle, or that alone";

    @Override
    public String name() {
        return NAME;
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
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        return readLines(new Source(source, text), line -> new FPuzzleReader(json(line), options).puzzle());
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        return readLines(new Source(source, text), line -> Answer.word(line.text())
                .orElseGet(() -> Answer.of(new FPuzzleReader(json(line), options).solution())));
    }

    private static <T> List<T> readLines(Source source, Function<TextLine, T> reader) {
        List<T> results = new ArrayList<>();
        for (TextLine line : TextLine.all(source)) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                results.add(reader.apply(line));
            }
        }
        if (results.isEmpty()) {
            throw UserError.at(source.name(), 0, 0, "no address", EXPECTED);
        }
        return results;
    }

    /** Errors in the JSON name the place of the address and the place in the JSON. */
    private static JsonReader json(TextLine line) {
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
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        UNSAYABLE.requireOneGrid(puzzle.clues());
        out.append(ADDRESS).append(LzString.pack(FPuzzleWriter.json(puzzle))).append('\n');
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        solution.ifPresent(UNSAYABLE::requireOneGrid);
        out.append(solution.isPresent() ? ADDRESS + LzString.pack(FPuzzleWriter.json(solution.get())) : TupleCsv.NONE)
                .append('\n');
    }

    /** A line is a puzzle: nothing has to part them. */
    @Override
    public void writeMark(int number, Appendable out) {}
}
