package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sudosat.Project;
import sudosat.puzzle.Puzzle;

class SvgPictureTest {
    @Test
    void hasACellForEveryCellAndATextForEveryClue() throws Exception {
        String csv = Files.readString(Project.sample("pair-k4.csv"));
        Document svg = svg(Drawn.album("", csv));
        assertEquals(2 * 256, in(svg, "cell", "rect").size());
        assertEquals(clues(Drawn.puzzle(csv)), texts(svg, "clue"));
        assertEquals(List.of(), texts(svg, "value"));
        assertEquals(2 * 2 * 15, in(svg, "line", "polyline").size());
        assertEquals(2 * 2 * 3, in(svg, "border", "polyline").size());
        assertEquals(2, in(svg, "border", "polygon").size());
    }

    private static List<String> clues(Puzzle puzzle) {
        return IntStream.range(0, puzzle.clues().cells())
                .filter(puzzle.clues()::isGiven)
                .mapToObj(cell -> String.valueOf(puzzle.clues().value(cell)))
                .toList();
    }

    @Test
    void isWellFormedWhateverTheTitle() throws Exception {
        Document svg = svg(Drawn.album("a\uFFFEb\uFFFFc\uD800d\u0001e&<", Drawn.PAIR));
        assertEquals(
                "a\uFFFDb\uFFFDc\uFFFDd\uFFFDe&<",
                svg.getElementsByTagName("title").item(0).getTextContent());
    }

    @Test
    void drawsTheRules() throws Exception {
        Document svg = svg(Drawn.album("", Drawn.PAIR));
        assertEquals(List.of("7"), texts(svg, "cage-sum"));
        assertEquals(1, in(svg, "cage", "polygon").size());
        assertTrue(((Element) in(svg, "cage", "polygon").get(0).getParentNode()).hasAttribute("stroke-dasharray"));
        assertEquals(2, in(svg, "sign", "polyline").size());
        assertEquals(List.of("5", "2"), texts(svg, "sum"));
        List<String> fills = in(svg, "cell", "rect").stream()
                .map(cell -> cell.getAttribute("fill"))
                .toList();
        for (int cell = 0; cell < 16; cell++) {
            boolean isOnDiagonal = cell / 4 == cell % 4 || cell / 4 + cell % 4 == 3;
            assertEquals(isOnDiagonal, !fills.get(cell).equals("#ffffff"), "cell " + cell);
            assertEquals("#ffffff", fills.get(16 + cell));
        }
    }

    @Test
    void opensSignsTowardsTheLargerCell() throws Exception {
        List<Element> signs = in(svg(Drawn.album("", Drawn.PAIR)), "sign", "polyline");
        double[] right = points(signs.get(0));
        assertTrue(right[2] > right[0] && right[2] > right[4], "r3c3 > r3c4 points right");
        double[] up = points(signs.get(1));
        assertTrue(up[3] < up[1] && up[3] < up[5], "r4c2 > r3c2 points up");
    }

    private static double[] points(Element line) {
        return Arrays.stream(line.getAttribute("points").split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    @Test
    void tellsSolvedValuesFromClues() throws Exception {
        Document svg = svg(
                Drawn.solved("1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n", 1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2));
        assertEquals(List.of("1", "3", "4", "2"), texts(svg, "clue"));
        assertEquals(List.of("3", "2", "4", "4", "2", "1", "2", "1", "3", "3", "1", "4"), texts(svg, "value"));
    }

    @Test
    void drawsBordersOfJigsaws() throws Exception {
        Document svg = svg(Drawn.album(
                "", "#jigsaw\n#1,1,1,2\n#1,3,2,2\n#3,3,2,4\n#3,4,4,4\n0,0,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n"));
        List<String> borders = in(svg, "border", "polyline").stream()
                .map(line -> line.getAttribute("points"))
                .toList();
        assertTrue(borders.contains("132.5 12.5 132.5 52.5"), "between r1c3 and r1c4: " + borders);
        assertTrue(
                borders.stream().noneMatch(line -> line.equals("92.5 12.5 92.5 172.5")), "no line through the middle");
        double length = in(svg, "border", "polyline").stream()
                .map(SvgPictureTest::points)
                .mapToDouble(line -> line[2] - line[0] + line[3] - line[1])
                .sum();
        assertEquals(12 * GridDrawing.CELL, length);
    }

    @Test
    void pencilsCandidatesIn() throws Exception {
        Puzzle puzzle = Drawn.puzzle("1,2,3,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n");
        Document svg = svg(new Album("", List.of(Figure.of("", puzzle, puzzle::isPencilMark))));
        assertEquals(
                List.of("4", "3", "4", "3", "4", "1", "2", "4", "1", "2"),
                texts(svg, "candidate").subList(0, 10));
    }

    @Test
    void escapesTheTitle() throws Exception {
        Document svg = svg(Drawn.album("a < b & \"c\"", Drawn.PAIR));
        assertEquals("a < b & \"c\"", svg.getElementsByTagName("title").item(0).getTextContent());
        assertEquals(List.of("a < b & \"c\""), texts(svg, "title"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A title that is longer than the grids are wide, if only by a little",
                "THE SAME IN CAPITALS, MOST OF WHICH ARE WIDER THAN SMALL LETTERS",
                "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"
            })
    void keepsEveryLabelOnThePaper(String title) throws Exception {
        Typeface typeface = Typeface.load();
        Drawing drawing = FigureDrawing.of(Drawn.album(title, Drawn.PAIR));
        Rectangle2D paper = new Rectangle2D.Double(0, 0, drawing.width(), drawing.height());
        for (Mark mark : drawing.marks()) {
            if (mark instanceof Mark.Label label) {
                assertTrue(paper.contains(typeface.outlines(label).getBounds2D()), label.text());
            }
        }
    }

    @Test
    void keepsEveryGridOnThePaper() {
        String grid = "0,0,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n";
        for (int grids = 1; grids <= 4; grids++) {
            Drawing drawing = FigureDrawing.of(Drawn.album("", grid.repeat(grids)));
            Rectangle2D paper = new Rectangle2D.Double(0, 0, drawing.width(), drawing.height());
            List<Mark.Area> cells = Drawn.cells(drawing);
            assertEquals(grids * 16, cells.size());
            for (Mark.Area cell : cells) {
                assertTrue(paper.contains(cell.x(), cell.y(), cell.width(), cell.height()), grids + " grids: " + cell);
            }
        }
    }

    private static Document svg(Album album) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SvgPicture.write(album, out);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(out.toByteArray()));
    }

    /** The elements of a kind that are in groups of a class. */
    private static List<Element> in(Document svg, String className, String kind) {
        List<Element> found = new ArrayList<>();
        NodeList groups = svg.getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            Element group = (Element) groups.item(i);
            NodeList members = group.getElementsByTagName(kind);
            for (int j = 0;
                    j < members.getLength() && group.getAttribute("class").equals(className);
                    j++) {
                found.add((Element) members.item(j));
            }
        }
        return found;
    }

    private static List<String> texts(Document svg, String className) {
        return in(svg, className, "text").stream().map(Element::getTextContent).toList();
    }
}
