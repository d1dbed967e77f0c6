package sudosat.generate.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import sudosat.puzzle.Cell;

/** Whether cells hang together by their sides. */
final class Connected {
    private Connected() {}

    static boolean all(int[] cells, int size) {
        Set<Cell> unmet = new HashSet<>();
        Arrays.stream(cells).forEach(cell -> unmet.add(Cell.of(cell, size)));
        Deque<Cell> waiting = new ArrayDeque<>(Set.of(Cell.of(cells[0], size)));
        unmet.removeAll(waiting);
        while (!waiting.isEmpty()) {
            Cell cell = waiting.remove();
            for (Cell other : Set.copyOf(unmet)) {
                if (distance(cell, other) == 1 && unmet.remove(other)) {
                    waiting.add(other);
                }
            }
        }
        return unmet.isEmpty();
    }

    private static int distance(Cell cell, Cell other) {
        boolean apart = cell.grid() != other.grid();
        return apart
                ? Integer.MAX_VALUE
                : Math.abs(cell.row() - other.row()) + Math.abs(cell.column() - other.column());
    }
}
