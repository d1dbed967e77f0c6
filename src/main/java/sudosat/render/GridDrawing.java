package sudosat.render;

import sudosat.puzzle.Cell;
import sudosat.render.Mark.Anchor;

/** Draws one grid. */
final class GridDrawing {
    static final double CELL = 40;
    private static final double ROW_SUM_ROOM = 36;
    private static final double COLUMN_SUM_ROOM = 24;
    private static final double SUM_SIZE = 16;
    private static final double CAGE_SUM_SIZE = 9.5;
    /** The width of a digit of size 1. */
    static final double DIGIT = 0.556;

    private final GridFigure figure;
    private final DrawingBuilder builder;
    private final int size;
    private final double side;

    private GridDrawing(GridFigure figure, DrawingBuilder builder) {
        this.figure = figure;
        this.builder = builder;
        size = figure.size();
        side = size * CELL;
    }

    /** The room for sums to the left of the grid. */
    static double left(GridFigure figure) {
        return figure.rowSums().isEmpty() ? 0 : ROW_SUM_ROOM;
    }

    /** The room for sums above the grid. */
    static double top(GridFigure figure) {
        return figure.columnSums().isEmpty() ? 0 : COLUMN_SUM_ROOM;
    }

    static double side(GridFigure figure) {
        return figure.size() * CELL;
    }

    /** Draws a grid with its upper left corner at the origin of the builder. */
    static void draw(GridFigure figure, DrawingBuilder builder) {
        GridDrawing drawing = new GridDrawing(figure, builder);
        drawing.cells();
        drawing.lines();
        drawing.cages();
        drawing.borders();
        drawing.signs();
        drawing.contents();
        drawing.sums();
    }

    private void cells() {
        for (int cell = 0; cell < size * size; cell++) {
            builder.area(DrawingStyle.CELL, x(cell), y(cell), CELL, CELL, Tints.mixed(figure.tints(cell)));
        }
    }

    private double x(int cell) {
        return cell % size * CELL;
    }

    private double y(int cell) {
        return cell / size * CELL;
    }

    private void lines() {
        for (int line = 1; line < size; line++) {
            builder.line(DrawingStyle.LINE, line * CELL, 0, line * CELL, side);
            builder.line(DrawingStyle.LINE, 0, line * CELL, side, line * CELL);
        }
    }

    private void cages() {
        for (CageFigure cage : figure.cages()) {
            for (double[] loop : CageOutline.of(cage.cells(), size, CELL)) {
                builder.outline(DrawingStyle.CAGE, loop);
            }
        }
        for (CageFigure cage : figure.cages()) {
            if (!cage.sum().isEmpty()) {
                int cell = cage.first();
                double width = cage.sum().length() * DIGIT * CAGE_SUM_SIZE;
                builder.area(
                        DrawingStyle.CAGE_SUM, x(cell) + 2, y(cell) + 2, width + 3, 9, Tints.mixed(figure.tints(cell)));
                builder.label(
                        DrawingStyle.CAGE_SUM, cage.sum(), x(cell) + 3.2, y(cell) + 6.6, CAGE_SUM_SIZE, Anchor.START);
            }
        }
    }

    /** Borders of boxes or regions in pieces as long as can be, then the frame. */
    private void borders() {
        for (int line = 1; line < size; line++) {
            int fromAcross = 0;
            int fromDown = 0;
            for (int i = 0; i <= size; i++) {
                if (i == size || !figure.isBorder((line - 1) * size + i, line * size + i)) {
                    border(fromAcross * CELL, line * CELL, i * CELL, line * CELL);
                    fromAcross = i + 1;
                }
                if (i == size || !figure.isBorder(i * size + line - 1, i * size + line)) {
                    border(line * CELL, fromDown * CELL, line * CELL, i * CELL);
                    fromDown = i + 1;
                }
            }
        }
        builder.outline(DrawingStyle.BORDER, 0, 0, side, 0, side, side, 0, side);
    }

    private void border(double fromX, double fromY, double toX, double toY) {
        if (fromX < toX || fromY < toY) {
            builder.line(DrawingStyle.BORDER, fromX, fromY, toX, toY);
        }
    }

    private void signs() {
        for (Sign sign : figure.signs()) {
            double x = (middle(sign.larger().column()) + middle(sign.smaller().column())) / 2;
            double y = (middle(sign.larger().row()) + middle(sign.smaller().row())) / 2;
            double length = Math.hypot(sign.right(), sign.down());
            if (sign.isBetweenNeighbors()) {
                int fill = Tints.mixed(figure.tints(sign.larger().index(size))
                        & figure.tints(sign.smaller().index(size)));
                double halfWidth = sign.down() == 0 ? 4 : 6.5;
                builder.area(
                        DrawingStyle.SIGN,
                        x - halfWidth,
                        y - 10.5 + halfWidth,
                        2 * halfWidth,
                        21 - 2 * halfWidth,
                        fill);
            } else {
                link(sign, length);
            }
            arrow(x, y, sign.right() / length, sign.down() / length);
        }
    }

    private static double middle(int line) {
        return (line + 0.5) * CELL;
    }

    /** A thin line between cells that are no neighbors, which leaves the values alone. */
    private void link(Sign sign, double length) {
        double clearX = sign.right() / length * CELL * 0.42;
        double clearY = sign.down() / length * CELL * 0.42;
        Cell from = sign.larger();
        Cell to = sign.smaller();
        builder.line(
                DrawingStyle.LINK,
                middle(from.column()) + clearX,
                middle(from.row()) + clearY,
                middle(to.column()) - clearX,
                middle(to.row()) - clearY);
    }

    /** Two strokes that meet on the side of the smaller value. */
    private void arrow(double x, double y, double alongX, double alongY) {
        double tip = 2.8;
        double wide = 4.6;
        builder.line(
                DrawingStyle.SIGN,
                x - alongX * tip - alongY * wide,
                y - alongY * tip + alongX * wide,
                x + alongX * tip,
                y + alongY * tip,
                x - alongX * tip + alongY * wide,
                y - alongY * tip - alongX * wide);
    }

    private void contents() {
        CellLayout layout = CellLayout.of(figure);
        for (int cell = 0; cell < size * size; cell++) {
            if (figure.value(cell) != 0) {
                DrawingStyle style = figure.isClue(cell) ? DrawingStyle.CLUE : DrawingStyle.VALUE;
                double middle = y(cell) + CELL / 2 + layout.valueShift();
                builder.label(
                        style,
                        String.valueOf(figure.value(cell)),
                        x(cell) + CELL / 2,
                        middle,
                        layout.valueSize(),
                        Anchor.MIDDLE);
            } else {
                candidates(cell, layout);
            }
        }
    }

    private void candidates(int cell, CellLayout layout) {
        for (int value = 1; value <= size; value++) {
            if (figure.isCandidate(cell, value)) {
                double x = x(cell) + layout.x(value);
                double y = y(cell) + layout.y(value);
                builder.label(DrawingStyle.CANDIDATE, String.valueOf(value), x, y, layout.textSize(), Anchor.MIDDLE);
            }
        }
    }

    private void sums() {
        for (int line = 0; line < size; line++) {
            double middle = middle(line);
            sum(figure.rowSums().get(line), -8, middle, Anchor.END);
            sum(figure.columnSums().get(line), middle, -13, Anchor.MIDDLE);
        }
    }

    private void sum(Integer sum, double x, double y, Anchor anchor) {
        if (sum != null) {
            builder.label(DrawingStyle.SUM, sum.toString(), x, y, SUM_SIZE, anchor);
        }
    }
}
