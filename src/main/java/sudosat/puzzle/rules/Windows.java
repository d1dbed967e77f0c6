package sudosat.puzzle.rules;

import java.util.ArrayList;
import java.util.List;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/**
 * Hyper sudoku, windoku: inner boxes hold each value once. The first stands one cell from the corner, and one cell is
 * left between two of them and at the edges: rows and columns 2-4 and 6-8 in a 9x9, three by three windows in a 16x16.
 */
public record Windows() implements Rule {
    private static final String KEYWORD = "windows";
    static final RuleType TYPE = RuleType.ofKeyword(
            KEYWORD, "The inner boxes, one cell from the edges, hold each value once.", new Windows());

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return KEYWORD;
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        List<Constraint> windows = new ArrayList<>();
        for (int top = 1; top + shape.boxRows() < shape.size(); top += shape.boxRows() + 1) {
            for (int left = 1; left + shape.boxColumns() < shape.size(); left += shape.boxColumns() + 1) {
                windows.add(AllDifferent.block(
                        "window " + (windows.size() + 1), shape, firstCell, top, left, shape.boxColumns()));
            }
        }
        if (windows.isEmpty()) {
            throw new RuleException("windows in a grid with boxes " + shape, "a grid that has room for them");
        }
        return windows;
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        for (Constraint window : constraints(shape, 0)) {
            painter.shade(window.cells(), RulePainter.Shade.SECOND);
        }
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        for (Constraint window : constraints(shape, 0)) {
            format.region(window.cells());
        }
    }
}
