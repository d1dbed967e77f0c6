package sudosat.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * Another look at the same 9x9: bands, rows, stacks, columns and values in another order, perhaps turned about the
 * diagonal.
 */
record Turn(List<Integer> rows, List<Integer> columns, List<Integer> values, boolean isTransposed) {
    private static final int SIZE = 9;
    private static final int BAND = 3;

    static Turn random(Random random) {
        List<Integer> values = numbers(SIZE, random);
        return new Turn(lines(random), lines(random), values, random.nextBoolean());
    }

    private static List<Integer> lines(Random random) {
        List<Integer> lines = new ArrayList<>();
        for (int band : numbers(BAND, random)) {
            for (int line : numbers(BAND, random)) {
                lines.add(band * BAND + line);
            }
        }
        return lines;
    }

    private static List<Integer> numbers(int count, Random random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(i);
        }
        Collections.shuffle(numbers, random);
        return numbers;
    }

    private int turned(int candidate) {
        int row = rows.get(candidate / SIZE / SIZE);
        int column = columns.get(candidate / SIZE % SIZE);
        int cell = isTransposed ? column * SIZE + row : row * SIZE + column;
        return cell * SIZE + values.get(candidate % SIZE);
    }

    TreeSet<Integer> of(Iterable<Integer> candidates) {
        TreeSet<Integer> turned = new TreeSet<>();
        candidates.forEach(candidate -> turned.add(turned(candidate)));
        return turned;
    }

    Board of(Board board) {
        Board turned = new Board(board.geometry());
        for (int candidate = 0; candidate < SIZE * SIZE * SIZE; candidate++) {
            if (!board.isOpen(candidate)) {
                turned.remove(turned(candidate));
            } else if (board.isPlaced(candidate / SIZE)) {
                turned.place(turned(candidate));
            }
        }
        return turned;
    }
}
