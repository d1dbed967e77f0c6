package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import sudosat.backend.BackendError;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.Reply;
import sudosat.work.OrderedBatch;

/** How a batch of puzzles is answered: how many in parallel, and whether there is a progress bar. */
final class BatchOptions {
    private static final int MOST = 1000;

    private final Setting<Long> jobs;
    private final Setting<Boolean> quiet;

    BatchOptions(Options options, String jobsDescription) {
        this(options, jobsDescription, "Show no progress.");
    }

    BatchOptions(Options options, String jobsDescription, String quietDescription) {
        jobs = options.option("-j --jobs", "N", Type.NUMBER, jobsDescription + " (default: number of cores).");
        quiet = options.flag("-q --quiet", quietDescription);
    }

    int jobs() {
        return (int) Type.range(
                "--jobs", jobs.value().orElse((long) Runtime.getRuntime().availableProcessors()), 1, MOST);
    }

    /** Complains where an option asks for work that is done one after the other. */
    void refuseJobsWith(String option, boolean isGiven) {
        Options.exclude(option, isGiven, jobs.name(), jobs.isGiven());
    }

    boolean isQuiet() {
        return quiet.isOn();
    }

    /** Answers the puzzle of a number, from 1. */
    @FunctionalInterface
    interface Answerer<T> {
        T answer(int number, PuzzleFiles.Unread puzzle) throws IOException, InterruptedException;
    }

    /**
     * Prints the replies to several puzzles. One that its backend cannot answer does not end the batch.
     *
     * @param expected how many puzzles there will be, as far as is known; 0 if it is not
     * @param unanswered the text in place of an answer where the backend failed
     */
    ExitCode replyToAll(
            Iterator<PuzzleFiles.Unread> puzzles,
            LongSupplier expected,
            Answerer<Reply> replier,
            Answerer<String> unanswered,
            Console console,
            Writer out)
            throws IOException, InterruptedException {
        return printAll(
                work(puzzles, console.part().puzzlesBefore(), (number, puzzle) -> {
                    try {
                        return replier.answer(number, puzzle);
                    } catch (BackendError error) {
                        String text = unanswered.answer(number, puzzle);
                        return new Reply(ExitCode.BACKEND_ERROR, text, error.getMessage());
                    }
                }),
                expected,
                console,
                out);
    }

    private static Iterator<Callable<Reply>> work(
            Iterator<PuzzleFiles.Unread> puzzles, int before, Answerer<Reply> replier) {
        return new Iterator<>() {
            private int last = before;

            @Override
            public boolean hasNext() {
                return puzzles.hasNext();
            }

            @Override
            public Callable<Reply> next() {
                PuzzleFiles.Unread puzzle = puzzles.next();
                int number = ++last;
                return () -> replier.answer(number, puzzle);
            }
        };
    }

    /**
     * Prints replies in order, as they come, up to a puzzle that cannot be read; the worst that happened is the exit
     * code.
     */
    ExitCode printAll(Iterator<Callable<Reply>> work, LongSupplier expected, Console console, Writer out)
            throws IOException, InterruptedException {
        ExitCode worst = ExitCode.DONE;
        boolean isOnTerminal = console.printsToTerminal();
        try (ProgressBar progress = new ProgressBar(console, !isQuiet(), expected);
                OrderedBatch<Reply> batch = new OrderedBatch<>(jobs(), work)) {
            for (int number = console.part().puzzlesBefore() + 1; batch.hasNext(); number++) {
                Reply reply = batch.next();
                if (isOnTerminal || !reply.message().isEmpty()) {
                    progress.hide();
                }
                out.write(reply.text());
                if (isOnTerminal || !batch.isNextReady() || !reply.message().isEmpty()) {
                    out.flush(); // whoever waits for it gets it now, and in order with messages
                }
                if (!reply.message().isEmpty()) {
                    console.warn("puzzle " + number + ": " + reply.message());
                }
                console.part().listener().accept(reply);
                worst = worst.orWorse(reply.code());
                progress.step();
            }
        } catch (InterruptedException | RuntimeException | Error wrong) {
            out.flush();
            throw wrong;
        }
        return worst;
    }
}
