package sudosat.generate.fewest;

import java.util.Arrays;
import sudosat.generate.PortableRandom;
import sudosat.puzzle.Tuple;

/**
 * Solutions that clues still leave, and the values that few of them have: a clue with a value that just one has leaves
 * only that.
 */
final class SolutionTally {
    private final int cells;
    private final int size;
    /** The values, from 0, of one solution after the other. */
    private short[] values;

    private int count;
    private final int[] having;

    SolutionTally(int cells, int size) {
        this.cells = cells;
        this.size = size;
        values = new short[64 * cells];
        having = new int[cells * size];
    }

    /** A value of a cell. */
    record Clue(int cell, int value) {}

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    void add(Tuple solution) {
        int from = count++ * cells;
        if (from == values.length) {
            values = Arrays.copyOf(values, 2 * values.length);
        }
        for (int cell = 0; cell < cells; cell++) {
            values[from + cell] = (short) (solution.value(cell) - 1);
        }
    }

    /** One of the clues that the fewest solutions have, drawn at random. */
    Clue rarest(PortableRandom random) {
        countValues();
        return drawn(having, random);
    }

    /** The same, of the clues that a solution has, which is one of these. */
    Clue rarest(Tuple solution, PortableRandom random) {
        countValues();
        int[] wanted = new int[having.length];
        for (int cell = 0; cell < cells; cell++) {
            int place = cell * size + solution.value(cell) - 1;
            wanted[place] = having[place];
        }
        return drawn(wanted, random);
    }

    private void countValues() {
        Arrays.fill(having, 0);
        for (int from = 0; from < count * cells; from += cells) {
            for (int cell = 0; cell < cells; cell++) {
                having[cell * size + values[from + cell]]++;
            }
        }
    }

    private Clue drawn(int[] counts, PortableRandom random) {
        int fewest = Integer.MAX_VALUE;
        int alike = 0;
        int drawn = 0;
        for (int place = 0; place < counts.length; place++) {
            if (counts[place] > 0 && counts[place] <= fewest) {
                alike = counts[place] < fewest ? 1 : alike + 1;
                fewest = counts[place];
                drawn = random.below(alike) == 0 ? place : drawn;
            }
        }
        return new Clue(drawn / size, drawn % size + 1);
    }

    /** Only those that have the clue stay. */
    void keep(Clue clue) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (values[i * cells + clue.cell()] == clue.value() - 1) {
                System.arraycopy(values, i * cells, values, kept++ * cells, cells);
            }
        }
        count = kept;
    }

    /** One of them. */
    Tuple first() {
        int[] first = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            first[cell] = values[cell] + 1;
        }
        return new Tuple(size, first);
    }
}
