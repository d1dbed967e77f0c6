package sudosat.render;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The dashed lines just inside the edge of a cage. Every side of a cell that is at the edge is a piece of line that
 * goes clockwise round the cage; pieces that continue one another make a closed line.
 */
final class CageOutline {
    /** Units in a cell: whole numbers, so that ends that meet are equal. */
    private static final int UNITS = 40;

    private static final int INSET = 4;

    private record Point(int x, int y) {}

    private final BitSet cells;
    private final int size;
    private final Map<Point, Point> next = new LinkedHashMap<>();

    private CageOutline(BitSet cells, int size) {
        this.cells = cells;
        this.size = size;
    }

    /** The closed lines round a cage, each as x and y by turns, for cells of the given width. */
    static List<double[]> of(BitSet cells, int size, double cellWidth) {
        CageOutline outline = new CageOutline(cells, size);
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            for (int side = 0; side < 4; side++) {
                outline.addSide(cell / size, cell % size, side);
            }
        }
        return outline.loops(cellWidth / UNITS);
    }

    private boolean has(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size && cells.get(row * size + column);
    }

    /** Sides are up, right, down, left; seen from inside, the line along each goes from left to right. */
    private void addSide(int row, int column, int side) {
        int outX = side == 1 ? 1 : side == 3 ? -1 : 0;
        int outY = side == 2 ? 1 : side == 0 ? -1 : 0;
        if (!has(row + outY, column + outX)) {
            next.put(end(row, column, outX, outY, -1), end(row, column, outX, outY, 1));
        }
    }

    /**
     * The end of a side: at the beginning (-1) or the end (1) of the clockwise way, whose direction is that of the side
     * turned right.
     */
    private Point end(int row, int column, int outX, int outY, int which) {
        int alongX = -outY * which;
        int alongY = outX * which;
        int reach = UNITS / 2 - INSET; // the line turns inside the cell
        if (has(row + alongY, column + alongX)) {
            boolean turnsOut = has(row + alongY + outY, column + alongX + outX);
            reach = turnsOut ? UNITS / 2 + INSET : UNITS / 2;
        }
        int middleX = column * UNITS + UNITS / 2 + outX * (UNITS / 2 - INSET);
        int middleY = row * UNITS + UNITS / 2 + outY * (UNITS / 2 - INSET);
        return new Point(middleX + alongX * reach, middleY + alongY * reach);
    }

    private List<double[]> loops(double scale) {
        List<double[]> loops = new ArrayList<>();
        while (!next.isEmpty()) {
            List<Point> loop = new ArrayList<>();
            Point point = next.keySet().iterator().next();
            while (point != null) {
                loop.add(point);
                point = next.remove(point);
            }
            loops.add(corners(loop, scale));
        }
        return loops;
    }

    /** Without the points at which a line goes straight on; the last point is the first again. */
    private static double[] corners(List<Point> loop, double scale) {
        int count = loop.size() - 1;
        List<Point> kept = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Point before = loop.get((i + count - 1) % count);
            Point after = loop.get(i + 1);
            if (before.x != after.x && before.y != after.y) {
                kept.add(loop.get(i));
            }
        }
        double[] corners = new double[2 * kept.size()];
        for (int i = 0; i < kept.size(); i++) {
            corners[2 * i] = kept.get(i).x * scale;
            corners[2 * i + 1] = kept.get(i).y * scale;
        }
        return corners;
    }
}
