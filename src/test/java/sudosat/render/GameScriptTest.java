package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.Installed;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** The game and the keys of the playable page, run by node without a browser. */
class GameScriptTest {
    private static final String FILLED = "1,3,2,4\n4,2,3,1\n2,4,1,3\n3,1,4,2\n";
    private static final String EMPTY = "0,0,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n";

    /** As much of the page as keys need. */
    private static final String PAGE = """
        const page = {
          game, selected: 0,
          enter(value) { game.set(this.selected, value); },
          erase() { game.erase(this.selected); },
          select(cell) { this.selected = cell; },
          undo() { game.undo(); }
        };
        const keys = new Keys(page);
        const press = key => keys.press({key, target: {closest: () => null}, preventDefault() {}});
        """;

    @Test
    void findsNoErrorInASolutionThatKeepsAllRules() throws Exception {
        String rules = "#sandwich row 1: 5\n#sandwich row 2: 5\n#sandwich row 3: 0\n#sandwich column 4: 0\n"
                + "#greater r1c2 r1c1\n#cage 4: r1c1 r1c2\n#cage: r3c1 r3c2\n";
        assertEquals("[[],0,true]", result(rules + FILLED, "[[...game.errors()], game.left(), game.isSolved()]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "cage 5: r1c1 r1c2; [0,1]",
                "cage: r1c1 r2c4 r3c2; [0,7]",
                "greater r2c2 r1c3; [2,5]",
                "greater r1c1 r1c2; [0,1]",
                "sandwich row 1: 6; [0,1,2,3]",
                "sandwich row 2: 0; [4,5,6,7]",
                "sandwich row 3: 1; [8,9,10,11]",
                "sandwich column 2: 4; [1,5,9,13]",
                "diagonals; [0,3,5,6,9,10,12,15]"
            })
    void findsTheCellsThatBreakARule(String rule, String cells) throws Exception {
        assertEquals(cells, result("#" + rule + "\n" + FILLED, "[...game.errors()].sort((a, b) => a - b)"));
    }

    @Test
    void blamesNoSumBeforeAllItsCellsAreFilled() throws Exception {
        String puzzle = "#cage 7: r1c1 r1c2\n1,0" + EMPTY.substring(3);
        assertEquals("[[],false]", result(puzzle, "[[...game.errors()], game.isSolved()]"));
    }

    /** Right, down and grids to go from a cell of a pair, whose second grid begins with cell 16. */
    @ParameterizedTest
    @CsvSource({"3,1,0,0,16", "0,-1,0,0,19", "16,-1,0,0,3", "31,1,0,0,12", "12,0,1,0,0", "0,0,-1,0,12", "5,0,0,1,21"})
    void goesFromCellToCellAcrossGrids(int cell, int right, int down, int grids, int expected) throws Exception {
        String move = "game.neighbor(" + cell + ", " + right + ", " + down + ", " + grids + ")";
        assertEquals(String.valueOf(expected), result(EMPTY + EMPTY, move));
    }

    @Test
    void takesAValueFromTheMarksOfTheCellsThatSeeItUntilItIsUndone() throws Exception {
        String marks = "[game.marks[1], game.marks[16], game.marks[21]]";
        assertEquals(
                "[[[1,2,4],[1,2,4],[1,2,3,4]],[[1,2,3,4],[1,2,3,4],[1,2,3,4]],3]",
                result(
                        EMPTY + EMPTY,
                        "(() => { game.pencilAll(); game.set(0, 3); const set = " + marks
                                + "; game.undo(); const undone = " + marks
                                + "; game.redo(); return [set, undone, game.values[0]]; })()"));
    }

    @Test
    void leavesCluesAlone() throws Exception {
        assertEquals("1", result(FILLED, "(game.set(0, 2), game.erase(0), game.values[0])"));
    }

    @Test
    void resumesNoStateThatDoesNotFit() throws Exception {
        String start = "1" + EMPTY.substring(1);
        String marks = ", marks: Array(16).fill([])";
        assertEquals("[1,0]", resumed(start, "{values: Array(16).fill(5)" + marks + "}"));
        assertEquals("[1,0]", resumed(start, "{values: Array(15).fill(2)" + marks + "}"));
        assertEquals("[1,0]", resumed(start, "{values: Array(16).fill(2)}"));
        assertEquals("[1,0]", resumed(start, "null"));
        assertEquals("[1,2]", resumed(start, "{values: Array(16).fill(2)" + marks + "}"));
    }

    private static String resumed(String csv, String state) throws Exception {
        return result(csv, "(game.resume(" + state + "), game.values.slice(0, 2))");
    }

    @Test
    void hintsAtTheFirstStepThatIsNotDone() throws Exception {
        assertEquals(
                "[0,1,true,[1,2],-1]",
                result(
                        EMPTY,
                        "(() => { const first = game.nextHint(); game.apply(0); game.mark(2, 1); game.mark(2, 2);"
                            + " game.mark(2, 3); const next = game.nextHint(); const can = game.canApply(next);"
                            + " game.apply(next); return [first, next, can, game.marks[2], game.nextHint()]; })()"));
    }

    @Test
    void namesValuesThatAreNotThoseOfTheSolution() throws Exception {
        assertEquals("[2]", result(EMPTY, "(game.set(1, 3), game.set(2, 4), game.mistakes())"));
    }

    /** Keys that are pressed quickly one after the other on the first cell of a 16x16, and the value it gets. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1 2, 12", "1 6, 16", "1 7, 7", "1 0, 10", "1 2 3, 3", "3 0, 0", "c, 12", "G, 16", "1 u, 0"})
    void typesValuesOfOneOrTwoDigits(String keys, int value) throws Exception {
        String row = "0,".repeat(15) + "0\n";
        String pressed = "['" + keys.replace(" ", "', '") + "'].forEach(press)";
        assertEquals(String.valueOf(value), result(row.repeat(16), "(" + pressed + ", game.values[0])"));
    }

    @ParameterizedTest
    @CsvSource({"ArrowRight, 1", "ArrowLeft, 19", "ArrowDown, 4", "ArrowUp, 12", "End, 3", "PageDown, 16", "x, 0"})
    void movesByKeys(String key, int cell) throws Exception {
        assertEquals(String.valueOf(cell), result(EMPTY + EMPTY, "(press('" + key + "'), page.selected)"));
    }

    /** What an expression over the game of a puzzle gives, as JSON. The first hint places 4 in r1c4. */
    private static String result(String csv, String expression) throws IOException, InterruptedException {
        Puzzle puzzle = Drawn.puzzle(csv);
        Optional<Tuple> solution = puzzle.size() == 4 && puzzle.grids() == 1
                ? Optional.of(Drawn.puzzle(FILLED).clues())
                : Optional.empty();
        List<Hint> hints = List.of(
                new Hint("", new int[] {3 * 4 + 3}, new int[0]), new Hint("", new int[0], new int[] {2 * 4 + 2}));
        String data = GameData.of(List.of(new Game("", puzzle, solution, hints, false)));
        return run(script("game.js") + script("keys.js") + "const game = new Game(" + data + "[0]);\n" + PAGE
                + "console.log(JSON.stringify(" + expression + "));");
    }

    private static String script(String name) throws IOException {
        try (InputStream script = Game.class.getResourceAsStream(name)) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String run(String program) throws IOException, InterruptedException {
        Installed.assume("node");
        Process node = new ProcessBuilder("node", "-").redirectErrorStream(true).start();
        try (OutputStream stdin = node.getOutputStream()) {
            stdin.write(program.getBytes(StandardCharsets.UTF_8));
        }
        String printed = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        node.waitFor(2, TimeUnit.MINUTES);
        return printed.strip();
    }
}
