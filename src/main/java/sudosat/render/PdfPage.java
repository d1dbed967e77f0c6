package sudosat.render;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import sudosat.render.Mark.Area;
import sudosat.render.Mark.Ends;
import sudosat.render.Mark.Label;
import sudosat.render.Mark.Trace;

/** A page that is being painted. PDF measures from the bottom, marks from the top. */
final class PdfPage implements AutoCloseable {
    private static final int SQUARE_CAP = 2;
    private static final int BUTT_CAP = 0;

    private final PDPageContentStream content;
    private final Typeface typeface;
    private final PDType0Font font;

    PdfPage(PDDocument document, Paper paper, Typeface typeface, PDType0Font font) throws IOException {
        PDPage page = new PDPage(new PDRectangle(paper.width, paper.height));
        document.addPage(page);
        content = new PDPageContentStream(document, page);
        content.transform(new Matrix(1, 0, 0, -1, 0, paper.height));
        this.typeface = typeface;
        this.font = font;
    }

    void paint(Drawing drawing, double x, double y, double scale) throws IOException {
        content.saveGraphicsState();
        content.transform(new Matrix((float) scale, 0, 0, (float) scale, (float) x, (float) y));
        Mark before = null;
        for (Mark mark : drawing.marks()) {
            if (before == null || !mark.looksLike(before)) {
                setLook(mark);
            }
            put(mark);
            before = mark;
        }
        content.restoreGraphicsState();
    }

    void paint(Mark mark) throws IOException {
        setLook(mark);
        put(mark);
    }

    private void setLook(Mark mark) throws IOException {
        int ink = mark.style().ink;
        content.setStrokingColor(red(ink), green(ink), blue(ink));
        if (mark instanceof Trace) {
            content.setLineWidth(mark.style().stroke);
            setDashes(mark.style().dashes());
        } else if (mark instanceof Label label) {
            content.setNonStrokingColor(red(ink), green(ink), blue(ink));
            content.setFont(font, (float) label.size());
            content.setCharacterSpacing((float) Typeface.space(label));
            content.setRenderingMode(label.style().isBold() ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
            content.setLineWidth((float) (label.size() * Typeface.BOLD_STROKE));
            setDashes(new float[0]);
        }
    }

    private void put(Mark mark) throws IOException {
        if (mark instanceof Area area) {
            put(area);
        } else if (mark instanceof Trace trace) {
            put(trace);
        } else if (mark instanceof Label label) {
            put(label);
        }
    }

    private void put(Area area) throws IOException {
        if (!area.isPaper()) {
            content.setNonStrokingColor(red(area.fill()), green(area.fill()), blue(area.fill()));
            content.addRect((float) area.x(), (float) area.y(), (float) area.width(), (float) area.height());
            content.fill();
        }
    }

    private void put(Trace trace) throws IOException {
        double[] points = trace.points();
        content.moveTo((float) points[0], (float) points[1]);
        for (int i = 2; i < points.length; i += 2) {
            content.lineTo((float) points[i], (float) points[i + 1]);
        }
        if (trace.ends() == Ends.CLOSED) {
            content.closePath();
        }
        content.stroke();
    }

    private void setDashes(float[] dashes) throws IOException {
        content.setLineDashPattern(dashes, 0);
        content.setLineCapStyle(dashes.length == 0 ? SQUARE_CAP : BUTT_CAP);
    }

    private void put(Label label) throws IOException {
        content.beginText();
        content.setTextMatrix(new Matrix(1, 0, 0, -1, (float) typeface.left(label), (float) label.baseline()));
        content.showText(typeface.known(label.text()));
        content.endText();
    }

    private static float red(int rgb) {
        return (rgb >> 16 & 0xFF) / 255f;
    }

    private static float green(int rgb) {
        return (rgb >> 8 & 0xFF) / 255f;
    }

    private static float blue(int rgb) {
        return (rgb & 0xFF) / 255f;
    }

    @Override
    public void close() throws IOException {
        content.close();
    }
}
