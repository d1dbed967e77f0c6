package sudosat.render;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import sudosat.render.Mark.Anchor;
import sudosat.render.Mark.Label;

/** Figures as PDF for print, with a number of them on each page, each whole; then the solutions, smaller. */
final class PdfBook {
    /** How many puzzles a page may have. */
    static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6);

    private static final double MARGIN = 42;
    private static final double GAP = 20;
    private static final double TITLE_SIZE = 18;
    private static final double TITLE_ROOM = 36;
    private static final double CAPTION_SIZE = 11;
    private static final double CAPTION_ROOM = 18;
    /** Cells are not made larger than this, in points: 16 mm. */
    private static final double LARGEST_CELL = 45;

    private static final int MOST_SOLUTIONS_ON_A_PAGE = 20;

    private final Paper paper;
    private final Typeface typeface;
    private final PDDocument document;
    private final PDType0Font font;

    private PdfBook(Paper paper, Typeface typeface, PDDocument document) throws IOException {
        this.paper = paper;
        this.typeface = typeface;
        this.document = document;
        font = PDType0Font.load(document, typeface.font(), true);
    }

    /**
     * Writes figures as a document.
     *
     * @param solutions for the end, under a title of their own; may have no figures
     */
    static void write(Album puzzles, Album solutions, Paper paper, int perPage, OutputStream out) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId(1L); // else it is the time, and no two documents are alike
            document.getDocumentInformation().setTitle(puzzles.title());
            PdfBook book = new PdfBook(paper, Typeface.load(), document);
            book.addPages(puzzles, Slots.ofPage(perPage));
            if (!solutions.figures().isEmpty()) {
                book.addPages(
                        solutions, Slots.toHold(Math.min(solutions.figures().size(), MOST_SOLUTIONS_ON_A_PAGE)));
            }
            document.save(out);
        }
    }

    private void addPages(Album album, Slots slots) throws IOException {
        List<Figure> figures = album.figures();
        for (int first = 0; first < figures.size(); first += slots.number()) {
            List<Figure> onPage = figures.subList(first, Math.min(figures.size(), first + slots.number()));
            addPage(first == 0 ? album.title() : "", onPage, slots);
        }
    }

    private void addPage(String title, List<Figure> figures, Slots slots) throws IOException {
        double top = MARGIN + (title.isEmpty() ? 0 : TITLE_ROOM);
        double width = (paper.width - 2 * MARGIN - (slots.columns() - 1) * GAP) / slots.columns();
        double height = (paper.height - MARGIN - top - (slots.rows() - 1) * GAP) / slots.rows();
        try (PdfPage page = new PdfPage(document, paper, typeface, font)) {
            if (!title.isEmpty()) {
                page.paint(new Label(
                        DrawingStyle.TITLE, title, MARGIN, MARGIN + TITLE_SIZE / 2, TITLE_SIZE, Anchor.START));
            }
            for (int i = 0; i < figures.size(); i++) {
                double x = MARGIN + i % slots.columns() * (width + GAP);
                double y = top + i / slots.columns() * (height + GAP);
                paint(figures.get(i), x, y, width, height, page);
            }
        }
    }

    /** In the middle of its place, as large as fits. */
    private void paint(Figure figure, double x, double y, double width, double height, PdfPage page)
            throws IOException {
        double room = figure.caption().isEmpty() ? 0 : CAPTION_ROOM;
        Drawing drawing = widest(figure, width, height - room);
        double scale = scale(drawing, width, height - room);
        double left = x + (width - drawing.width() * scale) / 2;
        if (room > 0) {
            double inset = FigureDrawing.NARROW_MARGIN * scale;
            page.paint(new Label(
                    DrawingStyle.CAPTION,
                    figure.caption(),
                    left + inset,
                    y + CAPTION_SIZE / 2,
                    CAPTION_SIZE,
                    Anchor.START));
        }
        page.paint(drawing, left, y + room, scale);
    }

    /** The grids of a tuple in as many columns as make them largest. */
    private static Drawing widest(Figure figure, double width, double height) {
        Drawing best = FigureDrawing.of(figure, 1);
        for (int columns = 2; columns <= figure.grids().size(); columns++) {
            Drawing next = FigureDrawing.of(figure, columns);
            best = scale(next, width, height) > scale(best, width, height) ? next : best;
        }
        return best;
    }

    private static double scale(Drawing drawing, double width, double height) {
        return Math.min(LARGEST_CELL / GridDrawing.CELL, Math.min(width / drawing.width(), height / drawing.height()));
    }

    /** The places for figures on a page. */
    private record Slots(int rows, int columns) {

        /** The places of a page for 1, 2, 4 or 6, with as many rows as columns or one more. */
        static Slots ofPage(int number) {
            int columns = (int) Math.sqrt(number);
            return new Slots(number / columns, columns);
        }

        /**
         * Places for this number, with more rows than columns because the page is upright; for a few they are as
         * small as for six.
         */
        static Slots toHold(int number) {
            int columns = 2;
            while (columns * (columns + 1) < number) {
                columns++;
            }
            return new Slots(columns + 1, columns);
        }

        int number() {
            return rows * columns;
        }
    }
}
