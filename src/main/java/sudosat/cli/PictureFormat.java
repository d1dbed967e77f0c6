package sudosat.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import sudosat.format.Answer;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.format.ReadOptions;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.Figure;
import sudosat.render.TextPicture;

/**
 * Pictures in place of a format, so that whatever writes puzzles or solutions can draw them; they cannot be read.
 *
 * @param puzzle the one whose solutions are written; nothing where puzzles are
 */
record PictureFormat(TextPicture picture, Optional<Puzzle> puzzle) implements PuzzleFormat {

    @Override
    public String name() {
        return "picture";
    }

    /** None: pictures are not read. */
    @Override
    public List<String> fileEndings() {
        return List.of();
    }

    @Override
    public List<Puzzle> read(String text, String source, ReadOptions options) {
        throw new UnsupportedOperationException("a picture is not read");
    }

    @Override
    public List<Answer> readSolutions(String text, String source, ReadOptions options) {
        throw new UnsupportedOperationException("a picture is not read");
    }

    @Override
    public void write(Puzzle drawn, Appendable out) throws IOException {
        out.append(picture.print(Figure.of("", drawn, Optional.empty())));
    }

    @Override
    public void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException {
        if (solution.isEmpty()) {
            Formats.CSV.writeSolution(solution, out);
        } else {
            out.append(picture.print(Figure.of("", puzzle.orElseThrow(), solution)));
        }
    }

    @Override
    public void writeMark(int number, Appendable out) throws IOException {
        Formats.CSV.writeMark(number, out);
    }

    @Override
    public void writeSolutionMark(int number, Appendable out) throws IOException {
        Formats.CSV.writeSolutionMark(number, out);
    }
}
