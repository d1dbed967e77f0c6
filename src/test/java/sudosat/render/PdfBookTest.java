package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.state.SetLineDashPattern;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

class PdfBookTest {
    private static final Album NONE = new Album("Solutions", List.of());

    @Test
    void hasAsManyPagesAsItTakes() throws IOException {
        int[] pages = {7, 4, 2, 2};
        for (int i = 0; i < pages.length; i++) {
            try (PDDocument document = open(book(figures(7), NONE, Paper.A4, PdfBook.PER_PAGE.get(i)))) {
                assertEquals(pages[i], document.getNumberOfPages(), PdfBook.PER_PAGE.get(i) + " on a page");
            }
        }
    }

    @Test
    void writesTitleCaptionsAndValuesAsText() throws IOException {
        try (PDDocument document = open(book(figures(3), NONE, Paper.A4, 2))) {
            String first = text(document, 1);
            assertTrue(
                    first.contains("Zoë's λ-book") && first.contains("Puzzle 1") && first.contains("Puzzle 2"), first);
            assertFalse(first.contains("Puzzle 3"));
            assertTrue(text(document, 2).contains("Puzzle 3"));
            assertEquals("Zoë's λ-book", document.getDocumentInformation().getTitle());
            assertTrue(first.contains("7"), "the sum of the cage");
        }
    }

    @Test
    void keepsSolutionsForTheLastPage() throws IOException {
        Puzzle puzzle = Drawn.puzzle("1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n");
        Tuple solution = new Tuple(4, new int[] {1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2});
        Album unsolved = new Album("", List.of(Figure.of("", puzzle, Optional.empty())));
        Album solved = new Album("Solution", List.of(Figure.of("", puzzle, Optional.of(solution))));
        try (PDDocument document = open(book(unsolved, solved, Paper.A4, 1))) {
            assertEquals(2, document.getNumberOfPages());
            assertEquals("1342", text(document, 1).replaceAll("\\s", ""));
            assertEquals("Solution1324423124133142", text(document, 2).replaceAll("\\s", ""));
        }
    }

    @Test
    void isOfThePaperAskedFor() throws IOException {
        try (PDDocument document = open(book(figures(1), NONE, Paper.LETTER, 1))) {
            PDRectangle box = document.getPage(0).getMediaBox();
            assertEquals(PDRectangle.LETTER.getWidth(), box.getWidth());
            assertEquals(PDRectangle.LETTER.getHeight(), box.getHeight());
        }
    }

    @Test
    void putsAQuestionMarkForWhatTheFontDoesNotHave() throws IOException {
        try (PDDocument document = open(book(new Album("数独 1", figures(1).figures()), NONE, Paper.A4, 1))) {
            assertTrue(text(document, 1).contains("?? 1"));
        }
    }

    @Test
    void isTheSameEveryTime() throws IOException {
        assertArrayEquals(book(figures(2), NONE, Paper.A4, 2), book(figures(2), NONE, Paper.A4, 2));
    }

    /** Bold text has outlines, which would be dashed like the cage drawn before it. */
    @Test
    void writesTextWithoutDashes() throws IOException {
        List<Integer> dashes = new ArrayList<>();
        try (PDDocument document = open(book(figures(1), NONE, Paper.A4, 1))) {
            PDFTextStripper reader = new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition text) {
                    dashes.add(getGraphicsState().getLineDashPattern().getDashArray().length);
                }
            };
            reader.addOperator(new SetLineDashPattern(reader));
            reader.getText(document);
        }
        assertFalse(dashes.isEmpty());
        assertEquals(Set.of(0), Set.copyOf(dashes));
    }

    private static Album figures(int count) {
        List<Figure> figures = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            figures.add(Figure.of("Puzzle " + number, Drawn.puzzle(Drawn.PAIR), Optional.empty()));
        }
        return new Album("Zoë's λ-book", figures);
    }

    private static byte[] book(Album puzzles, Album solutions, Paper paper, int perPage) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PdfBook.write(puzzles, solutions, paper, perPage, out);
        return out.toByteArray();
    }

    private static PDDocument open(byte[] book) throws IOException {
        return Loader.loadPDF(book);
    }

    private static String text(PDDocument document, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setSortByPosition(true);
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(document);
    }
}
