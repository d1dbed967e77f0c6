package sudosat.render;

/**
 * Where things stand within a cell, for all outputs: dashes, sums and signs are not written upon.
 *
 * @param valueSize the size of a value, by the widest of the grid
 * @param valueShift how far below the middle a value stands
 * @param left where candidates begin
 * @param top where candidates begin
 * @param width of the place of a candidate
 * @param height of the place of a candidate
 * @param textSize of a candidate
 */
record CellLayout(
        double valueSize,
        double valueShift,
        double left,
        double top,
        double width,
        double height,
        double textSize,
        PencilLayout pencil) {

    static CellLayout of(GridFigure figure) {
        boolean hasCages = !figure.cages().isEmpty();
        int digits = TextGrid.digits(figure.size());
        PencilLayout pencil = PencilLayout.of(figure.size());
        double margin = hasCages || !figure.signs().isEmpty() ? 6.5 : 3;
        double top = hasCages ? 11 : margin;
        double width = (GridDrawing.CELL - 2 * margin) / pencil.columns();
        double height = (GridDrawing.CELL - margin - top) / pencil.rows();
        double textSize = Math.min(height * 0.94, width * 0.8 / (digits * GridDrawing.DIGIT));
        return new CellLayout(valueSize(digits), hasCages ? 1.5 : 0, margin, top, width, height, textSize, pencil);
    }

    private static double valueSize(int digits) {
        return switch (digits) {
            case 1 -> 26;
            case 2 -> 21.5;
            default -> 17;
        };
    }

    /** The middle of the place of a candidate. */
    double x(int value) {
        return left + (pencil.column(value) + 0.5) * width;
    }

    /** The middle of the place of a candidate. */
    double y(int value) {
        return top + (pencil.row(value) + 0.5) * height;
    }
}
