package sudosat.puzzle.rules;

import java.util.List;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** X-sudoku: both main diagonals hold each value once. */
public record Diagonals() implements Rule {
    private static final String KEYWORD = "diagonals";
    static final RuleType TYPE =
            RuleType.ofKeyword(KEYWORD, "Both main diagonals hold each value once.", new Diagonals());

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
        int size = shape.size();
        int[] falling = new int[size];
        int[] rising = new int[size];
        for (int i = 0; i < size; i++) {
            falling[i] = firstCell + i * size + i;
            rising[i] = firstCell + (size - 1 - i) * size + i;
        }
        return List.of(
                new AllDifferent("the falling diagonal", falling), new AllDifferent("the rising diagonal", rising));
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        for (Constraint diagonal : constraints(shape, 0)) {
            painter.shade(diagonal.cells(), RulePainter.Shade.FIRST);
        }
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        format.flag(List.of("diagonal+", "diagonal-"));
    }
}
