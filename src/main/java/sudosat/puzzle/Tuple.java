package sudosat.puzzle;

import java.util.Arrays;

/** Values of n grids of one size in reading order, grid after grid; 0 is an empty cell. Immutable. */
public final class Tuple {
    private final int size;
    private final int[] values;

    public Tuple(int size, int[] values) {
        if (values.length == 0 || values.length % (size * size) != 0) {
            throw new IllegalArgumentException(values.length + " values do not make grids of size " + size);
        }
        for (int value : values) {
            if (value < 0 || value > size) {
                throw new IllegalArgumentException("value " + value + " in a grid of size " + size);
            }
        }
        this.size = size;
        this.values = values.clone();
    }

    public static Tuple empty(int size, int grids) {
        return new Tuple(size, new int[grids * size * size]);
    }

    /** The same with another value in one cell. 0 empties the cell. */
    public Tuple with(int cell, int value) {
        int[] changed = values.clone();
        changed[cell] = value;
        return new Tuple(size, changed);
    }

    public int size() {
        return size;
    }

    public int grids() {
        return values.length / (size * size);
    }

    public int cells() {
        return values.length;
    }

    /** The value of the cell with this index, 0 if it is empty. */
    public int value(int cell) {
        return values[cell];
    }

    public boolean isGiven(int cell) {
        return values[cell] != 0;
    }

    public int filledCells() {
        return (int) Arrays.stream(values).filter(value -> value != 0).count();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tuple that && size == that.size && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * size + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return grids() + " grids of size " + size + ": " + Arrays.toString(values);
    }
}
