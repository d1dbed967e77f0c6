package sudosat.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import sudosat.io.TextBlocks;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** A text format for puzzles and solutions. */
public interface PuzzleFormat {
    /** Its name for users. */
    String name();

    /** The usual endings of its files, without the dot. If a directory is read, these files are. */
    List<String> fileEndings();

    /** Other names for users. */
    default List<String> otherNames() {
        return List.of();
    }

    /**
     * Whether a text looks like this format. The argument is the first line that is not a comment; its source has the
     * rest of the text. A format that recognizes nothing has to be named by the user.
     */
    default boolean recognizes(TextLine first) {
        return false;
    }

    /**
     * The puzzles of a text, one or a batch, at least one; bad input is a {@link sudosat.io.UserError}.
     *
     * @param source what to call the text in messages
     */
    List<Puzzle> read(String text, String source, ReadOptions options);

    /** The same, one puzzle after the other. Some formats can read puzzles before the rest of the text has arrived. */
    default Puzzles puzzles(TextBlocks text, ReadOptions options) {
        return Puzzles.of(read(text.peekAll(), text.name(), options));
    }

    /** The solutions of a text as {@link #writeSolution} writes them. */
    List<Answer> readSolutions(String text, String source, ReadOptions options);

    /**
     * Writes a puzzle so that it can be read without options. Throws a {@link sudosat.io.UserError} if the format does
     * not support something.
     */
    void write(Puzzle puzzle, Appendable out) throws IOException;

    /** Writes the grids of a solution alone, or that there is none. */
    void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException;

    /** What {@link #write} writes. */
    default String text(Puzzle puzzle) {
        StringBuilder text = new StringBuilder();
        try {
            write(puzzle, text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** What {@link #writeSolution} writes. */
    default String solutionText(Optional<Tuple> solution) {
        StringBuilder text = new StringBuilder();
        try {
            writeSolution(solution, text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Whether every puzzle of a batch is one line, and every answer, too. */
    default boolean isLineForLine() {
        return false;
    }

    /** Whether lines such as {@code #puzzle 1} part the puzzles of a batch; else each puzzle is a line. */
    default boolean hasMarks() {
        return true;
    }

    /** Writes the line before each puzzle or solution of a batch, if it has one. Numbers count from 1. */
    default void writeMark(int number, Appendable out) throws IOException {
        if (hasMarks()) {
            Section.writeMark(number, out);
        }
    }

    /** Writes the line before each of several solutions of one puzzle, if it has one. Numbers count from 1. */
    default void writeSolutionMark(int number, Appendable out) throws IOException {
        if (hasMarks()) {
            Section.writeSolutionMark(number, out);
        }
    }

    /** Writes a puzzle of a batch. Numbers count from 1. */
    default void writeInBatch(int number, Puzzle puzzle, Appendable out) throws IOException {
        writeMark(number, out);
        write(puzzle, out);
    }

    /** Writes one puzzle, or several as a batch. */
    default void write(List<Puzzle> puzzles, Appendable out) throws IOException {
        for (int number = 1; number <= puzzles.size(); number++) {
            if (puzzles.size() > 1) {
                writeMark(number, out);
            }
            write(puzzles.get(number - 1), out);
        }
    }
}
