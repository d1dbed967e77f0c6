package sudosat.puzzle.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import sudosat.io.UserError;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Cell;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** Killer sudoku: the cells of a cage differ and, if it has a sum, add up to it. */
public record Cage(OptionalInt sum, List<Cell> cells) implements Rule {
    private static final String KEYWORD = "cage";
    static final RuleType TYPE = new RuleType(
            KEYWORD,
            "cage 15: r1c1 r1c2",
            "The cells of a cage differ and, if it has a sum, add up to it.",
            Cage::parse);

    public Cage {
        cells = List.copyOf(cells);
    }

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return KEYWORD + (sum.isPresent() ? " " + sum.getAsInt() : "") + ": " + CellNames.text(cells);
    }

    /** Reads what stands after the keyword: {@code 15: r1c1 r1c2}, or {@code : r1c1 r1c2} without a sum. */
    static Cage parse(String text) {
        int colon = text.indexOf(':');
        String number = colon < 0 ? "" : text.substring(0, colon).strip();
        boolean isNumber = number.equals("0") || CellNames.number(number) > 0;
        if (colon < 0 || !number.isEmpty() && !isNumber) {
            throw new RuleException(UserError.quote(text.strip()), "a cage such as '15: r1c1 r1c2'");
        }
        OptionalInt sum = number.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(number));
        return new Cage(sum, CellNames.parse(text.substring(colon + 1)));
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int[] indices = CellNames.indices(cells, shape, firstCell);
        String label = "the cage of " + cells.get(0).name();
        List<Constraint> constraints = new ArrayList<>();
        constraints.add(new AllDifferent(label, indices));
        if (sum.isPresent()) {
            constraints.add(Linear.ofDifferent(label, indices, sum.getAsInt()));
        }
        return constraints;
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.cage(cells, sum.isPresent() ? "" + sum.getAsInt() : "");
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        format.cage(cells, sum);
    }
}
