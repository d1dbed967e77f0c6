package sudosat.puzzle.rules;

import java.util.Arrays;
import java.util.List;
import sudosat.puzzle.Cell;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** Arrow: the cells of the shaft add up to the one in the circle, and may be equal. */
record Arrow(List<Cell> cells) implements Rule {
    private static final String KEYWORD = "arrow";
    static final RuleType TYPE = new RuleType(
            KEYWORD,
            "arrow r1c1 r2c2 r3c4",
            "The cells of an arrow add up to the first.",
            text -> new Arrow(CellNames.parse(text)));

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
        int[] weights = new int[cells.size()];
        Arrays.fill(weights, 1);
        weights[0] = -1;
        int[] indices = CellNames.indices(cells, shape, firstCell);
        return List.of(
                new Linear("the arrow of " + cells.get(0).name(), indices, weights, 0, Linear.Repetition.MAY_REPEAT));
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.sentence(text());
    }
}
