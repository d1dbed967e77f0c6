package sudosat.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import sudosat.io.UserError;
import sudosat.render.Mark.Area;
import sudosat.render.Mark.Ends;
import sudosat.render.Mark.Label;
import sudosat.render.Mark.Trace;

/** Figures as PNG. Text is painted as outlines, so that Java needs no fonts. */
final class PngPicture {
    /** Pixels for a unit, and what is too wide for it: lines are sharp if it is a whole number. */
    private static final int USUAL_SCALE = 2;

    private static final double WIDE = 1800;
    /** A picture takes four bytes for each pixel. */
    private static final long MOST_PIXELS = 100_000_000;

    private final Typeface typeface;
    private final Graphics2D graphics;
    /** The outlines of each text, which mostly comes again and again. */
    private final Map<Label, Path2D> shapes = new HashMap<>();

    private PngPicture(Typeface typeface, Graphics2D graphics) {
        this.typeface = typeface;
        this.graphics = graphics;
    }

    /**
     * Writes figures as one picture.
     *
     * @param width in pixels; 80 for each cell by default, half of that if the picture would be very wide
     * @throws UserError if the picture would be too large
     */
    static void write(Album album, OptionalInt width, OutputStream out) throws IOException {
        PngEncoder.write(paint(FigureDrawing.of(album), width), out);
    }

    static BufferedImage paint(Drawing drawing, OptionalInt width) throws IOException {
        double scale =
                width.isPresent() ? width.getAsInt() / drawing.width() : drawing.width() > WIDE ? 1 : USUAL_SCALE;
        long columns = Math.max(1, Math.round(drawing.width() * scale));
        long rows = Math.max(1, Math.round(drawing.height() * scale));
        if (columns * rows > MOST_PIXELS) {
            throw new UserError("a picture of " + columns + " x " + rows + " pixels is too large");
        }
        BufferedImage image = new BufferedImage((int) columns, (int) rows, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(new Color(Tints.PAPER));
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale(scale, scale);
        PngPicture picture = new PngPicture(Typeface.load(), graphics);
        for (Mark mark : drawing.marks()) {
            picture.paint(mark);
        }
        graphics.dispose();
        return image;
    }

    private void paint(Mark mark) throws IOException {
        if (mark instanceof Area area && !area.isPaper()) {
            graphics.setColor(new Color(area.fill()));
            graphics.fill(new Rectangle2D.Double(area.x(), area.y(), area.width(), area.height()));
        } else if (mark instanceof Trace trace) {
            graphics.setColor(new Color(trace.style().ink));
            graphics.setStroke(stroke(trace.style()));
            graphics.draw(path(trace));
        } else if (mark instanceof Label label) {
            paint(label);
        }
    }

    private void paint(Label label) throws IOException {
        Label atOrigin = new Label(label.style(), label.text(), 0, 0, label.size(), label.anchor());
        Path2D shape = shapes.get(atOrigin);
        if (shape == null) {
            shape = shape(atOrigin);
            shapes.put(atOrigin, shape);
        }
        graphics.setColor(new Color(label.style().ink));
        graphics.translate(label.x(), label.y());
        graphics.fill(shape);
        graphics.translate(-label.x(), -label.y());
    }

    private Path2D shape(Label label) throws IOException {
        Path2D shape = typeface.outlines(label);
        if (label.style().isBold()) {
            float width = (float) (label.size() * Typeface.BOLD_STROKE);
            shape.append(
                    new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(shape),
                    false);
        }
        return shape;
    }

    private static BasicStroke stroke(DrawingStyle style) {
        float[] dashes = style.dashes();
        if (dashes.length == 0) {
            return new BasicStroke(style.stroke, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER);
        }
        return new BasicStroke(style.stroke, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dashes, 0);
    }

    private static Path2D path(Trace trace) {
        Path2D path = new Path2D.Double();
        double[] points = trace.points();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        if (trace.ends() == Ends.CLOSED) {
            path.closePath();
        }
        return path;
    }
}
