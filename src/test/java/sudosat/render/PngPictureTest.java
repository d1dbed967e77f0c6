package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import sudosat.io.UserError;

class PngPictureTest {
    private static final int DARK = 0x60;
    private static final int SCALE = 2;

    @BeforeAll
    static void withoutScreen() {
        System.setProperty("java.awt.headless", "true");
    }

    @Test
    void hasTheWidthAskedForAndTheShapeOfTheDrawing() throws Exception {
        Album album = Drawn.album("", Drawn.PAIR);
        Drawing drawing = FigureDrawing.of(album);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngPicture.write(album, OptionalInt.of(1000), out);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertEquals(1000, image.getWidth());
        assertEquals(Math.round(1000 * drawing.height() / drawing.width()), image.getHeight());
    }

    @Test
    void keepsEveryPixelInTheFile() throws Exception {
        Album album = Drawn.album("Colors", Drawn.PAIR);
        BufferedImage painted = PngPicture.paint(FigureDrawing.of(album), OptionalInt.empty());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngPicture.write(album, OptionalInt.empty(), out);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        int width = painted.getWidth();
        int height = painted.getHeight();
        assertArrayEquals(
                painted.getRGB(0, 0, width, height, null, 0, width), read.getRGB(0, 0, width, height, null, 0, width));
    }

    @Test
    void paintsCluesAndLeavesEmptyCellsEmpty() throws Exception {
        Drawing drawing = FigureDrawing.of(Drawn.album("", "0,2,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,1\n"));
        BufferedImage image = image(drawing);
        for (int cell = 0; cell < 16; cell++) {
            assertEquals(
                    cell == 1 || cell == 15,
                    darkInside(image, Drawn.cells(drawing).get(cell)) > 0,
                    "cell " + cell);
        }
    }

    @Test
    void paintsSolvedValuesLighterThanClues() throws Exception {
        Drawing drawing = FigureDrawing.of(
                Drawn.solved("1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n", 1, 3, 2, 4, 4, 2, 3, 1, 2, 4, 1, 3, 3, 1, 4, 2));
        BufferedImage image = image(drawing);
        assertTrue(darkInside(image, Drawn.cells(drawing).get(6)) > 50, "the clue 3 of r2c3");
        assertEquals(0, darkInside(image, Drawn.cells(drawing).get(1)), "the solved 3 of r1c2");
    }

    @Test
    void dashesCages() throws Exception {
        Drawing drawing =
                FigureDrawing.of(Drawn.album("", "#cage 9: r1c1 r1c2 r1c3 r1c4\n0,0,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n"));
        BufferedImage image = image(drawing);
        Mark.Area first = Drawn.cells(drawing).get(0);
        int y = (int) (SCALE * (first.y() + 36));
        int changes = 0;
        for (int x = (int) (SCALE * (first.x() + 6)); x < SCALE * (first.x() + 150); x++) {
            changes += isDark(image, x, y) == isDark(image, x + 1, y) ? 0 : 1;
        }
        assertTrue(changes > 20, "a dashed line along the bottom of the cage: " + changes);
    }

    @Test
    void shadesWindows() throws Exception {
        String empty = "0,0,0,0,0,0,0,0,0\n".repeat(9);
        Drawing drawing = FigureDrawing.of(Drawn.album("", "#windows\n" + empty));
        BufferedImage image = image(drawing);
        List<Mark.Area> cells = Drawn.cells(drawing);
        for (int cell = 0; cell < 81; cell++) {
            boolean isInWindow = cell / 9 % 4 != 0 && cell % 9 % 4 != 0;
            int middle = image.getRGB((int) (SCALE * (cells.get(cell).x() + 20)), (int)
                    (SCALE * (cells.get(cell).y() + 20)));
            assertEquals(isInWindow, middle != 0xFFFFFFFF, "cell " + cell);
        }
    }

    @Test
    void refusesPicturesThatAreTooLarge() {
        Album tall = new Album(
                "",
                Collections.nCopies(100, Drawn.album("", Drawn.PAIR).figures().get(0)));
        assertThrows(
                UserError.class, () -> PngPicture.write(tall, OptionalInt.of(20_000), new ByteArrayOutputStream()));
    }

    private static BufferedImage image(Drawing drawing) throws Exception {
        return PngPicture.paint(drawing, OptionalInt.of((int) (SCALE * drawing.width())));
    }

    /** Dark pixels of a cell, without those of its borders. */
    private static int darkInside(BufferedImage image, Mark.Area cell) {
        int dark = 0;
        for (int x = (int) (SCALE * (cell.x() + 5)); x < SCALE * (cell.x() + 35); x++) {
            for (int y = (int) (SCALE * (cell.y() + 5)); y < SCALE * (cell.y() + 35); y++) {
                dark += isDark(image, x, y) ? 1 : 0;
            }
        }
        return dark;
    }

    private static boolean isDark(BufferedImage image, int x, int y) {
        int rgb = image.getRGB(x, y);
        return (rgb >> 16 & 0xFF) < DARK && (rgb >> 8 & 0xFF) < DARK && (rgb & 0xFF) < DARK;
    }
}
