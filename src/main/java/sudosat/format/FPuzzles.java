package sudosat.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * The JSON of f-puzzles.com: one object, on any number of lines, or a batch of objects, one per line. A single
 * grid.
 */
class FPuzzles implements PuzzleFormat {
    /** Stands for a solution where there is none. */
    private static final String NONE = "null";

    @Override
    public String name() {
        return "f-puzzles";
    }

    @Override
    public List<String> fileEndings() {
        return List.of("json");
    }

    @Override
    public boolean recognizes(TextLine first) {
        return first.startsWith("{") || first.is(NONE);
    }

    @Override
    public final List<Puzzle> read(String text, String source, ReadOptions options) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (TextLine object : objects(new Source(source, text))) {
            puzzles.add(new FPuzzleReader(json(object), options).puzzle());
        }
        return puzzles;
    }

    @Override
    public final List<Answer> readSolutions(String text, String source, ReadOptions options) {
        List<Answer> solutions = new ArrayList<>();
        for (TextLine object : objects(new Source(source, text))) {
            solutions.add(word(object).orElseGet(() -> Answer.of(new FPuzzleReader(json(object), options).solution())));
        }
        return solutions;
    }

    /** What stands for a solution where there is none. */
    String none() {
        return NONE;
    }

    /** The answer that a word in place of a puzzle is. */
    Optional<Answer> word(TextLine object) {
        return object.is(NONE) ? Optional.of(Answer.NONE) : Optional.empty();
    }

    JsonReader json(TextLine object) {
        return JsonReader.read(object);
    }

    /** How a JSON text is written. */
    String written(String json) {
        return json;
    }

    /** One object per line if every line can be an object, else one object. */
    List<TextLine> objects(Source source) {
        List<TextLine> lines = TextLine.all(source);
        lines.removeIf(line -> line.isEmpty() || line.startsWith("#"));
        if (lines.isEmpty()) {
            throw UserError.at(source.name(), 0, 0, "an empty file", "the JSON of f-puzzles");
        }
        for (TextLine line : lines) {
            if (!line.startsWith("{") && !line.is(NONE)
                    || line.charAt(line.length() - 1) == ','
                    || line.length() == 1) {
                return List.of(new TextLine(
                        source,
                        lines.get(0).start(),
                        lines.get(lines.size() - 1).end()));
            }
        }
        return lines;
    }

    @Override
    public final void write(Puzzle puzzle, Appendable out) throws IOException {
        FormatLimits limits = new FormatLimits(name());
        limits.requireOneGrid(puzzle.clues());
        out.append(written(FPuzzleWriter.json(puzzle, limits))).append('\n');
    }

    @Override
    public final void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        solution.ifPresent(new FormatLimits(name())::requireOneGrid);
        out.append(solution.isPresent() ? written(FPuzzleWriter.json(solution.get())) : none())
                .append('\n');
    }

    @Override
    public boolean hasMarks() {
        return false;
    }
}
