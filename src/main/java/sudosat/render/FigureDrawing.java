package sudosat.render;

import java.util.ArrayList;
import java.util.List;
import sudosat.render.Mark.Anchor;

/** Draws figures: the grids of each in rows, figures below one another. */
final class FigureDrawing {
    /** The half makes lines sharp: their middle is the middle of a pixel. */
    private static final double MARGIN = 12.5;
    /** Round a figure that is placed on a page: half of the frame's width. */
    static final double NARROW_MARGIN = 1.5;

    private static final double GAP = 32;
    private static final double TITLE_ROOM = 32;
    private static final double TITLE_SIZE = 21;
    private static final double CAPTION_ROOM = 24;
    private static final double CAPTION_SIZE = 14;
    /** Grids that stand side by side without a second row. */
    private static final int MOST_IN_A_ROW = 3;

    private final DrawingBuilder builder = new DrawingBuilder();
    private final double margin;
    private double width;
    private double y;

    private FigureDrawing(double margin) {
        this.margin = margin;
        y = margin;
    }

    /** All figures with title and captions. */
    static Drawing of(Album album) {
        FigureDrawing drawing = new FigureDrawing(MARGIN);
        drawing.heading(DrawingStyle.TITLE, album.title(), TITLE_SIZE, TITLE_ROOM);
        for (Figure figure : album.figures()) {
            drawing.heading(DrawingStyle.CAPTION, figure.caption(), CAPTION_SIZE, CAPTION_ROOM);
            drawing.grids(figure.grids(), usualColumns(figure.grids().size()));
            drawing.sentences(figure);
            drawing.y += GAP;
        }
        drawing.y -= GAP;
        return drawing.finished();
    }

    /** The grids of a figure alone, with this number of them in a row. */
    static Drawing of(Figure figure, int columns) {
        FigureDrawing drawing = new FigureDrawing(NARROW_MARGIN);
        drawing.grids(figure.grids(), columns);
        drawing.sentences(figure);
        return drawing.finished();
    }

    /** Every grid of a figure alone, all of them alike in scale and place. */
    static List<Drawing> each(Figure figure) {
        List<Drawing> drawings = new ArrayList<>();
        for (GridFigure grid : figure.grids()) {
            FigureDrawing drawing = new FigureDrawing(NARROW_MARGIN);
            drawing.grids(List.of(grid), 1, left(figure.grids()), top(figure.grids()));
            drawing.sentences(figure);
            drawings.add(drawing.finished());
        }
        return drawings;
    }

    private static int usualColumns(int grids) {
        return grids <= MOST_IN_A_ROW ? grids : (int) Math.ceil(Math.sqrt(grids));
    }

    private Drawing finished() {
        return new Drawing(Math.ceil(width + margin), Math.ceil(y + margin), builder.marks());
    }

    /** What the rules say that are not drawn. */
    private void sentences(Figure figure) {
        for (String sentence : figure.sentences()) {
            heading(DrawingStyle.CAPTION, sentence, CAPTION_SIZE, CAPTION_ROOM);
        }
    }

    private void heading(DrawingStyle style, String text, double size, double room) {
        if (!text.isEmpty()) {
            builder.moveTo(0, 0);
            builder.label(style, text, margin - 1, y + room / 2 - 5, size, Anchor.START);
            width = Math.max(width, margin + mostWidth(text) * size);
            y += room;
        }
    }

    /** An upper bound of the width of bold text of size 1 in the font of PNG and PDF. */
    private static double mostWidth(String text) {
        return text.codePoints().mapToDouble(FigureDrawing::mostWidth).sum();
    }

    private static double mostWidth(int character) {
        String type = Character.toString(character);
        return type.matches("[a-ln-vx-z0-9 .,:;'!?()/-]") ? 0.6 : type.matches("[A-LN-VX-Z]") ? 0.82 : 1.05;
    }

    private void grids(List<GridFigure> grids, int columns) {
        grids(grids, columns, left(grids), top(grids));
    }

    /** The room for sums that the grids need to their left. */
    private static double left(List<GridFigure> grids) {
        return grids.stream().mapToDouble(GridDrawing::left).max().orElseThrow();
    }

    /** The room for sums that the grids need above. */
    private static double top(List<GridFigure> grids) {
        return grids.stream().mapToDouble(GridDrawing::top).max().orElseThrow();
    }

    /** Every place is as large as the largest grid with its sums. */
    private void grids(List<GridFigure> grids, int columns, double left, double top) {
        double side = GridDrawing.side(grids.get(0));
        for (int number = 0; number < grids.size(); number++) {
            double x = margin + number % columns * (left + side + GAP) + left;
            double down = y + number / columns * (top + side + GAP) + top;
            builder.moveTo(x, down);
            GridDrawing.draw(grids.get(number), builder);
            width = Math.max(width, x + side);
        }
        int rows = (grids.size() + columns - 1) / columns;
        y += rows * (top + side + GAP) - GAP;
    }
}
