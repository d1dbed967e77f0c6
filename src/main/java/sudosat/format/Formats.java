package sudosat.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import sudosat.io.Input;
import sudosat.io.TextBlocks;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;

/** All puzzle formats. */
public final class Formats {
    public static final PuzzleFormat CSV = new TupleCsv();

    /** In the order in which users see their names. Detection tries the last format first, and CSV last. */
    private static final List<PuzzleFormat> ALL =
            List.of(CSV, new LineFormat(), new TextFormat(), new SdkFormat(), new FPuzzles(), new FPuzzlesUrl());

    private Formats() {}

    public static List<Puzzle> read(Input input, ReadOptions options) {
        String text = input.text();
        return detect(text).read(text, input.name(), options);
    }

    /** Detects the format of a text. A text that no other format recognizes is CSV, so messages are those of CSV. */
    public static PuzzleFormat detect(String text) {
        return detect(firstLine(text, 0));
    }

    private static PuzzleFormat detect(Optional<TextLine> first) {
        for (int i = ALL.size() - 1; i > 0 && first.isPresent(); i--) {
            if (ALL.get(i).recognizes(first.get())) {
                return ALL.get(i);
            }
        }
        return CSV;
    }

    /** The same for a text that is read only as far as necessary. */
    public static PuzzleFormat detect(TextBlocks text) {
        int passed = 0;
        String beginning = text.peek();
        Optional<TextLine> first = firstLine(beginning, passed);
        while (first.isEmpty() && !text.hasEnded()) {
            passed = beginning.length();
            beginning = text.peekMore();
            first = firstLine(beginning, passed);
        }
        PuzzleFormat seen = detect(first);
        boolean isCertain =
                seen.isLineForLine() && first.filter(LineFormat::isCertain).isPresent();
        return isCertain ? seen : detect(firstLine(text.peekAll(), passed));
    }

    /** The first line from there on that is more than a comment, a rule, or the news that there is no solution. */
    private static Optional<TextLine> firstLine(String text, int from) {
        Source source = new Source("", text);
        int end;
        for (int at = source.skipLineBreaks(from); at < text.length(); at = source.skipLineBreaks(end)) {
            end = source.lineEnd(at);
            TextLine line = TextLine.of(source, at, end);
            if (!line.isEmpty() && !line.startsWith("#") && !line.is(TupleCsv.NONE)) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** The names that users give formats. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (PuzzleFormat format : ALL) {
            names.add(format.name());
            names.addAll(format.otherNames());
        }
        return names;
    }

    /** The usual endings of puzzle files, without the dot. */
    public static Set<String> fileEndings() {
        Set<String> endings = new TreeSet<>();
        ALL.forEach(format -> endings.addAll(format.fileEndings()));
        return endings;
    }

    public static PuzzleFormat named(String name) {
        for (PuzzleFormat format : ALL) {
            if (format.name().equals(name) || format.otherNames().contains(name)) {
                return format;
            }
        }
        throw new UserError(
                "unknown format " + UserError.quote(name) + ", expected one of: " + String.join(", ", names()));
    }
}
