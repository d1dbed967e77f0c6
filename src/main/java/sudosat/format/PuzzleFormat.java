package sudosat.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import sudosat.io.TextBlocks;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** A way to write puzzles and solutions down. */
public interface PuzzleFormat {
    /** The name users give it. */
    String name();

    /** What names of files in it usually end in, without the dot: such files of a folder are read. */
    List<String> fileEndings();

    /** Other names that users may give it. */
    default List<String> otherNames() {
        return List.of();
    }

    /**
     * Whether a text looks like this format, by its first line that is no comment; the rest of the text follows in the
     * line's source. One that is never recognized has to be named by the user.
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

    /** The same puzzle after puzzle, in formats where some can be read before the rest of the text is there. */
    default Puzzles puzzles(TextBlocks text, ReadOptions options) {
        return Puzzles.of(read(text.peekAll(), text.name(), options));
    }

    /** The solutions of a text as {@link #writeSolution} writes them. */
    List<Answer> readSolutions(String text, String source, ReadOptions options);

    /**
     * Writes a puzzle such that it can be read without options; what the format does not support is a {@link
     * sudosat.io.UserError}.
     */
    void write(Puzzle puzzle, Appendable out) throws IOException;

    /** Writes the grids of a solution alone, or that there is none. */
    void writeSolution(Optional<Tuple> solution, Appendable out) throws IOException;

    /** Whether every puzzle of a batch has one line, and so its answer. */
    default boolean isLineForLine() {
        return false;
    }

    /** Writes what stands before each puzzle or solution of a batch; the number counts from 1. */
    void writeMark(int number, Appendable out) throws IOException;

    /** Writes what stands before each of several solutions of one puzzle; the number counts from 1. */
    default void writeSolutionMark(int number, Appendable out) throws IOException {}

    /** Writes a puzzle of a batch; the number counts from 1. */
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
