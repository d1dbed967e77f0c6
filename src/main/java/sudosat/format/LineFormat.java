package sudosat.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import sudosat.io.TextBlocks;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/**
 * A puzzle a line: N² characters for a grid, a blank between the grids of a tuple. A file is a batch. {@code .sdm} is
 * this format, too.
 *
 * <p>Rule lines may stand above the puzzles and hold for all. They are read, but of them only the shape is written:
 * other programs skip such lines, and would take what is left for a plain sudoku.
 */
final class LineFormat implements PuzzleFormat {
    static final String NAME = Formats.LINE;
    /** Stands for a solution where there is none. */
    static final String NONE = "No solution";

    private static final String SOLUTION_COLUMN = "solution";
    private static final Unsayable UNSAYABLE = new Unsayable(NAME);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        return new PuzzleLines(Detector.TABLE_COLUMN, options).all(new Source(source, text), PuzzleLines.Line::puzzle);
    }

    @Override
    public Puzzles puzzles(TextBlocks text, ReadOptions options) {
        return new LinePuzzles(text, options);
    }

    @Override
    public List<Optional<Tuple>> readSolutions(String text, String source, ReadOptions options) {
        return new PuzzleLines(SOLUTION_COLUMN, options).all(new Source(source, text), PuzzleLines.Line::solution);
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
                throw UNSAYABLE.error("both " + describe(head) + " and " + describe(other) + " in one file");
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
        UNSAYABLE.requireNoRules(puzzle);
        StringBuilder head = new StringBuilder();
        RuleText.writeShape(puzzle, head);
        return head.toString();
    }

    private static String describe(String head) {
        return head.isEmpty() ? "square boxes" : "'" + head.strip().replace("\n", " ") + "'";
    }

    private static void writeLine(Tuple tuple, Appendable out) throws IOException {
        UNSAYABLE.requireCharacters(tuple);
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

    /** A line is a puzzle: nothing has to part them. */
    @Override
    public void writeMark(int number, Appendable out) {}
}
