package sudosat.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.Installed;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** The script of the playable page, run by node. */
public final class PlayedPage {
    private PlayedPage() {}

    /** For each of some filled tuples whether the page finds no error in it. */
    public static List<Boolean> accepts(Puzzle puzzle, List<Tuple> filled) throws IOException {
        List<Game> games = new ArrayList<>();
        for (Tuple values : filled) {
            games.add(new Game("", puzzle.withClues(values), Optional.empty(), List.of(), false));
        }
        String program = script() + "for (const data of " + GameData.of(games)
                + ") console.log(new Game(data).errors().size === 0);";
        return run(program).lines().map(Boolean::valueOf).toList();
    }

    /** What the page knows of a puzzle's rules, but for the key, which depends on their text alone. */
    public static String data(Puzzle puzzle) {
        Game game = new Game("", puzzle, Optional.empty(), List.of(), false);
        return GameData.of(List.of(game)).replaceFirst("\"key\":\"\\w+\"", "");
    }

    private static String script() throws IOException {
        try (InputStream script = Game.class.getResourceAsStream("game.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String run(String program) throws IOException {
        Installed.assume("node");
        Process node = new ProcessBuilder("node", "-").redirectErrorStream(true).start();
        try (OutputStream stdin = node.getOutputStream()) {
            stdin.write(program.getBytes(StandardCharsets.UTF_8));
        }
        return new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
