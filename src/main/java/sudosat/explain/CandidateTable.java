package sudosat.explain;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;

/**
 * The values that every cell can have, in the shape of the grids: boxes apart where there are boxes, a blank line
 * between grids.
 */
final class CandidateTable {
    private final Shape shape;
    private final int size;
    private final boolean hasBoxes;
    private final String[] cells;
    private final int[] widths;

    CandidateTable(Puzzle puzzle, IntFunction<int[]> values) {
        shape = puzzle.shape();
        size = puzzle.size();
        hasBoxes =
                puzzle.rules().stream().noneMatch(rule -> rule.rule().regions().isPresent());
        cells = new String[puzzle.clues().cells()];
        widths = new int[size];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = text(values.apply(cell));
            widths[cell % size] = Math.max(widths[cell % size], cells[cell].length());
        }
    }

    /** Digits need nothing between them. */
    private String text(int[] values) {
        return Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(size > 9 ? "," : ""));
    }

    @Override
    public String toString() {
        StringBuilder table = new StringBuilder();
        for (int row = 0; row < cells.length / size; row++) {
            if (row % size == 0) {
                table.append(row == 0 ? "" : "\n");
            } else if (hasBoxes && row % shape.boxRows() == 0) {
                line(table, column -> "-".repeat(widths[column]), "-+-");
            }
            int first = row * size;
            line(table, column -> padded(cells[first + column], widths[column]), " | ");
        }
        return table.toString();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private void line(StringBuilder table, IntFunction<String> parts, String bar) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < size; column++) {
            boolean isNewBox = hasBoxes && column % shape.boxColumns() == 0;
            line.append(column == 0 ? "" : isNewBox ? bar : bar.substring(0, 1)).append(parts.apply(column));
        }
        table.append(line.toString().stripTrailing()).append('\n');
    }
}
