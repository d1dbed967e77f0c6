package sudosat.puzzle.rules;

import java.util.List;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Cell;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** An extra region of N cells that holds each value once. */
public record Region(List<Cell> cells) implements Rule {
    private static final String KEYWORD = "region";
    static final RuleType TYPE = new RuleType(
            KEYWORD,
            "region r1c1 r1c4 r1c7 r4c1 r4c4 r4c7 r7c1 r7c4 r7c7",
            "The cells of an extra region hold each value once.",
            Region::parse);

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return KEYWORD + " " + CellNames.text(cells);
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        if (cells.size() != shape.size()) {
            throw new RuleException("a region of " + cells.size() + " cells", shape.size() + " cells");
        }
        return List.of(
                new AllDifferent("the region of " + cells.get(0).name(), CellNames.indices(cells, shape, firstCell)));
    }

    static Region parse(String text) {
        return new Region(CellNames.parse(text));
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        for (Constraint region : constraints(shape, 0)) {
            painter.shade(region.cells(), RulePainter.Shade.BY_TURNS);
        }
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        for (Constraint region : constraints(shape, 0)) {
            format.region(region.cells());
        }
    }
}
