package sudosat.render;

import sudosat.render.TextLook.Characters;

/** The lines between the cells of a grid in text, and where that leaves the cells. */
final class TextLattice {
    private final GridFigure figure;
    private final int size;
    /** Where each line is drawn, and whether it is at all; a cell begins behind the line before it. */
    private final int[] across;

    private final int[] down;
    private final boolean[] hasVertical;
    private final boolean[] hasHorizontal;
    private final int cellHeight;

    /**
     * The lattice of a grid.
     *
     * @param cellWidth of what is in a cell; a blank is put before it, and one between it and a line
     */
    TextLattice(GridFigure figure, int cellWidth, int cellHeight, int left, int top) {
        this.figure = figure;
        this.cellHeight = cellHeight;
        size = figure.size();
        across = new int[size + 1];
        down = new int[size + 1];
        hasVertical = new boolean[size + 1];
        hasHorizontal = new boolean[size + 1];
        find();
        across[0] = left;
        down[0] = top;
        for (int line = 1; line <= size; line++) {
            across[line] = left(line - 1) + 1 + cellWidth + (hasVertical[line] ? 1 : 0);
            down[line] = top(line - 1) + cellHeight;
        }
    }

    private void find() {
        boolean isWide = figure.hasMarksBetweenCells();
        for (int line = 0; line <= size; line++) {
            for (int i = 0; i < size; i++) {
                hasVertical[line] |= isWide || vertical(i, line) != Edge.NONE;
                hasHorizontal[line] |= isWide || horizontal(line, i) != Edge.NONE;
            }
        }
    }

    /** Left of the column in this row. */
    private Edge vertical(int row, int column) {
        if (row < 0 || row >= size) {
            return Edge.NONE;
        }
        int cell = row * size + column;
        return column == 0 || column == size ? Edge.HEAVY : between(cell - 1, cell);
    }

    /** Above the row in this column. */
    private Edge horizontal(int row, int column) {
        if (column < 0 || column >= size) {
            return Edge.NONE;
        }
        int cell = row * size + column;
        return row == 0 || row == size ? Edge.HEAVY : between(cell - size, cell);
    }

    private Edge between(int cell, int neighbor) {
        if (figure.isBorder(cell, neighbor)) {
            return figure.isCageWall(cell, neighbor) ? Edge.HEAVY_DASHED : Edge.HEAVY;
        } else if (figure.isCageWall(cell, neighbor)) {
            return Edge.DASHED;
        }
        return figure.hasCandidates() ? Edge.LIGHT : Edge.NONE;
    }

    int width() {
        return across[size] + 1;
    }

    int height() {
        return down[size] + 1;
    }

    /** Where a column begins. */
    int left(int column) {
        return across[column] + (hasVertical[column] ? 1 : 0);
    }

    /** Where a column ends: the line behind it, or the next column. */
    int right(int column) {
        return across[column + 1];
    }

    /** Where a row begins. */
    int top(int row) {
        return down[row] + (hasHorizontal[row] ? 1 : 0);
    }

    void draw(Characters characters, TextCanvas canvas) {
        for (int line = 0; line <= size; line++) {
            for (int i = 0; i < size; i++) {
                drawVertical(i, line, characters, canvas);
                drawHorizontal(line, i, characters, canvas);
            }
        }
        for (int row = 0; row <= size; row++) {
            for (int column = 0; column <= size; column++) {
                if (hasHorizontal[row] && hasVertical[column]) {
                    canvas.put(across[column], down[row], junction(row, column, characters));
                }
            }
        }
    }

    private void drawVertical(int row, int line, Characters characters, TextCanvas canvas) {
        for (int y = 0; y < cellHeight && hasVertical[line]; y++) {
            canvas.put(across[line], top(row) + y, vertical(row, line).vertical(characters));
        }
    }

    private void drawHorizontal(int line, int column, Characters characters, TextCanvas canvas) {
        for (int x = left(column); x < right(column) && hasHorizontal[line]; x++) {
            canvas.put(x, down[line], horizontal(line, column).horizontal(characters));
        }
    }

    private char junction(int row, int column, Characters characters) {
        Edge up = vertical(row - 1, column);
        Edge left = horizontal(row, column - 1);
        return Edge.junction(up, horizontal(row, column), vertical(row, column), left, characters);
    }
}
