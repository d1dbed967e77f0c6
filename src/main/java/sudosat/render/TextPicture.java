package sudosat.render;

import java.util.ArrayList;
import java.util.List;
import sudosat.render.TextCanvas.Style;

/** Figures as text for a terminal. */
public record TextPicture(TextLook look) {
    private static final int GAP = 3;
    /** More grids than fit go below; two of size 25 fit. */
    private static final int MOST_COLUMNS = 180;

    String print(Album album) {
        StringBuilder out = new StringBuilder();
        heading(album.title(), out);
        for (Figure figure : album.figures()) {
            out.append(out.isEmpty() ? "" : "\n");
            out.append(print(figure));
        }
        return out.toString();
    }

    public String print(Figure figure) {
        StringBuilder out = new StringBuilder();
        heading(figure.caption(), out);
        List<TextCanvas> row = new ArrayList<>();
        int width = 0;
        for (GridFigure grid : figure.grids()) {
            TextCanvas canvas = TextGrid.draw(grid, look.characters());
            if (!row.isEmpty() && width + canvas.width() > MOST_COLUMNS) {
                printRow(row, out);
                out.append('\n');
                row.clear();
                width = 0;
            }
            row.add(canvas);
            width += canvas.width() + GAP;
        }
        printRow(row, out);
        figure.unseen().forEach(rule -> out.append(rule).append('\n'));
        return out.toString();
    }

    private void heading(String text, StringBuilder out) {
        if (!text.isEmpty()) {
            TextCanvas canvas = new TextCanvas(text.length(), 1);
            canvas.put(0, 0, text, Style.BOLD);
            canvas.print(look.colors(), out);
        }
    }

    private void printRow(List<TextCanvas> row, StringBuilder out) {
        int width = -GAP;
        int height = 0;
        for (TextCanvas canvas : row) {
            width += canvas.width() + GAP;
            height = Math.max(height, canvas.height());
        }
        TextCanvas whole = new TextCanvas(width, height);
        int x = 0;
        for (TextCanvas canvas : row) {
            whole.paste(canvas, x, height - canvas.height());
            x += canvas.width() + GAP;
        }
        whole.print(look.colors(), out);
    }
}
