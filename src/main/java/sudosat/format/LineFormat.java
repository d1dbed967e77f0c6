package sudosat.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import sudosat.io.TextBlocks;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * One puzzle per line: N² characters for a grid, a blank between the grids of a tuple. A file is a batch. {@code .sdm}
 * is this format, too.
 *
 * <p>Rule lines may stand above the puzzles and hold for all. They are read, but of them only the shape is written:
 * other programs skip such lines, and would take the rest for a plain sudoku.
 */
final class LineFormat implements PuzzleFormat {
    private static final String NAME = "line";
    /** Stands for a solution where there is none. */
    static final String NONE = "No solution";
    /** Stands where a limit ended the search for one. */
    public static final String UNKNOWN = "Unknown";

    static final String PUZZLE_COLUMN = "puzzle";

    private static final String SOLUTION_COLUMN = "solution";
    /** Longer than any word that stands for a solution. */
    static final int SHORTEST_GRID = 16;

    private static final FormatLimits LIMITS = new FormatLimits(NAME);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> fileEndings() {
        return List.of("line", "sdm", "txt");
    }

    @Override
    public List<String> otherNames() {
        return List.of("sdm");
    }

    @Override
    public boolean recognizes(TextLine first) {
        return first.is(NONE) || first.is(UNKNOWN) || isTableHead(first) || isGrids(first);
    }

    private static boolean isGrids(TextLine line) {
        for (TextLine word : line.withoutComment().words()) {
            if (word.length() < SHORTEST_GRID || !CellCharacters.areCells(word)) {
                return false;
            }
        }
        return line.text().indexOf('\t') < 0;
    }

    /** Whether the first line alone is enough to see the format: it is longer than any row, or names columns. */
    static boolean isCertain(TextLine first) {
        return first.length() > CellCharacters.LARGEST || isTableHead(first);
    }

    /** Whether a line names the columns of a table of puzzles. */
    static boolean isTableHead(TextLine line) {
        List<TextLine> names = line.fields();
        for (TextLine name : names) { // a stream would take 10 ms, the first time
            if (names.size() > 1 && name.text().equalsIgnoreCase(PUZZLE_COLUMN)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        return new PuzzleLines(PUZZLE_COLUMN, options).all(new Source(source, text), PuzzleLines.PuzzleLine::puzzle);
    }

    @Override
    public Puzzles puzzles(TextBlocks text, ReadOptions options) {
        return new LinePuzzles(text, options);
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        return new PuzzleLines(SOLUTION_COLUMN, options)
                .all(new Source(source, text), PuzzleLines.PuzzleLine::solution);
    }

    @Override
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        out.append(head(puzzle));
        writeLine(puzzle.clues(), out);
    }

    /** What stands on top holds for all puzzles, so they have to agree in it. */
    @Override
    public void write(List<Puzzle> puzzles, Appendable out) throws IOException {
        String head = head(puzzles.get(0));
        out.append(head);
        for (Puzzle puzzle : puzzles) {
            String other = head(puzzle);
            if (!other.equals(head)) {
                throw LIMITS.error("both " + describe(head) + " and " + describe(other) + " in one file");
            }
            writeLine(puzzle.clues(), out);
        }
    }

    @Override
    public void writeInBatch(int number, Puzzle puzzle, Appendable out) throws IOException {
        out.append(number == 1 ? head(puzzle) : "");
        writeLine(puzzle.clues(), out);
    }

    private static String head(Puzzle puzzle) throws IOException {
        LIMITS.requireNoRules(puzzle);
        StringBuilder head = new StringBuilder();
        RuleLineWriter.writeShape(puzzle, head);
        return head.toString();
    }

    private static String describe(String head) {
        return head.isEmpty() ? "square boxes" : "'" + head.strip().replace("\n", " ") + "'";
    }

    private static void writeLine(Tuple tuple, Appendable out) throws IOException {
        LIMITS.requireCharacters(tuple);
        int cells = tuple.size() * tuple.size();
        StringBuilder line = new StringBuilder();
        for (int first = 0; first < tuple.cells(); first += cells) {
            line.append(first == 0 ? "" : " ");
            CellCharacters.write(tuple, first, first + cells, line);
        }
        out.append(line.append('\n'));
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        if (solution.isPresent()) {
            writeLine(solution.get(), out);
        } else {
            out.append(NONE).append('\n');
        }
    }

    @Override
    public boolean isLineForLine() {
        return true;
    }

    @Override
    public boolean hasMarks() {
        return false;
    }
}
