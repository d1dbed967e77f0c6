package sudosat.puzzle.rules;

import java.util.ArrayList;
import java.util.List;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** Anti-knight: cells a knight's move apart differ. */
record AntiKnight() implements Rule {
    private static final String KEYWORD = "antiknight";
    static final RuleType TYPE = RuleType.ofKeyword(KEYWORD, "Cells a knight's move apart differ.", new AntiKnight())
            .withFPuzzlesKey(KEYWORD);
    private static final int[][] MOVES = {{1, 2}, {2, 1}, {1, -2}, {2, -1}};

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
        List<Constraint> constraints = new ArrayList<>();
        int size = shape.size();
        for (int cell = 0; cell < shape.cells(); cell++) {
            Cell from = Cell.of(cell, size);
            for (int[] move : MOVES) {
                Cell to = new Cell(0, from.row() + move[0], from.column() + move[1]);
                if (to.row() < size && to.column() >= 0 && to.column() < size) {
                    int[] both = {firstCell + cell, firstCell + to.index(size)};
                    constraints.add(
                            new AllDifferent("the knight's move from " + from.name() + " to " + to.name(), both));
                }
            }
        }
        return constraints;
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.sentence(TYPE.sentence());
    }
}
