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

    void area(DrawingStyle part, double x, double y, double width, double height, int fill) {
        marks.add(new Area(part, originX + x, originY + y, width, height, fill));
    }

    void line(DrawingStyle part, double... points) {
        trace(part, points, Ends.OPEN);
    }

    void outline(DrawingStyle part, double... points) {
        trace(part, points, Ends.CLOSED);
    }

    private void trace(DrawingStyle part, double[] points, Ends ends) {
        double[] moved = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            moved[i] = originX + points[i];
            moved[i + 1] = originY + points[i + 1];
        }
        marks.add(new Trace(part, moved, ends));
    }

    void label(DrawingStyle part, String text, double x, double y, double size, Anchor anchor) {
        marks.add(new Label(part, text, originX + x, originY + y, size, anchor));
    }

    List<Mark> marks() {
        return marks;
    }
}
