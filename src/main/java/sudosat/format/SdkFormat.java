package sudosat.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * SadMan's {@code .sdk}: N lines of N characters, perhaps below {@code [Puzzle]} and before the section of another
 * name, and header lines {@code #A…} that are skipped. A single grid with square boxes and no rules.
 */
final class SdkFormat implements PuzzleFormat {
    private static final String NAME = "sdk";
    private static final String SECTION = "[Puzzle]";

    private static final int USUAL_SIZE = 9;
    private static final FormatLimits LIMITS = new FormatLimits(NAME);
    private static final String EXPECTED = "N lines of N characters";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> fileEndings() {
        return List.of("sdk");
    }

    @Override
    public boolean recognizes(TextLine first) {
        return first.text().equalsIgnoreCase(SECTION) || CellCharacters.areCells(first) && isSquareOfLines(first);
    }

    /**
     * Whether there are as many lines as characters in the first. Sixteen lines of sixteen characters can be a batch of
     * 4x4 puzzles, too, unless some value is above 4; no such doubt about nine lines of nine.
     */
    private static boolean isSquareOfLines(TextLine first) {
        Source source = first.source();
        int size = first.length();
        if (size > CellCharacters.LARGEST) {
            return false;
        }
        boolean largeValue = size == USUAL_SIZE || size == 4;
        int lines = 0;
        for (int at = first.start(); at < source.text().length() && lines <= size; at = source.lineEnd(at) + 1) {
            TextLine line = TextLine.of(source, at, source.lineEnd(at));
            if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith("[")) {
                lines++;
                largeValue |= hasValueAboveRoot(line);
            }
        }
        return lines == size && largeValue || size == USUAL_SIZE && lines > 1;
    }

    private static boolean hasValueAboveRoot(TextLine line) {
        for (int i = 0; i < line.length(); i++) {
            int value = CellCharacters.value(line.charAt(i));
            if (value * value > line.length()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        return Section.readAll(text, source, section -> puzzle(section, options));
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        return Section.readAll(text, source, section -> solution(section, options));
    }

    private static Answer solution(Section section, ReadOptions options) {
        if (section.isBlank()) {
            return Answer.UNKNOWN;
        }
        List<TextLine> rows = rows(section.lines());
        return (rows.size() == 1 ? Answer.word(rows.get(0).text()) : Optional.<Answer>empty())
                .orElseGet(() -> Answer.of(puzzle(section, options).clues()));
    }

    private static Puzzle puzzle(Section section, ReadOptions options) {
        List<TextLine> rows = rows(section.lines());
        if (rows.isEmpty()) {
            throw section.empty("no row from here on", EXPECTED);
        }
        RuleLines rules = new RuleLines(section.source(), options);
        int size = rows.get(0).length();
        Shape shape = options.boxes()
                .or(rules::jigsawShape)
                .or(() -> Shape.ofSquareBoxes(size))
                .orElseThrow(() -> rows.get(0)
                        .error(
                                "a row of " + size + " characters",
                                "4, 9, 16 or 25, or boxes given by " + UserError.option("boxes")));
        if (options.grids().orElse(1) != 1) {
            throw rows.get(0)
                    .error("one grid", options.grids().getAsInt() + ", as " + UserError.option("grids") + " says");
        }
        return rules.puzzle(shape, clues(rows, shape));
    }

    /** The lines of the puzzle's section, or of the whole if it has none. */
    private static List<TextLine> rows(List<TextLine> lines) {
        List<TextLine> rows = new ArrayList<>();
        boolean inside = lines.stream().noneMatch(line -> line.text().equalsIgnoreCase(SECTION));
        for (TextLine line : lines) {
            if (line.startsWith("[")) {
                inside = line.text().equalsIgnoreCase(SECTION);
            } else if (inside && !line.isEmpty() && !line.startsWith("#")) {
                rows.add(line);
            }
        }
        return rows;
    }

    private static Tuple clues(List<TextLine> rows, Shape shape) {
        int size = shape.size();
        int[] values = new int[shape.cells()];
        for (int row = 0; row < rows.size(); row++) {
            TextLine line = rows.get(row);
            if (row == size) {
                throw line.error("row " + (row + 1), size + " rows, for boxes " + shape);
            } else if (line.length() != size) {
                throw line.error(line.length() + " characters", size + ", for boxes " + shape);
            }
            CellCharacters.read(line, size, values, row * size);
        }
        if (rows.size() < size) {
            throw rows.get(rows.size() - 1)
                    .error(rows.size() + (rows.size() == 1 ? " row" : " rows"), size + ", for boxes " + shape);
        }
        return new Tuple(size, values);
    }

    @Override
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        LIMITS.requireNoRules(puzzle);
        LIMITS.requireSquareBoxes(puzzle);
        LIMITS.requireOneGrid(puzzle.clues());
        LIMITS.requireCharacters(puzzle.clues());
        out.append(SECTION).append('\n');
        writeRows(puzzle.clues(), out);
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        if (solution.isPresent()) {
            LIMITS.requireOneGrid(solution.get());
            LIMITS.requireCharacters(solution.get());
            writeRows(solution.get(), out);
        } else {
            out.append(TupleCsv.NONE).append('\n');
        }
    }

    private static void writeRows(Tuple tuple, Appendable out) throws IOException {
        StringBuilder rows = new StringBuilder();
        for (int first = 0; first < tuple.cells(); first += tuple.size()) {
            CellCharacters.write(tuple, first, first + tuple.size(), rows);
            rows.append('\n');
        }
        out.append(rows);
    }
}
