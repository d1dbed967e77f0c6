package sudosat.puzzle.rules;

import java.util.List;
import sudosat.puzzle.Cell;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Relation;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** Black dot: of two cells one has twice the value of the other. */
record Ratio(List<Cell> cells) implements Rule {
    private static final String KEYWORD = "ratio";
    private static final Relation.Pairs DOUBLE = (first, second) -> first == 2 * second || second == 2 * first;
    static final RuleType TYPE = new RuleType(
            KEYWORD,
            "ratio r1c3 r2c3",
            "One cell has twice the value of the other.",
            text -> new Ratio(CellNames.parse(text)));

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
        return List.of(new Relation("double or half of", CellNames.indices(cells, shape, firstCell), DOUBLE));
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.sentence(text());
    }
}
