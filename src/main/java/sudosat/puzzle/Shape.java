package sudosat.puzzle;

import java.util.Locale;
import java.util.Optional;
import sudosat.io.Digits;
import sudosat.io.Limits;

/**
 * The shape of one grid: rows and columns of a box. A grid has as many rows, columns and values as a box has cells.
 */
public record Shape(int boxRows, int boxColumns) {
    public static final int LARGEST_SIZE = Limits.SIZE;

    public Shape {
        if (boxRows < 1 || boxColumns < 1 || boxRows * boxColumns > LARGEST_SIZE) {
            throw new IllegalArgumentException("no such shape: " + boxRows + "x" + boxColumns);
        }
    }

    /** Rows, columns and values of a grid: N. */
    public int size() {
        return boxRows * boxColumns;
    }

    public int cells() {
        return size() * size();
    }

    /** The box of a cell, from 0, in reading order. */
    public int box(int cell) {
        return cell / size() / boxRows * boxRows + cell % size() / boxColumns;
    }

    /** Square boxes for a grid of the given size, if it has them. */
    public static Optional<Shape> ofSquareBoxes(int size) {
        int k = (int) Math.round(Math.sqrt(size));
        return k >= 1 && k * k == size && size <= LARGEST_SIZE ? Optional.of(new Shape(k, k)) : Optional.empty();
    }

    /** Reads {@code 2x3}: boxes of two rows and three columns. */
    public static Optional<Shape> parse(String text) {
        int x = text.toLowerCase(Locale.ROOT).indexOf('x');
        int rows = x < 0 ? 0 : Digits.parse(text.substring(0, x).strip());
        int columns = x < 0 ? 0 : Digits.parse(text.substring(x + 1).strip());
        return rows >= 1 && columns >= 1 && (long) rows * columns <= LARGEST_SIZE
                ? Optional.of(new Shape(rows, columns))
                : Optional.empty();
    }

    public boolean hasSquareBoxes() {
        return boxRows == boxColumns;
    }

    /** Written out: the one that records have takes 20 ms the first time. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Shape that && boxRows == that.boxRows && boxColumns == that.boxColumns;
    }

    @Override
    public int hashCode() {
        return 31 * boxRows + boxColumns;
    }

    @Override
    public String toString() {
        return boxRows + "x" + boxColumns;
    }
}
