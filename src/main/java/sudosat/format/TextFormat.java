package sudosat.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import sudosat.io.Digits;
import sudosat.puzzle.Cell;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Sandwich;

/**
 * The "rows cols" text format: rows and columns of one box, then one row per line, with blanks between the values,
 * then, after a blank line, cages {@code [(1,1),(1,2)],7}, comparisons {@code [(2,1),(1,1)],gt} (the first cell is the
 * greater one) and sandwich sums {@code rows: 0, 5, 3, 0}, where {@code _} or nothing is an unknown sum. A value that
 * is no number is empty. The grids of a tuple stand below each other, and rules are for all of them. A solution is the
 * rows alone.
 */
final class TextFormat implements PuzzleFormat {
    private static final String NAME = "text";
    static final String EMPTY = "_";

    private static final int LONGEST_VALUE = 3;
    private static final FormatLimits LIMITS = new FormatLimits(NAME);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> fileEndings() {
        return List.of("txt");
    }

    /** Values between blanks; two of them are rows and columns of a box. */
    @Override
    public boolean recognizes(TextLine first) {
        List<TextLine> words = first.words();
        for (TextLine word : words) {
            if (word.length() > LONGEST_VALUE || words.size() == 2 && Digits.parse(word.text()) < 1) {
                return false;
            }
        }
        return words.size() > 1 && !CsvRow.hasSeparator(first.text());
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        return Section.readAll(text, source, section -> new TextPuzzle(section, options).read());
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        return Section.readAll(
                text,
                source,
                section -> section.isBlank() ? Answer.UNKNOWN : new TextPuzzle(section, options).solution());
    }

    @Override
    public void write(Puzzle puzzle, Appendable out) throws IOException {
        LIMITS.requireUsualDifference(puzzle);
        String rules = rules(puzzle);
        out.append(puzzle.shape().boxRows() + " " + puzzle.shape().boxColumns() + "\n");
        writeRows(puzzle.clues(), out);
        out.append(rules.isEmpty() ? "" : "\n" + rules);
    }

    private static String rules(Puzzle puzzle) {
        RuleWriter lines = new RuleWriter();
        for (GridRule rule : puzzle.rules()) {
            if (rule.grid().isPresent() && puzzle.grids() > 1) {
                throw LIMITS.rule(rule);
            }
            lines.current = rule;
            rule.rule().export(lines, puzzle.shape());
        }
        int size = puzzle.size();
        return lines.text + sums(lines.sandwiches, Line.ROW, size) + sums(lines.sandwiches, Line.COLUMN, size);
    }

    /** Rules as lines below the grids. */
    private static final class RuleWriter implements RuleExport {
        private final StringBuilder text = new StringBuilder();
        private final List<Sandwich> sandwiches = new ArrayList<>();
        private GridRule current;

        @Override
        public void cage(List<Cell> cells, OptionalInt sum) {
            text.append(cells(cells))
                    .append(sum.isPresent() ? "" + sum.getAsInt() : EMPTY)
                    .append('\n');
        }

        /** Comparisons, two cells at a time. */
        @Override
        public void rising(List<Cell> cells) {
            for (int i = 1; i < cells.size(); i++) {
                text.append(cells(List.of(cells.get(i), cells.get(i - 1)))).append("gt\n");
            }
        }

        @Override
        public void sandwich(Line line, int index, int sum) {
            sandwiches.add(new Sandwich(line, index, sum));
        }

        @Override
        public void flag(List<String> fPuzzlesKeys) {
            other();
        }

        @Override
        public void region(int[] cells) {
            other();
        }

        @Override
        public void jigsaw(List<Integer> regions) {
            other();
        }

        @Override
        public void other() {
            throw LIMITS.rule(current);
        }
    }

    private static String cells(List<Cell> cells) {
        return cells.stream()
                .map(cell -> "(" + (cell.row() + 1) + "," + (cell.column() + 1) + ")")
                .collect(Collectors.joining(",", "[", "],"));
    }

    /** As many lines as some row or column has sums: one, but for a puzzle that says two things of a row. */
    private static String sums(List<Sandwich> sandwiches, Line line, int size) {
        List<Sandwich> left = new ArrayList<>(sandwiches);
        left.removeIf(sandwich -> sandwich.line() != line);
        StringBuilder text = new StringBuilder();
        while (!left.isEmpty()) {
            text.append(TextPuzzle.keyword(line));
            for (int index = 0; index < size; index++) {
                text.append(index == 0 ? " " : ", ").append(removeSum(left, index));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String removeSum(List<Sandwich> left, int index) {
        for (Sandwich sandwich : left) {
            if (sandwich.index() == index) {
                left.remove(sandwich);
                return Integer.toString(sandwich.sum());
            }
        }
        return EMPTY;
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        if (solution.isPresent()) {
            writeRows(solution.get(), out);
        } else {
            out.append(TupleCsv.NONE).append('\n');
        }
    }

    /** Columns are aligned to the right, as in the files that are about. */
    private static void writeRows(Tuple tuple, Appendable out) throws IOException {
        int width = Integer.toString(tuple.size()).length();
        StringBuilder row = new StringBuilder();
        for (int cell = 0; cell < tuple.cells(); cell++) {
            String value = tuple.isGiven(cell) ? Integer.toString(tuple.value(cell)) : EMPTY;
            boolean last = (cell + 1) % tuple.size() == 0;
            row.append(" ".repeat(width - value.length())).append(value).append(last ? '\n' : ' ');
            if (last) {
                out.append(row);
                row.setLength(0);
            }
        }
    }
}
