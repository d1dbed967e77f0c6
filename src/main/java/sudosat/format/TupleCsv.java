package sudosat.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Rows of comma-separated values, grid after grid, 0 or nothing for an empty cell; {@link GridRows} knows its dialects.
 */
final class TupleCsv implements PuzzleFormat {
    /** Stands for a solution where there is none. */
    static final String NONE = "None";

    @Override
    public String name() {
        return "csv";
    }

    @Override
    public List<String> fileEndings() {
        return List.of("csv");
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        return readAll(new Source(source, text), options, GridRows::puzzle);
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        return readAll(new Source(source, text), options, GridRows::solution);
    }

    /** Rules above the first mark hold for all puzzles. */
    private static <T> List<T> readAll(Source source, ReadOptions options, Function<GridRows, T> reader) {
        RuleLines shared = new RuleLines(source, options);
        return Section.readAll(
                source,
                head -> new GridRows(head, shared, options.grids()).requireNone(),
                section -> reader.apply(new GridRows(section, new RuleLines(shared), options.grids())));
    }

    @Override
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        RuleLineWriter.write(puzzle, out);
        writeRows(puzzle.clues(), out);
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        if (solution.isPresent()) {
            writeRows(solution.get(), out);
        } else {
            out.append(NONE).append('\n');
        }
    }

    private static void writeRows(Tuple tuple, Appendable out) throws IOException {
        StringBuilder row = new StringBuilder();
        for (int cell = 0; cell < tuple.cells(); cell++) {
            boolean last = (cell + 1) % tuple.size() == 0;
            row.append(tuple.value(cell)).append(last ? '\n' : ',');
            if (last) {
                out.append(row);
                row.setLength(0);
            }
        }
    }
}
