package sudosat.puzzle.rules;

import java.util.List;
import java.util.Locale;
import sudosat.io.UserError;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Line;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.SandwichSum;
import sudosat.puzzle.Shape;

/**
 * Sandwich sudoku: what stands between the lowest and the highest value of a row or column adds up to a sum.
 *
 * @param index the row or column, from 0
 */
public record Sandwich(Line line, int index, int sum) implements Rule {
    private static final String KEYWORD = "sandwich";
    static final RuleType TYPE = new RuleType(
            KEYWORD,
            "sandwich row 3: 5",
            "The values between the lowest and the highest of a row or column add up to a sum.",
            Sandwich::parse);

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return KEYWORD + " " + line.label() + " " + (index + 1) + ": " + sum;
    }

    /** Reads what stands after the keyword: {@code row 3: 5}. */
    static Sandwich parse(String text) {
        String[] words = text.replace(":", " : ").strip().split("\\s+");
        boolean shaped =
                words.length == 4 && words[2].equals(":") && (words[0].equals("row") || words[0].equals("column"));
        int index = shaped ? CellNames.number(words[1]) : 0;
        if (index == 0 || CellNames.number(words[3]) == 0 && !words[3].equals("0")) {
            throw new RuleException(UserError.quote(text.strip()), "a sandwich such as 'row 3: 5' or 'column 1: 11'");
        }
        return new Sandwich(Line.valueOf(words[0].toUpperCase(Locale.ROOT)), index - 1, Integer.parseInt(words[3]));
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int size = shape.size();
        if (index >= size || size < 2) {
            throw new RuleException(line.label() + " " + (index + 1), "one of a grid of size " + size);
        }
        int[] cells = new int[size];
        for (int i = 0; i < size; i++) {
            cells[i] = firstCell + (line == Line.ROW ? index * size + i : i * size + index);
        }
        return List.of(new SandwichSum(line.label() + " " + (index + 1), cells, sum));
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.outside(line, index, sum);
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        format.sandwich(line, index, sum);
    }
}
