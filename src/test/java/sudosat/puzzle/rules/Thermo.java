package sudosat.puzzle.rules;

import java.util.ArrayList;
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

/** Thermometer: values rise from cell to cell. */
record Thermo(List<Cell> cells) implements Rule {
    private static final String KEYWORD = "thermo";
    static final RuleType TYPE =
            new RuleType(KEYWORD, "thermo r1c1 r1c2 r2c2 r3c2", "Values rise along a thermometer.", Thermo::parse);

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return KEYWORD + " " + CellNames.text(cells);
    }

    private static Thermo parse(String text) {
        List<Cell> cells = CellNames.parse(text);
        if (cells.size() < 2) {
            throw new RuleException("1 cell in " + UserError.quote(text.strip()), "two cells or more");
        }
        return new Thermo(cells);
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int[] indices = CellNames.indices(cells, shape, firstCell);
        List<Constraint> constraints = new ArrayList<>();
        for (int i = 1; i < indices.length; i++) {
            constraints.add(Relation.greater(new int[] {indices[i], indices[i - 1]}));
        }
        return constraints;
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        for (int i = 1; i < cells.size(); i++) {
            painter.sign(cells.get(i), cells.get(i - 1));
        }
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        format.rising(cells);
    }
}
