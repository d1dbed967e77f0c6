package sudosat.format;

import java.util.List;
import sudosat.io.Input;
import sudosat.io.TextBlocks;
import sudosat.io.UserError;
import sudosat.rules.Puzzle;

/** The formats there are; the class of one is loaded when it is asked for. */
public final class Formats {
    public static final PuzzleFormat CSV = new TupleCsv();

    static final String LINE = "line";
    static final String TEXT = "text";
    static final String SDK = "sdk";
    static final String SDM = "sdm";
    static final String F_PUZZLES = "f-puzzles";
    static final String F_PUZZLES_URL = "f-puzzles-url";

    private static final List<String> NAMES = List.of(TupleCsv.NAME, LINE, TEXT, SDK, SDM, F_PUZZLES, F_PUZZLES_URL);

    private Formats() {}

    public static List<Puzzle> read(Input input, ReadOptions options) {
        String text = input.text();
        return detect(text).read(text, input.name(), options);
    }

    /** The format of a text by its content; CSV takes what no other claims. */
    public static PuzzleFormat detect(String text) {
        return named(Detector.nameOf(text));
    }

    /** The same of a text of which more is read only if that is needed. */
    public static PuzzleFormat detect(TextBlocks text) {
        String beginning = text.peek();
        while (!Detector.saysSomething(beginning) && !text.hasEnded()) {
            beginning = text.peekMore();
        }
        return Detector.isSurelyLines(beginning) ? new LineFormat() : detect(text.peekAll());
    }

    /** The names that users give formats; {@code sdm} is another one for {@code line}. */
    public static List<String> names() {
        return NAMES;
    }

    public static PuzzleFormat named(String name) {
        return switch (name) {
            case TupleCsv.NAME -> CSV;
            case LINE, SDM -> new LineFormat();
            case TEXT -> new TextFormat();
            case SDK -> new SdkFormat();
            case F_PUZZLES -> new FPuzzles();
            case F_PUZZLES_URL -> new FPuzzlesUrl();
            default ->
                throw new UserError(
                        "unknown format " + UserError.quote(name) + ", expected one of: " + String.join(", ", NAMES));
        };
    }
}
