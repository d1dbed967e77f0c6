package sudosat.render;

import java.util.Map;
import sudosat.puzzle.Cell;
import sudosat.render.TextCanvas.Style;
import sudosat.render.TextLook.Characters;

/**
 * One grid in text. A plain one is as small as can be, with lines between boxes only; where cages, signs or regions
 * need it, there is room for a line between any two cells.
 */
final class TextGrid {
    private final GridFigure figure;
    private final Characters characters;
    private final int size;
    private final int digits;
    private final int width;
    private final int height;
    private final TextLattice lattice;

    private TextGrid(GridFigure figure, Characters characters) {
        this.figure = figure;
        this.characters = characters;
        size = figure.size();
        digits = digits(size);
        PencilLayout pencil = PencilLayout.of(size);
        width = Math.max(figure.hasCandidates() ? pencil.columns() * (digits + 1) - 1 : digits, widestLabel());
        height = figure.hasCandidates() ? pencil.rows() : 1;
        int gutter = widest(figure.rowSums());
        lattice = new TextLattice(
                figure,
                width,
                height,
                gutter == 0 ? 0 : gutter + 1,
                figure.columnSums().isEmpty() ? 0 : 1);
    }

    static TextCanvas draw(GridFigure figure, Characters characters) {
        return new TextGrid(figure, characters).draw();
    }

    static int digits(int number) {
        return String.valueOf(number).length();
    }

    /**
     * The sum of a cage stands in the line above its first cell, which is two characters wider than what is in the
     * cell; a sign of comparison in that line stands behind it.
     */
    private int widestLabel() {
        int cages = figure.cages().stream()
                .mapToInt(cage -> cage.sum().length() - (hasSignAbove(cage.first()) ? 1 : 2))
                .max()
                .orElse(0);
        return Math.max(cages, widest(figure.columnSums()));
    }

    private boolean hasSignAbove(int cell) {
        return figure.signs().stream()
                .anyMatch(sign -> sign.isBetweenNeighbors() && sign.down() != 0 && below(sign) == cell);
    }

    /** The lower of two cells. */
    private int below(Sign sign) {
        return (sign.down() > 0 ? sign.smaller() : sign.larger()).index(size);
    }

    private int sumLength(int cell) {
        return figure.cages().stream()
                .filter(cage -> cage.first() == cell)
                .mapToInt(cage -> cage.sum().length())
                .max()
                .orElse(0);
    }

    private static int widest(Map<Integer, Integer> sums) {
        return sums.values().stream().mapToInt(TextGrid::digits).max().orElse(0);
    }

    private TextCanvas draw() {
        TextCanvas canvas = new TextCanvas(lattice.width(), lattice.height());
        for (int cell = 0; cell < size * size; cell++) {
            drawCell(cell, canvas);
        }
        lattice.draw(characters, canvas);
        for (CageFigure cage : figure.cages()) {
            canvas.put(
                    lattice.left(cage.first() % size), lattice.top(cage.first() / size) - 1, cage.sum(), Style.PLAIN);
        }
        for (Sign sign : figure.signs()) {
            if (sign.isBetweenNeighbors()) {
                drawSign(sign, canvas);
            }
        }
        drawSums(canvas);
        return canvas;
    }

    private void drawCell(int cell, TextCanvas canvas) {
        int left = lattice.left(cell % size);
        int top = lattice.top(cell / size);
        for (int line = 0; line < height; line++) {
            canvas.shade(left, top + line, lattice.right(cell % size) - left, figure.tints(cell));
        }
        if (figure.value(cell) != 0) {
            String value = String.valueOf(figure.value(cell));
            String text = figure.hasCandidates() ? centered(value) : padded(value, width);
            canvas.put(left + 1, top + height / 2, text, figure.isClue(cell) ? Style.BOLD : Style.FAINT);
        } else if (figure.hasCandidates()) {
            drawCandidates(cell, left + 1, top, canvas);
        } else {
            canvas.put(left + 1, top, padded(empty(figure.tints(cell) != 0), width), Style.FAINT);
        }
    }

    /** A shaded cell is recognizable even without colors, as long as it is empty. */
    private String empty(boolean isShaded) {
        if (characters == Characters.ASCII) {
            return isShaded ? ":" : ".";
        }
        return isShaded ? "░" : "·";
    }

    private static String padded(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private String centered(String text) {
        return " ".repeat((width - text.length()) / 2) + text;
    }

    private void drawCandidates(int cell, int left, int top, TextCanvas canvas) {
        PencilLayout pencil = PencilLayout.of(size);
        for (int value = 1; value <= size; value++) {
            if (figure.isCandidate(cell, value)) {
                String text = padded(String.valueOf(value), digits);
                canvas.put(left + pencil.column(value) * (digits + 1), top + pencil.row(value), text, Style.FAINT);
            }
        }
    }

    private void drawSign(Sign sign, TextCanvas canvas) {
        Cell larger = sign.larger();
        if (sign.down() == 0) {
            int x = sign.right() > 0 ? lattice.right(larger.column()) : lattice.left(larger.column()) - 1;
            canvas.put(x, lattice.top(larger.row()) + height / 2, sign.right() > 0 ? '>' : '<');
        } else {
            int y = sign.down() > 0 ? lattice.top(larger.row()) + height : lattice.top(larger.row()) - 1;
            String points = characters == Characters.ASCII ? "v^" : "∨∧";
            int x = lattice.left(larger.column()) + Math.max((width + 1) / 2, sumLength(below(sign)));
            canvas.put(x, y, points.charAt(sign.down() > 0 ? 0 : 1));
        }
    }

    private void drawSums(TextCanvas canvas) {
        int widest = widest(figure.rowSums());
        figure.rowSums()
                .forEach((row, sum) ->
                        canvas.put(0, lattice.top(row) + height / 2, padded(String.valueOf(sum), widest), Style.PLAIN));
        figure.columnSums()
                .forEach((column, sum) ->
                        canvas.put(lattice.left(column) + 1, 0, padded(String.valueOf(sum), width), Style.PLAIN));
    }
}
