package sudosat.cli.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.format.PuzzleFormat;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;

/** Writes solutions as they are found, numbered through all puzzles. */
public final class SolutionStream {
    /** So many are passed on one by one; where there are more they come quickly, and are passed on by the dozen. */
    private static final int PASSED_SINGLY = 1000;

    private static final long PAUSE_NANOS = 50_000_000;

    private final Writer out;
    private final long limit;
    private int written;
    private long lastFlush = System.nanoTime();

    /** At most so many solutions for each puzzle. */
    public SolutionStream(Writer out, long limit) {
        this.out = out;
        this.limit = limit;
    }

    /** Writes the solutions of a puzzle, None if there is none; says how that ended. */
    public End write(Puzzle puzzle, PuzzleFormat format, Engine engine, Request request)
            throws IOException, InterruptedException {
        int before = written;
        End end = engine.list(puzzle, request, solution -> {
            write(solution, format);
            return written - before < limit;
        });
        if (end == End.ALL && written == before) {
            format.writeSolution(Optional.empty(), out);
        }
        out.flush();
        return end;
    }

    /** How many there were so far. */
    public int written() {
        return written;
    }

    private void write(Tuple solution, PuzzleFormat format) {
        try {
            format.writeMark(++written, out);
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
