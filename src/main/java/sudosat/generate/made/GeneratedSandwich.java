package sudosat.generate.made;

import java.util.ArrayList;
import java.util.List;
import sudosat.puzzle.Line;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Sandwich;

/** What stands between the lowest and the highest value of every row and column of a filled grid. */
final class GeneratedSandwich {
    private GeneratedSandwich() {}

    static List<Sandwich> make(Tuple solution, int grid) {
        int size = solution.size();
        int first = grid * size * size;
        List<Sandwich> sums = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            sums.add(new Sandwich(Line.ROW, row, sum(solution, first + row * size, 1)));
        }
        for (int column = 0; column < size; column++) {
            sums.add(new Sandwich(Line.COLUMN, column, sum(solution, first + column, size)));
        }
        return sums;
    }

    private static int sum(Tuple solution, int first, int step) {
        boolean inside = false;
        int sum = 0;
        for (int i = 0; i < solution.size(); i++) {
            int value = solution.value(first + i * step);
            boolean crust = value == 1 || value == solution.size();
            inside ^= crust;
            sum += inside && !crust ? value : 0;
        }
        return sum;
    }
}
