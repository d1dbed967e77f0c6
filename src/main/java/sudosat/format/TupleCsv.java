package sudosat.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.UserError;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/**
 * Rows of comma-separated values, grid after grid, 0 or nothing for an empty cell; {@link GridRows} knows its dialects.
 */
final class TupleCsv implements PuzzleFormat {
    static final String NAME = "csv";
    /** Stands for a solution where there is none. */
    static final String NONE = "None";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Section section : Sections.of(new Source(source, text), options)) {
            if (section.isNone()) {
                throw section.rows().get(0).error(0, UserError.quote(NONE) + ", which is no puzzle", Section.EXPECTED);
            }
            puzzles.add(new GridRows(section, options.grids()).read());
        }
        return puzzles;
    }

    @Override
    public List<Optional<Tuple>> readSolutions(String text, String source, ReadOptions options) {
        List<Optional<Tuple>> solutions = new ArrayList<>();
        for (Section section : Sections.of(new Source(source, text), options)) {
            solutions.add(
                    section.isNone()
                            ? Optional.empty()
                            : Optional.of(new GridRows(section, options.grids())
                                    .read()
                                    .clues()));
        }
        return solutions;
    }

    @Override
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        RuleText.write(puzzle, out);
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

    @Override
    public void writeMark(int number, Appendable out) throws IOException {
        Batch.writeMark(number, out);
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
