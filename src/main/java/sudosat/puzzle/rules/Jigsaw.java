package sudosat.puzzle.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.UserError;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;

/**
 * Irregular regions in place of the boxes.
 *
 * @param numbers the number of each cell's region, from 1, row by row
 */
public record Jigsaw(List<Integer> numbers) implements Rule {
    private static final String KEYWORD = "jigsaw";
    static final RuleType TYPE = new RuleType(
            KEYWORD, "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4", "Irregular regions replace the boxes.", Jigsaw::parse);

    public Jigsaw {
        numbers = List.copyOf(numbers);
    }

    @Override
    public RuleType type() {
        return TYPE;
    }

    /** The keyword, then a line of region numbers for each row. */
    @Override
    public String text() {
        int size = (int) Math.round(Math.sqrt(numbers.size()));
        StringBuilder text = new StringBuilder(KEYWORD);
        for (int cell = 0; cell < numbers.size(); cell++) {
            text.append(cell % size == 0 ? "\n" : ",").append(numbers.get(cell));
        }
        return text.toString();
    }

    @Override
    public List<Constraint> constraints(Shape shape, int firstCell) {
        int size = shape.size();
        if (numbers.size() != size * size) {
            throw new RuleException("a jigsaw of " + numbers.size() + " cells", size * size + " cells");
        }
        int[][] cells = new int[size][size];
        int[] count = new int[size];
        for (int cell = 0; cell < numbers.size(); cell++) {
            int region = numbers.get(cell) - 1;
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

    @Override
    public void draw(RulePainter painter, Shape shape) {
        painter.borders(numbers);
    }

    @Override
    public void export(RuleExport format, Shape shape) {
        format.jigsaw(numbers);
    }

    @Override
    public Optional<List<Integer>> regions() {
        return Optional.of(numbers);
    }

    /** Region numbers, separated by commas or line ends. */
    private static Jigsaw parse(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : text.strip().split("[\\s,]+")) {
            if (CellNames.number(number) == 0) {
                throw new RuleException(UserError.quote(number), "the number of a region");
            }
            numbers.add(Integer.parseInt(number));
        }
        return new Jigsaw(numbers);
    }
}
