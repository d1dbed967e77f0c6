package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Project;
import sudosat.Shell;
import sudosat.puzzle.Tuple;

/**
 * The page in a real browser. Cells of the pair are 0 to 15 and 16 to 31; cell 1 is the clue 1, and no other clue is
 * seen from cell 17.
 */
@Tag("slow")
class HtmlPageBrowserTest {
    private static final String VALUES = "Array.from(document.querySelectorAll('.board:not([hidden]) [data-cell]'),"
            + " cell => Number((/(?:clue|value) (\\d+)/.exec(cell.getAttribute('aria-label')) || [0, 0])[1]))";

    @TempDir
    Path folder;

    private Browser pair() throws Exception {
        Path page = folder.resolve("pair.html");
        Shell.Result result = Shell.run(folder, "sudosat render -o pair.html $SAMPLES/pair-k2.csv", "");
        assertEquals(new Shell.Result(0, "", ""), result);
        return Browser.open(folder.resolve("profile"), page);
    }

    private static List<Integer> solution(String sample) throws Exception {
        Tuple values = Drawn.puzzle(Files.readString(Project.sample(sample))).clues();
        return IntStream.range(0, values.cells()).map(values::value).boxed().toList();
    }

    /** The cells that have a light of a kind. */
    private static Object lit(Browser browser, String kind) throws InterruptedException {
        String lights = "Array.from(document.querySelectorAll('.board:not([hidden]) .lights rect'))";
        return browser.value("{ const all = " + lights
                + "; all.map((_, i) => i).filter(i => all[i].classList.contains('" + kind + "')) }");
    }

    private static String message(Browser browser) throws InterruptedException {
        return (String) browser.value("document.getElementById('message').textContent");
    }

    private static String label(Browser browser, int cell) throws InterruptedException {
        return (String)
                browser.value("document.querySelector('[data-cell=\"" + cell + "\"]').getAttribute('aria-label')");
    }

    @Test
    void isPlayedByKeyboard() throws Exception {
        try (Browser browser = pair()) {
            seesAMistakeAcrossGrids(browser);
            usesAHint(browser);
            checksAValue(browser);
            findsItsStateAgain(browser);
            solvesTheRest(browser);
            assertEquals(List.of(), browser.complaints());
        }
    }

    private static void seesAMistakeAcrossGrids(Browser browser) throws Exception {
        browser.press("PageDown");
        browser.press("ArrowRight");
        assertEquals(List.of(17), lit(browser, "selected"));
        assertEquals(List.of(1), lit(browser, "corresponding"));
        assertEquals("row 1 column 2 of grid 1, clue 1", label(browser, 1));
        browser.press("1");
        assertEquals(List.of(1, 17), lit(browser, "error"));
        assertEquals("1 is in the corresponding cell of grid 1 too.", message(browser));
        assertEquals("row 1 column 2 of grid 2, value 1, an error", label(browser, 17));
        browser.pressWithControl("z");
        assertEquals(List.of(), lit(browser, "error"));
        assertEquals("row 1 column 2 of grid 2, empty", label(browser, 17));
    }

    private static void usesAHint(Browser browser) throws Exception {
        List<?> before = (List<?>) browser.value(VALUES);
        browser.press("h");
        assertTrue(message(browser).matches("[a-z ]+: .* => g[12]r[1-4]c[1-4]=[1-4]"), message(browser));
        List<?> target = (List<?>) lit(browser, "target");
        assertEquals(1, target.size());
        browser.value("document.getElementById('apply').click()");
        List<?> after = (List<?>) browser.value(VALUES);
        int cell = (Integer) target.get(0);
        assertEquals(0, before.get(cell));
        assertEquals(solution("pair-k2.solution.csv").get(cell), after.get(cell));
    }

    /** A value that breaks no rule by itself. */
    private static void checksAValue(Browser browser) throws Exception {
        browser.press("c");
        assertTrue(message(browser).startsWith("No mistakes; "), message(browser));
        int cell = (Integer) browser.value(VALUES + ".indexOf(0)");
        browser.value("document.querySelector('[data-cell=\"" + cell + "\"]').focus()");
        int wrong = solution("pair-k2.solution.csv").get(cell) % 4 + 1;
        browser.press(String.valueOf(wrong));
        browser.press("c");
        assertEquals("1 value is wrong.", message(browser));
        assertEquals(List.of(cell), lit(browser, "wrong"));
        browser.press("Backspace");
        assertEquals(List.of(), lit(browser, "wrong"));
        assertEquals(0, ((List<?>) browser.value(VALUES)).get(cell));
    }

    private static void findsItsStateAgain(Browser browser) throws Exception {
        browser.press(" ");
        browser.press("2");
        browser.press("3");
        int cell = (Integer) ((List<?>) lit(browser, "selected")).get(0);
        assertTrue(label(browser, cell).endsWith("empty, pencil marks 2 3"), label(browser, cell));
        Object values = browser.value(VALUES);
        browser.reload();
        assertEquals(values, browser.value(VALUES));
        assertTrue(label(browser, cell).endsWith("empty, pencil marks 2 3"), label(browser, cell));
        assertEquals(2, browser.value("document.querySelectorAll('.played .mark').length"));
    }

    private static void solvesTheRest(Browser browser) throws Exception {
        List<Integer> solution = solution("pair-k2.solution.csv");
        for (int stop = 0; stop < 32; stop++) {
            int cell = (Integer) ((List<?>) lit(browser, "selected")).get(0);
            if (label(browser, cell).contains("empty")) {
                browser.press(String.valueOf(solution.get(cell)));
            }
            browser.press("ArrowRight");
            if (stop % 8 == 7) {
                browser.press("ArrowDown");
            }
        }
        assertEquals(solution, browser.value(VALUES));
        assertTrue(message(browser).startsWith("Solved in "), message(browser));
        browser.reload();
        assertTrue(message(browser).startsWith("Solved in "), message(browser));
    }

    @Test
    void isPlayedByTouchAndStartedAgain() throws Exception {
        try (Browser browser = pair()) {
            browser.beTelephone(390, 800);
            Object clues = browser.value(VALUES);
            browser.tap("[data-cell=\"17\"]");
            browser.waitFor("document.activeElement.dataset.cell === '17'");
            browser.tap("#pad button:nth-child(2)");
            browser.waitFor(VALUES + "[17] === 2");
            assertEquals(true, browser.value("document.documentElement.scrollWidth <= 390"));
            answerRestart(browser, "no");
            assertNotEquals(clues, browser.value(VALUES));
            answerRestart(browser, "yes");
            browser.waitFor(VALUES + "[17] === 0");
            assertEquals(clues, browser.value(VALUES));
            assertEquals(List.of(), browser.complaints());
        }
    }

    @Test
    void keepsTheSelectedCellInSight() throws Exception {
        try (Browser browser = pair()) {
            browser.beTelephone(390, 700);
            for (String key : List.of("PageDown", "ArrowUp", "End")) {
                browser.press(key);
            }
            assertEquals(List.of(31), lit(browser, "selected"));
            browser.waitFor(
                    "(box => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).dataset.cell ==="
                            + " '31')(document.activeElement.getBoundingClientRect())");
        }
    }

    private static void answerRestart(Browser browser, String answer) throws Exception {
        browser.tap("#restart");
        browser.waitFor("document.getElementById('confirm').open");
        browser.tap("#confirm [value=" + answer + "]");
        browser.waitFor("!document.getElementById('confirm').open");
    }

    @Test
    void takesTheColorsOfTheSystemAndPrintsOnlyTheBoard() throws Exception {
        try (Browser browser = pair()) {
            browser.emulate("screen", "dark");
            browser.waitFor("document.documentElement.dataset.theme === 'dark'");
            browser.emulate("print", "light");
            browser.waitFor("document.documentElement.dataset.theme === 'light'");
            String seen = "['h1', '.board', '.controls', 'footer', 'details'].map(part =>"
                    + " document.querySelector(part).checkVisibility())";
            assertEquals(List.of(true, true, false, false, false), browser.value(seen));
        }
    }

    @Test
    void pausesAndHidesTheBoard() throws Exception {
        try (Browser browser = pair()) {
            browser.value("document.getElementById('pause').click()");
            assertEquals("hidden", browser.value("getComputedStyle(document.querySelector('.board')).visibility"));
            Object values = browser.value(VALUES);
            browser.press("2");
            assertEquals(values, browser.value(VALUES));
        }
    }

    @Test
    void makesOneNumberOfTwoDigitsAndTakesLetters() throws Exception {
        Path page = folder.resolve("large.html");
        Game game = new Game(
                "", Drawn.puzzle(Files.readString(Project.sample("pair-k4.csv"))), Optional.empty(), List.of(), false);
        try (OutputStream out = Files.newOutputStream(page)) {
            HtmlPage.write("", List.of(game), out);
        }
        try (Browser browser = Browser.open(folder.resolve("profile"), page)) {
            int cell = (Integer) browser.value(VALUES + ".indexOf(0)");
            browser.value("document.querySelector('[data-cell=\"" + cell + "\"]').focus()");
            browser.press("1");
            browser.press("2");
            assertEquals(12, ((List<?>) browser.value(VALUES)).get(cell));
            browser.press("u");
            assertEquals(0, ((List<?>) browser.value(VALUES)).get(cell));
            browser.press("g");
            assertEquals(16, ((List<?>) browser.value(VALUES)).get(cell));
            assertEquals(false, browser.value("document.getElementById('check').checkVisibility()"));
        }
    }

    @Test
    void letsThePlayerChooseAmongPuzzlesAndShowsBrokenRules() throws Exception {
        Path page = folder.resolve("two.html");
        Game plain = new Game(
                "one", Drawn.puzzle("1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n"), Optional.empty(), List.of(), false);
        Game ruled = new Game("two", Drawn.puzzle(Drawn.PAIR), Optional.empty(), List.of(), true);
        try (OutputStream out = Files.newOutputStream(page)) {
            HtmlPage.write("", List.of(plain, ruled), out);
        }
        try (Browser browser = Browser.open(folder.resolve("profile"), page)) {
            browser.value("document.getElementById('chooser').value = 1");
            browser.value("document.getElementById('chooser').dispatchEvent(new Event('change'))");
            assertEquals("two", browser.value("document.getElementById('label').textContent"));
            assertEquals(32, ((List<?>) browser.value(VALUES)).size());
            browser.value("document.querySelector('.board:not([hidden]) [data-cell=\"10\"]').focus()");
            browser.press("1");
            browser.press("ArrowRight");
            browser.press("2");
            assertEquals(List.of(10, 11), lit(browser, "error"));
            assertEquals("A rule is broken.", message(browser));
            browser.reload();
            assertEquals("two", browser.value("document.getElementById('label').textContent"));
            assertEquals(List.of(10, 11), lit(browser, "error"));
        }
    }
}
