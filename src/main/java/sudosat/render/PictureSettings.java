package sudosat.render;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sudosat.io.UserError;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * How puzzles are drawn. Immutable: every method returns changed settings.
 *
 * <pre>{@code
 * PictureSettings book = PictureSettings.of(PictureKind.PDF).title("For the train").perPage(4);
 * }</pre>
 */
public final class PictureSettings implements Cloneable {
    private static final int LARGEST_WIDTH = 30_000;
    private static final TextLook PLAIN = new TextLook(TextLook.Characters.BOX_DRAWING, TextLook.ColorMode.NONE);

    private final PictureKind kind;
    private String title = "";
    private List<String> labels = List.of();
    private boolean hasCandidates;
    private boolean isDifficultyShown;
    private List<Optional<Tuple>> solutions = List.of();
    private OptionalInt width = OptionalInt.empty();
    private Paper paper = Paper.A4;
    private int perPage = 1;
    private TextLook look = PLAIN;

    private PictureSettings(PictureKind kind) {
        this.kind = kind;
    }

    private PictureSettings with(Consumer<PictureSettings> change) {
        try {
            PictureSettings copy = (PictureSettings) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Pictures of this kind. */
    public static PictureSettings of(PictureKind kind) {
        return new PictureSettings(kind);
    }

    /** A title above everything (default: none). */
    public PictureSettings title(String text) {
        return with(copy -> copy.title = oneLine(text));
    }

    /** A label above each puzzle, or one for all of them, instead of the difficulty (default: none). */
    public PictureSettings labels(List<String> texts) {
        return with(copy ->
                copy.labels = texts.stream().map(PictureSettings::oneLine).toList());
    }

    /** Shows the difficulty above each puzzle; a page always does. */
    public PictureSettings showDifficulty() {
        return with(copy -> copy.isDifficultyShown = true);
    }

    /** Shows in each empty cell the values that no clue excludes. */
    public PictureSettings candidates() {
        return with(copy -> copy.hasCandidates = true);
    }

    /**
     * Fills empty cells with the solution of each puzzle, if there is one. A PDF has the solutions on its last pages.
     *
     * @throws UserError if there are candidates to draw in the same cells, or if this is a page to play on
     */
    public PictureSettings solutions(List<Optional<Tuple>> found) {
        requireSolvable();
        return with(copy -> copy.solutions = List.copyOf(found));
    }

    /**
     * Checks that solutions can be drawn.
     *
     * @throws UserError if they cannot
     */
    public void requireSolvable() {
        if (kind == PictureKind.HTML) {
            throw new UserError(UserError.option("solution") + " cannot be combined with " + UserError.option("to")
                    + " html, which solves the puzzle itself");
        } else if (hasCandidates && kind != PictureKind.PDF) {
            throw new UserError(
                    UserError.option("candidates") + " cannot be combined with a solution, which leaves no cell empty");
        }
    }

    /**
     * The width of a PNG in pixels (default: 80 for each cell).
     *
     * @throws UserError if this is no PNG, or it would be too large
     */
    public PictureSettings width(long pixels) {
        requireKind(UserError.option("size"), PictureKind.PNG);
        if (pixels < 1 || pixels > LARGEST_WIDTH) {
            throw new UserError(UserError.option("size") + ": found " + pixels + ", expected 1 to " + LARGEST_WIDTH);
        }
        return with(copy -> copy.width = OptionalInt.of((int) pixels));
    }

    /**
     * The paper of a PDF (default: A4).
     *
     * @throws UserError if this is no PDF
     */
    public PictureSettings paper(Paper size) {
        requireKind(UserError.option("paper"), PictureKind.PDF);
        return with(copy -> copy.paper = size);
    }

    /**
     * The number of puzzles on each page of a PDF: 1 (the default), 2, 4 or 6.
     *
     * @throws UserError if this is no PDF, or the number is not one of these
     */
    public PictureSettings perPage(long puzzles) {
        requireKind(UserError.option("per-page"), PictureKind.PDF);
        if (puzzles > Integer.MAX_VALUE || !PdfBook.PER_PAGE.contains((int) puzzles)) {
            throw new UserError(UserError.option("per-page") + ": found " + puzzles + ", expected 1, 2, 4 or 6");
        }
        return with(copy -> copy.perPage = (int) puzzles);
    }

    /** Characters and colors of a picture in text (default: box-drawing characters, no colors). */
    public PictureSettings look(TextLook characters) {
        return with(copy -> copy.look = characters);
    }

    /** What would have no effect is a mistake. */
    private void requireKind(String option, PictureKind expected) {
        if (kind != expected) {
            throw new UserError(option + " applies only to " + expected.word() + ", found " + kind.word());
        }
    }

    /** Whether the puzzles have to be explained first, for hints or difficulty. */
    public boolean isExplained() {
        return kind == PictureKind.HTML || isDifficultyShown;
    }

    /**
     * Draws puzzles.
     *
     * @throws UserError if labels or solutions do not fit the puzzles, or PDFBox is missing
     */
    public void write(List<PicturedPuzzle> puzzles, OutputStream out) throws IOException {
        requireFitting(puzzles);
        try {
            switch (kind) {
                case TEXT ->
                    out.write(new TextPicture(look)
                            .print(album(puzzles, solutions))
                            .getBytes(StandardCharsets.UTF_8));
                case SVG -> SvgPicture.write(album(puzzles, solutions), out);
                case PNG -> PngPicture.write(album(puzzles, solutions), width, out);
                case PDF -> PdfBook.write(album(puzzles, List.of()), solutionsOf(puzzles), paper, perPage, out);
                case HTML -> HtmlPage.write(title, games(puzzles), out);
            }
        } catch (NoClassDefFoundError missing) {
            if (String.valueOf(missing.getMessage()).startsWith("org/apache/")) {
                throw new UserError("a picture of the kind " + kind.word()
                        + " needs the library org.apache.pdfbox:pdfbox, which is not on the class path");
            }
            throw missing;
        }
    }

    private void requireFitting(List<PicturedPuzzle> puzzles) {
        if (labels.size() > 1 && labels.size() != puzzles.size()) {
            throw new UserError(UserError.option("label") + ": found " + labels.size()
                    + " labels, expected one, or one per puzzle");
        } else if (!solutions.isEmpty() && solutions.size() != puzzles.size()) {
            throw new UserError(UserError.option("solution") + ": found " + solutions.size() + " solutions, expected "
                    + puzzles.size());
        }
        for (int i = 0; i < solutions.size(); i++) {
            Puzzle puzzle = puzzles.get(i).puzzle();
            solutions.get(i).ifPresent(solution -> requireSolution(puzzle, solution));
        }
    }

    private static void requireSolution(Puzzle puzzle, Tuple solution) {
        List<String> violations = Checker.violations(puzzle, solution);
        if (!violations.isEmpty()) {
            throw new UserError(UserError.option("solution") + ": " + violations.get(0));
        }
    }

    private Album album(List<PicturedPuzzle> puzzles, List<Optional<Tuple>> filled) {
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            Puzzle puzzle = puzzles.get(i).puzzle();
            String caption = caption(i, puzzles);
            figures.add(
                    hasCandidates
                            ? Figure.of(caption, puzzle, puzzle::isPencilMark)
                            : Figure.of(caption, puzzle, filled.isEmpty() ? Optional.empty() : filled.get(i)));
        }
        return new Album(title, figures);
    }

    private Album solutionsOf(List<PicturedPuzzle> puzzles) {
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < solutions.size(); i++) {
            if (solutions.get(i).isPresent()) {
                figures.add(Figure.of(number(i, puzzles.size()), puzzles.get(i).puzzle(), solutions.get(i)));
            }
        }
        return new Album(figures.size() == 1 ? "Solution" : "Solutions", figures);
    }

    private List<Game> games(List<PicturedPuzzle> puzzles) {
        return IntStream.range(0, puzzles.size())
                .mapToObj(i -> {
                    PicturedPuzzle known = puzzles.get(i);
                    return new Game(caption(i, puzzles), known.puzzle(), known.only(), known.hints(), hasCandidates);
                })
                .toList();
    }

    /** {@code Puzzle 2: hard}. */
    private String caption(int index, List<PicturedPuzzle> puzzles) {
        String number = number(index, puzzles.size());
        String label = labels.isEmpty() ? puzzles.get(index).level() : labels.get(labels.size() == 1 ? 0 : index);
        return number.isEmpty() || label.isEmpty() ? number + label : number + ": " + label;
    }

    private static String number(int index, int count) {
        return count == 1 ? "" : "Puzzle " + (index + 1);
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cc}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]+", " ")
                .strip();
    }
}
