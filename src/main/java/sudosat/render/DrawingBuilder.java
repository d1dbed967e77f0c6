package sudosat.render;

import java.util.ArrayList;
import java.util.List;
import sudosat.render.Mark.Anchor;
import sudosat.render.Mark.Area;
import sudosat.render.Mark.Ends;
import sudosat.render.Mark.Label;
import sudosat.render.Mark.Trace;

/** Collects marks, each relative to an origin that moves from grid to grid. */
final class DrawingBuilder {
    private final List<Mark> marks = new ArrayList<>();
    private double originX;
    private double originY;

    void moveTo(double x, double y) {
        originX = x;
        originY = y;
    }

    void area(DrawingStyle style, double x, double y, double width, double height, int fill) {
        marks.add(new Area(style, originX + x, originY + y, width, height, fill));
    }

    void line(DrawingStyle style, double... points) {
        trace(style, points, Ends.OPEN);
    }

    void outline(DrawingStyle style, double... points) {
        trace(style, points, Ends.CLOSED);
    }

    private void trace(DrawingStyle style, double[] points, Ends ends) {
        double[] moved = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            moved[i] = originX + points[i];
            moved[i + 1] = originY + points[i + 1];
        }
        marks.add(new Trace(style, moved, ends));
    }

    void label(DrawingStyle style, String text, double x, double y, double size, Anchor anchor) {
        marks.add(new Label(style, text, originX + x, originY + y, size, anchor));
    }

    List<Mark> marks() {
        return marks;
    }
}
