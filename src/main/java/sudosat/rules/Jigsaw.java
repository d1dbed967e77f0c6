package sudosat.rules;

import java.util.ArrayList;
import java.util.List;
import sudosat.model.Shape;

/**
 * Irregular regions in place of the boxes.
 *
 * @param regions the number of each cell's region, from 1, row by row
 */
public record Jigsaw(List<Integer> regions) implements Rule {
    static final String KEYWORD = "jigsaw";

    public Jigsaw {
        regions = List.copyOf(regions);
    }

    /** The keyword, then a line of region numbers for each row. */
    @Override
    public String text() {
        int size = (int) Math.round(Math.sqrt(regions.size()));
        StringBuilder text = new StringBuilder(KEYWORD);
        for (int cell = 0; cell < regions.size(); cell++) {
            text.append(cell % size == 0 ? "\n" : ",").append(regions.get(cell));
        }
        return text.toString();
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int size = shape.size();
        if (regions.size() != size * size) {
            throw new RuleException("a jigsaw of " + regions.size() + " cells", size * size + " cells");
        }
        int[][] cells = new int[size][size];
        int[] count = new int[size];
        for (int cell = 0; cell < regions.size(); cell++) {
            int region = regions.get(cell) - 1;
            if (region < 0 || region >= size) {
                throw new RuleException("the region number " + (region + 1), "a number from 1 to " + size);
            } else if (count[region] == size) {
                throw new RuleException(
                        "more than " + size + " cells in region " + (region + 1), size + " cells in each region");
            }
            cells[region][count[region]++] = firstCell + cell;
        }
        return named(cells);
    }

    private static List<Constraint> named(int[][] cells) {
        List<Constraint> constraints = new ArrayList<>();
        for (int region = 0; region < cells.length; region++) {
            constraints.add(new AllDifferent("region " + (region + 1), cells[region]));
        }
        return constraints;
    }
}
