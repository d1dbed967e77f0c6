import java.util.ArrayList;
import java.util.List;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/** Anti-king: cells that touch at a corner differ. */
public record AntiKing() implements Rule {
    public static final RuleType TYPE =
            RuleType.ofKeyword("antiking", "Cells that touch at a corner differ.", new AntiKing());

    @Override
    public RuleType type() {
        return TYPE;
    }

    @Override
    public String text() {
        return TYPE.keyword();
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        List<Constraint> constraints = new ArrayList<>();
        int size = shape.size();
        for (int row = 0; row + 1 < size; row++) {
            for (int column = 0; column + 1 < size; column++) {
                int corner = firstCell + row * size + column;
                constraints.add(new AllDifferent("corner", new int[] {corner, corner + size + 1}));
                constraints.add(new AllDifferent("corner", new int[] {corner + 1, corner + size}));
            }
        }
        return constraints;
    }

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.sentence(TYPE.sentence());
    }
}
