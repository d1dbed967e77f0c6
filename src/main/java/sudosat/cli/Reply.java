package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.concurrent.Callable;
import sudosat.work.OrderedBatch;

/**
 * What came of a puzzle.
 *
 * @param text what to print
 * @param complaint for standard error; may be empty
 */
record Reply(ExitCode code, String text, String complaint) {

    /** Prints the reply to the only puzzle. */
    ExitCode print(Console console, Writer out) throws IOException {
        out.write(text);
        if (!complaint.isEmpty()) {
            console.warn(complaint);
        }
        return code;
    }

    /** Replies to the puzzle of a number, from 1. */
    @FunctionalInterface
    interface Replier<P> {
        Reply to(int number, P puzzle) throws IOException, InterruptedException;
    }

    /** The work of replying to several puzzles. */
    static <P> Iterator<Callable<Reply>> toEach(Iterator<P> puzzles, Replier<P> replier) {
        return new Iterator<>() {
            private int last;

            @Override
            public boolean hasNext() {
                return puzzles.hasNext();
            }

            @Override
            public Callable<Reply> next() {
                P puzzle = puzzles.next();
                int number = ++last;
                return () -> replier.to(number, puzzle);
            }
        };
    }

    /**
     * Prints the replies to several puzzles in order, as they come, up to one that cannot be read; the worst that
     * happened is the exit code.
     */
    static ExitCode printAll(Iterator<Callable<Reply>> work, int jobs, Console console, Progress progress, Writer out)
            throws IOException, InterruptedException {
        ExitCode worst = ExitCode.DONE;
        try (OrderedBatch<Reply> batch = new OrderedBatch<>(jobs, work)) {
            for (int number = 1; batch.hasNext(); number++) {
                Reply reply = batch.next();
                out.write(reply.text());
                if (!batch.isNextReady() || !reply.complaint().isEmpty()) {
                    out.flush(); // whoever waits for it gets it now, and in order with complaints; else in larger
                    // pieces
                }
                if (!reply.complaint().isEmpty()) {
                    console.warn("puzzle " + number + ": " + reply.complaint());
                }
                worst = worst.orWorse(reply.code());
                progress.step();
            }
        } catch (RuntimeException | Error wrong) {
            out.flush();
            throw wrong;
        }
        return worst;
    }
}
