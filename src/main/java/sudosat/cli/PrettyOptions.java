package sudosat.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import sudosat.candidates.Candidates;
import sudosat.cli.report.Console;
import sudosat.format.Answer;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.format.ReadOptions;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.Figure;
import sudosat.render.TextPicture;

/** The options of commands that print pictures in text, if one likes, instead of puzzles or solutions. */
final class PrettyOptions {
    private final Setting<Boolean> pretty;
    private final ColorOptions colors;

    PrettyOptions(Options options, String description) {
        pretty = options.flag("--pretty", description);
        colors = new ColorOptions(options);
    }

    boolean isOn() {
        return pretty.isOn();
    }

    void refuseWith(Setting<?>... others) {
        colors.requireEffect("--pretty", pretty.isOn());
        Options.exclude(pretty, others);
    }

    /** A puzzle with the values that each cell has in some solution. */
    String candidates(Puzzle puzzle, Candidates found, Setting<String> output, Console console) {
        return new TextPicture(colors.look(output, console)).print(Figure.of("", puzzle, found::isOpen));
    }

    /**
     * To write puzzles or solutions with.
     *
     * @param puzzle the one whose solutions are written; nothing where puzzles are
     */
    PuzzleFormat format(Optional<Puzzle> puzzle, Setting<String> output, Console console) {
        return new PictureFormat(new TextPicture(colors.look(output, console)), puzzle);
    }

    /**
     * Pictures in place of a format, so that whatever writes puzzles or solutions can draw them; they cannot be read.
     */
    private record PictureFormat(TextPicture picture, Optional<Puzzle> puzzle) implements PuzzleFormat {

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
    }
}
