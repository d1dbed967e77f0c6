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
final class FPuzzles implements PuzzleFormat {
    private static final String NAME = "f-puzzles";
    static final FormatLimits UNSAYABLE = new FormatLimits(NAME);

    /** Stands for a solution where there is none. */
    private static final String NONE = "null";

    @Override
    public String name() {
        return NAME;
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
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (TextLine object : objects(new Source(source, text))) {
            puzzles.add(new FPuzzleReader(JsonReader.read(object), options).puzzle());
        }
        return puzzles;
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        List<Answer> solutions = new ArrayList<>();
        for (TextLine object : objects(new Source(source, text))) {
            boolean isNone = object.is(NONE);
            solutions.add(
                    isNone ? Answer.NONE : Answer.of(new FPuzzleReader(JsonReader.read(object), options).solution()));
        }
        return solutions;
    }

    /** One object per line if every line can be an object, else one object. */
    private static List<TextLine> objects(Source source) {
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
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        UNSAYABLE.requireOneGrid(puzzle.clues());
        out.append(FPuzzleWriter.json(puzzle)).append('\n');
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        solution.ifPresent(UNSAYABLE::requireOneGrid);
        out.append(solution.isPresent() ? FPuzzleWriter.json(solution.get()) : NONE)
                .append('\n');
    }

    /** A line is a puzzle: nothing has to part them. */
    @Override
    public void writeMark(int number, Appendable out) {}
}
