package sudosat.rules;

import java.util.List;
import sudosat.model.Cell;
import sudosat.model.Shape;

/** An extra region of N cells that holds each value once. */
public record Region(List<Cell> cells) implements Rule {
    static final String KEYWORD = "region";

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
}
