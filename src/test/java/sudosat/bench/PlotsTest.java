package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sudosat.bench.Row.Verdict;
import sudosat.io.UserError;

class PlotsTest {
    private static final Duration LIMIT = Duration.ofSeconds(100);
    private static final Configuration ACROSS = new Configuration("a", "compact");
    private static final Configuration UP = new Configuration("b", "compact");
    private static final String BLUE = "rgb(0,114,178)";
    private static final String RED = "rgb(213,94,0)";

    @TempDir
    private Path folder;

    @BeforeAll
    static void requireFonts() {
        System.setProperty("java.awt.headless", "true");
        try {
            Plots.requireFonts();
        } catch (UserError none) {
            Assumptions.abort(none.getMessage());
        }
    }

    /** The backend a solves five of six, b four, c none. */
    private static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            rows.add(Rows.row("i" + i, "a", i < 5 ? Verdict.SATISFIABLE : Verdict.TIMEOUT, 0.01 * (i + 1)));
            rows.add(Rows.row("i" + i, "b", i < 4 ? Verdict.UNSATISFIABLE : Verdict.MEMORY, 0 + i));
            rows.add(Rows.row("i" + i, "c", Verdict.ERROR, 1));
        }
        return rows;
    }

    @Test
    void aCactusHasAPointForEverySolvedRun() throws Exception {
        Path file = file("cactus.svg");
        new Plots(rows(), LIMIT).cactus(file);
        Document svg = parsed(file);
        int inLegend = 1;
        assertEquals(5 + inLegend, count(svg, "ellipse", BLUE));
        assertEquals(4 + inLegend, count(svg, "ellipse", RED));
        assertEquals(4 + inLegend, count(svg, "line", BLUE));
        assertEquals(3 + inLegend, count(svg, "line", RED));
    }

    @Test
    void aScatterHasAPointForEveryPairOfRuns() throws Exception {
        Path file = file("scatter.svg");
        List<Row> rows = rows();
        rows.add(Rows.row("only a", "a", Verdict.SATISFIABLE, 1));
        new Plots(rows, LIMIT).scatter(ACROSS, UP, file);
        Document svg = parsed(file);
        assertEquals(6, svg.getElementsByTagName("ellipse").getLength());
        assertEquals(3, count(svg, "line", "stroke-dasharray:5,4"), "the diagonal and the two limits");
    }

    @Test
    void aScatterHasRunsThatSolvedNothingAtTheLimit() throws Exception {
        Path quick = file("quick.svg");
        Path late = file("late.svg");
        new Plots(unsolved(1), LIMIT).scatter(ACROSS, UP, quick);
        new Plots(unsolved(100), LIMIT).scatter(ACROSS, UP, late);
        assertEquals(Files.readString(late), Files.readString(quick));
    }

    private static List<Row> unsolved(double seconds) {
        return List.of(
                Rows.row("i", "a", Verdict.ERROR, seconds),
                Rows.row("i", "b", Verdict.MEMORY, seconds),
                Rows.row("j", "a", Verdict.SATISFIABLE, 2),
                Rows.row("j", "b", Verdict.SATISFIABLE, 3));
    }

    @Test
    void picturesHaveTheirSize() throws Exception {
        Path cactus = file("cactus.png");
        Path scatter = file("SCATTER.PNG");
        new Plots(rows(), LIMIT).cactus(cactus);
        new Plots(rows(), LIMIT).scatter(ACROSS, UP, scatter);
        assertEquals(List.of(1800, 1120), size(cactus));
        assertEquals(List.of(1280, 1280), size(scatter));
    }

    @Test
    void nothingSolvedIsDrawnToo() throws Exception {
        List<Row> rows = List.of(Rows.row("i", "a", Verdict.TIMEOUT, 100), Rows.row("j", "b", Verdict.ERROR, 0));
        for (String name : List.of("empty.svg", "empty.png")) {
            new Plots(rows, LIMIT).cactus(file(name));
            new Plots(rows, LIMIT).scatter(ACROSS, UP, file(name));
        }
        assertEquals("svg", parsed(file("empty.svg")).getDocumentElement().getTagName());
    }

    private Path file(String name) {
        return folder.resolve(name);
    }

    private static Document parsed(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(file.toFile());
    }

    private static int count(Document svg, String tag, String style) {
        NodeList elements = svg.getElementsByTagName(tag);
        int count = 0;
        for (int i = 0; i < elements.getLength(); i++) {
            count += ((Element) elements.item(i)).getAttribute("style").contains(style) ? 1 : 0;
        }
        return count;
    }

    private static List<Integer> size(Path file) throws Exception {
        BufferedImage image = ImageIO.read(Files.newInputStream(file));
        return List.of(image.getWidth(), image.getHeight());
    }
}
