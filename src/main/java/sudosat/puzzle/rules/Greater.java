package sudosat.puzzle.rules;

import java.util.List;
import sudosat.io.UserError;
import sudosat.puzzle.Cell;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Relation;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** Greater-than sudoku: the value of one cell is above that of another, neighbors or not. */
public record Greater(Cell larger, Cell smaller) implements Rule {
    private static final String KEYWORD = "greater";
    static final RuleType TYPE =
            new RuleType(KEYWORD, "greater r2c1 r1c1", "The first cell is greater than the second.", Greater::parse);

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return KEYWORD + " " + larger.name() + " " + smaller.name();
    }

    /** Reads what stands after the keyword: {@code r2c1 r1c1}. */
    static Greater parse(String text) {
        List<Cell> cells = CellNames.parse(text);
        if (cells.size() != 2) {
            throw new RuleException(
                    cells.size() + " cells in " + UserError.quote(text.strip()), "two, the greater one first");
        }
        return new Greater(cells.get(0), cells.get(1));
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        return List.of(Relation.greater(CellNames.indices(List.of(larger, smaller), shape, firstCell)));
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.sign(larger, smaller);
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        format.rising(List.of(smaller, larger));
    }
}
