package sudosat.render;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A page to play puzzles on, in one file that loads nothing. The boards are drawn as in SVG; a template, a style sheet
 * and scripts are put together with them and with what the scripts have to know of the puzzles.
 */
final class HtmlPage {
    private static final List<String> SCRIPTS = List.of("game.js", "board.js", "browser.js", "keys.js", "page.js");

    private HtmlPage() {}

    /**
     * Writes a page; of several puzzles the player chooses one.
     *
     * @param title may be empty
     */
    static void write(String title, List<Game> games, OutputStream out) throws IOException {
        StringBuilder scripts = new StringBuilder();
        for (String script : SCRIPTS) {
            scripts.append(resource(script));
        }
        String page = resource("page.html");
        StringBuilder filled = new StringBuilder();
        int end = 0;
        for (int start = page.indexOf("{{"); start >= 0; start = page.indexOf("{{", end)) {
            filled.append(page, end, start);
            end = page.indexOf("}}", start) + 2;
            filled.append(
                    switch (page.substring(start + 2, end - 2)) {
                        case "title" -> escaped(title.isEmpty() ? usualTitle(games) : title);
                        case "style" -> resource("page.css");
                        case "boards" -> boards(games);
                        case "data" -> GameData.of(games);
                        case "script" -> scripts;
                        default -> throw new IllegalStateException("unknown: " + page.substring(start, end));
                    });
        }
        out.write(filled.append(page, end, page.length()).toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String usualTitle(List<Game> games) {
        int grids = games.get(0).puzzle().grids();
        boolean areAlike = games.stream().allMatch(game -> game.puzzle().grids() == grids);
        return !areAlike || grids == 1 ? "Sudoku" : grids == 2 ? "Sudoku pair" : "Sudoku tuple";
    }

    private static String boards(List<Game> games) throws IOException {
        ByteArrayOutputStream boards = new ByteArrayOutputStream();
        for (Game game : games) {
            boards.writeBytes(bytes(
                    "<div class=\"board\" style=\"--size: " + game.puzzle().size() + "\">\n"));
            List<Drawing> grids = FigureDrawing.each(Figure.of("", game.puzzle(), Optional.empty()));
            for (int grid = 0; grid < grids.size(); grid++) {
                boards.writeBytes(bytes("<div class=\"grid\">"));
                SvgPicture.write(grids.get(grid), grids.size() == 1 ? "Sudoku" : "Grid " + (grid + 1), boards);
                boards.writeBytes(bytes("</div>\n"));
            }
            boards.writeBytes(bytes("</div>\n"));
        }
        return boards.toString(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = HtmlPage.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
