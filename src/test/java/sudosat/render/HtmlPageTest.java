package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

class HtmlPageTest {
    private static final String SINGLE = "1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n";
    private static final int[] SOLVED = {1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2};
    private static final String NASTY = "</script><b>&\"'\\\u2028\n<!--";

    @Test
    void isWellFormedAndHasABoardForEveryGrid() throws Exception {
        Document page = parsed(page("A & B", game(Drawn.PAIR, "easy"), game(SINGLE, "hard")));
        assertEquals("A & B", page.getElementsByTagName("title").item(0).getTextContent());
        assertEquals("A & B", page.getElementsByTagName("h1").item(0).getTextContent());
        NodeList pictures = page.getElementsByTagName("svg");
        assertEquals(3, pictures.getLength());
        for (int i = 0; i < 3; i++) {
            Element cells = groups((Element) pictures.item(i), "cell").get(0);
            assertEquals(16, cells.getElementsByTagName("rect").getLength());
        }
        assertEquals(1, groups((Element) pictures.item(0), "cage").size());
        assertEquals(0, groups((Element) pictures.item(1), "cage").size());
        assertEquals(viewBox(pictures, 0), viewBox(pictures, 1), "grids of a tuple are alike in scale");
    }

    private static String viewBox(NodeList pictures, int index) {
        return ((Element) pictures.item(index)).getAttribute("viewBox");
    }

    private static List<Element> groups(Element svg, String className) {
        NodeList groups = svg.getElementsByTagName("g");
        return IntStream.range(0, groups.getLength())
                .mapToObj(i -> (Element) groups.item(i))
                .filter(group -> group.getAttribute("class").equals(className))
                .toList();
    }

    @Test
    void handsTheScriptAllThereIsToKnow() throws Exception {
        Puzzle puzzle = Drawn.puzzle(SINGLE);
        Hint hint = new Hint(NASTY, new int[] {1 * 4 + 2}, new int[] {8 * 4, 9 * 4 + 3});
        Game game = new Game("hard", puzzle, Optional.of(new Tuple(4, SOLVED)), List.of(hint), true);
        Map<?, ?> data = data(page("", game)).get(0);
        assertEquals(List.of(1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2), data.get("clues"));
        assertEquals(List.of(1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2), data.get("solution"));
        assertEquals(
                List.of(4, 1, "hard", true),
                List.of(data.get("size"), data.get("grids"), data.get("label"), data.get("candidates")));
        assertEquals(12, ((List<?>) data.get("groups")).size());
        Map<?, ?> step = (Map<?, ?>) ((List<?>) data.get("hints")).get(0);
        assertEquals(Map.of("text", NASTY, "placed", List.of(6), "removed", List.of(32, 39)), step);
    }

    @Test
    void handsTheScriptTheRules() throws Exception {
        Map<?, ?> data = data(page("", game(Drawn.PAIR, ""))).get(0);
        assertEquals(List.of(Map.of("cells", List.of(0, 1, 4), "total", 7)), data.get("sums"));
        assertEquals(List.of(List.of(10, 11), List.of(13, 9)), data.get("comparisons"));
        assertEquals(
                List.of(
                        Map.of("cells", List.of(4, 5, 6, 7), "total", 5),
                        Map.of("cells", List.of(3, 7, 11, 15), "total", 2)),
                data.get("sandwiches"));
        assertTrue(((List<?>) data.get("groups")).contains(List.of(0, 16)), "corresponding cells");
        assertEquals(null, data.get("solution"));
    }

    @Test
    void loadsNothing() throws Exception {
        String page = page("", game(Drawn.PAIR, ""));
        assertFalse(page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "").contains("://"));
        assertFalse(Pattern.compile("\\b(src|href|srcset)=|@import|url\\(")
                .matcher(page)
                .find());
    }

    @Test
    void letsNoTextOutOfItsPlace() throws Exception {
        String page = page(NASTY, game(SINGLE, NASTY));
        assertEquals(2, page.split("</script>", -1).length - 1);
        assertFalse(Pattern.compile("[<&\u2028]").matcher(block(page)).find());
        assertEquals(NASTY, data(page).get(0).get("label"));
    }

    @Test
    void keepsStatesOfDifferentPuzzlesApart() throws Exception {
        Object key = data(page("", game(SINGLE, "easy"))).get(0).get("key");
        assertEquals(
                key, data(page("another title", game(SINGLE, "hard"))).get(0).get("key"));
        assertNotEquals(
                key,
                data(page("", game(SINGLE.replace("4", "0"), "easy"))).get(0).get("key"));
        assertNotEquals(
                key,
                data(page("", game("#diagonals\n" + SINGLE, "easy"))).get(0).get("key"));
    }

    private static Game game(String csv, String label) {
        return new Game(label, Drawn.puzzle(csv), Optional.empty(), List.of(), false);
    }

    private static String page(String title, Game... games) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        HtmlPage.write(title, List.of(games), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The page is XML, too, but for its scripts. */
    private static Document parsed(String page) throws Exception {
        byte[] markup = page.replaceAll("(?s)(<script[^>]*>).*?</script>", "$1</script>")
                .getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(markup));
    }

    private static String block(String page) {
        Matcher block = Pattern.compile("(?s)<script type=\"application/json\" id=\"games\">(.*?)</script>")
                .matcher(page);
        assertTrue(block.find());
        return block.group(1);
    }

    private static List<Map<?, ?>> data(String page) {
        List<?> games = (List<?>) new Load(LoadSettings.builder().build()).loadFromString(block(page));
        return games.stream().<Map<?, ?>>map(game -> (Map<?, ?>) game).toList();
    }
}
