package sudosat.cli.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import sudosat.Sudosat;
import sudosat.format.PuzzleFormat;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;

/** Writes the solutions of puzzles as they are found, each puzzle's numbered from 1. */
public final class SolutionStream {
    /**
     * This number of solutions is passed on one by one; where there are more they come quickly, and are passed on by
     * the dozen.
     */
    private static final int PASSED_SINGLY = 1000;

    private static final long PAUSE_NANOS = 50_000_000;

    private final Writer out;
    private final long limit;
    private int written;
    private volatile int ofPuzzle;
    private long lastFlush = System.nanoTime();

    /** The limit on solutions for each puzzle. */
    public SolutionStream(Writer out, long limit) {
        this.out = out;
        this.limit = limit;
    }

    /** Writes the solutions of a puzzle, None if there is none; says how that ended. */
    public End write(Puzzle puzzle, PuzzleFormat format, Sudosat sudosat) throws IOException, InterruptedException {
        ofPuzzle = 0;
        End end = sudosat.solutions(puzzle, solution -> {
            write(solution, format);
            return ofPuzzle < limit;
        });
        if (end.isComplete() && ofPuzzle == 0) {
            format.writeSolution(Optional.empty(), out);
        }
        out.flush();
        return end;
    }

    /** How many there were of the last puzzle. */
    public int ofPuzzle() {
        return ofPuzzle;
    }

    private void write(Tuple solution, PuzzleFormat format) {
        try {
            written++;
            int number = ofPuzzle + 1;
            ofPuzzle = number;
            format.writeSolutionMark(number, out);
            format.writeSolution(Optional.of(solution), out);
            if (written <= PASSED_SINGLY || System.nanoTime() - lastFlush > PAUSE_NANOS) {
                out.flush();
                lastFlush = System.nanoTime();
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
