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

/** Four pyramids of 5, 3 and 1 cells that stand on the edges of a 9x9 hold each value once. */
public record Pyramids() implements Rule {
    private static final String KEYWORD = "pyramids";
    static final RuleType TYPE =
            RuleType.ofKeyword(KEYWORD, "The four pyramids on the edges hold each value once.", new Pyramids());
    private static final int SIZE = 9;

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
        if (shape.size() != SIZE) {
            throw new RuleException("pyramids in a grid of size " + shape.size(), "a 9x9");
        }
        int[][] pyramids = new int[4][SIZE];
        int member = 0;
        for (int depth = 0; depth < 3; depth++) {
            for (int along = depth; along < 5 - depth; along++, member++) {
                pyramids[0][member] = firstCell + (1 + along) * SIZE + depth;
                pyramids[1][member] = firstCell + depth * SIZE + 3 + along;
                pyramids[2][member] = firstCell + (3 + along) * SIZE + 8 - depth;
                pyramids[3][member] = firstCell + (8 - depth) * SIZE + 1 + along;
            }
        }
        List<Constraint> constraints = new ArrayList<>();
        String[] sides = {"left", "top", "right", "bottom"};
        for (int side = 0; side < sides.length; side++) {
            constraints.add(new AllDifferent("the " + sides[side] + " pyramid", pyramids[side]));
        }
        return constraints;
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        for (Constraint pyramid : constraints(shape, 0)) {
            painter.shade(pyramid.cells(), RulePainter.Shade.THIRD);
        }
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        for (Constraint pyramid : constraints(shape, 0)) {
            format.region(pyramid.cells());
        }
    }
}
