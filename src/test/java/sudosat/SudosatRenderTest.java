package sudosat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.Paper;
import sudosat.render.PictureKind;
import sudosat.render.PictureSettings;

/** Draws puzzles by the library, and compares with the files that {@code sudosat render} writes. */
class SudosatRenderTest {
    private static final Path SAMPLE = Project.HOME.resolve("dimacs-samples/pair-k3.csv");
    private final Sudosat sudosat = Sudosat.create();

    @TempDir
    Path folder;

    private byte[] drawn(PictureSettings settings, Puzzle... puzzles) throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        sudosat.render(List.of(puzzles), settings, out);
        return out.toByteArray();
    }

    private byte[] byCommand(String options) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, "sudosat render " + options + " -o picture", "");
        assertEquals("", result.stderr());
        return Files.readAllBytes(folder.resolve("picture"));
    }

    private Puzzle pair() throws IOException {
        return sudosat.read(Files.readString(SAMPLE));
    }

    @ParameterizedTest
    @EnumSource(PictureKind.class)
    void drawsAsTheCommandDoes(PictureKind kind) throws IOException, InterruptedException {
        PictureSettings settings = PictureSettings.of(kind).title("A pair").labels(List.of("nice"));
        assertArrayEquals(
                byCommand("--to " + kind.word() + " --title 'A pair' --label nice \"$SAMPLES/pair-k3.csv\""),
                drawn(settings, pair()));
    }

    @ParameterizedTest
    @EnumSource(
            value = PictureKind.class,
            names = {"TEXT", "SVG"})
    void drawsSolutionsAndDifficulty(PictureKind kind) throws IOException, InterruptedException {
        Optional<Tuple> solution = sudosat.solve(pair()).found();
        PictureSettings settings =
                PictureSettings.of(kind).showDifficulty().solutions(List.of(solution, Optional.empty()));
        Puzzle unsolvable = sudosat.read(Files.readString(SAMPLE.resolveSibling("unsolvable-k3.csv")));
        Shell.run(
                folder,
                "sudosat render --show-difficulty --solve --to " + kind.word()
                        + " \"$SAMPLES/pair-k3.csv\" \"$SAMPLES/unsolvable-k3.csv\" -o picture",
                "");
        assertArrayEquals(Files.readAllBytes(folder.resolve("picture")), drawn(settings, pair(), unsolvable));
    }

    @Test
    void saysWhatWasFoundOutForThePage() throws IOException, InterruptedException {
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        List<ExplainedPuzzle> explained = sudosat.render(List.of(pair()), PictureSettings.of(PictureKind.HTML), page);
        assertTrue(explained.get(0).explanation().orElseThrow().isSolved());
        assertEquals(
                List.of(),
                sudosat.render(List.of(pair()), PictureSettings.of(PictureKind.SVG), page),
                "nothing needed");
    }

    @Test
    void refusesSettingsWithoutEffect() throws IOException, InterruptedException {
        PictureSettings svg = PictureSettings.of(PictureKind.SVG);
        assertThrows(UserError.class, () -> svg.width(100));
        assertThrows(UserError.class, () -> svg.paper(Paper.A4));
        assertThrows(UserError.class, () -> svg.perPage(2));
        List<Optional<Tuple>> solutions = List.of(sudosat.solve(pair()).found());
        assertThrows(UserError.class, () -> svg.candidates().solutions(solutions));
        assertThrows(UserError.class, () -> PictureSettings.of(PictureKind.HTML).solutions(solutions));
        assertThrows(UserError.class, () -> drawn(svg.labels(List.of("a", "b")), pair()));
        assertThrows(UserError.class, () -> drawn(svg.solutions(solutions), pair(), pair()));
        assertThrows(
                UserError.class,
                () -> PictureSettings.of(PictureKind.PDF).perPage(3),
                "only numbers that divide a page");
    }

    @ParameterizedTest
    @EnumSource(
            value = PictureKind.class,
            names = {"PNG", "PDF"})
    void namesTheLibraryThatIsMissing(PictureKind kind) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(
                folder,
                Shell.javaWithout("pdfbox", "fontbox") + "sudosat.cli.Main render --to " + kind.word()
                        + " -o picture \"$SAMPLES/pair-k3.csv\"",
                "");
        assertEquals(
                "sudosat: a picture of the kind " + kind.word()
                        + " needs the library org.apache.pdfbox:pdfbox, which is not on the class path\n",
                result.stderr());
        assertEquals(2, result.exitCode());
        assertTrue(Files.notExists(folder.resolve("picture")));
    }
}
