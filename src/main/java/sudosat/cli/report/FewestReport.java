package sudosat.cli.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.OptionalInt;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.fewest.FewestClues;
import sudosat.work.Result;

/** Prints each better puzzle immediately, and on a terminal the progress of the search. */
public final class FewestReport implements FewestClues.Watcher, AutoCloseable {
    private final GeneratedReport report;
    private final long seed;
    private final boolean isQuiet;
    private final Console console;
    private final Writer out;
    private final boolean isShown;
    private final ProgressBar progress;
    private int number;
    private volatile FewestClues.SearchState last = new FewestClues.SearchState(OptionalInt.empty(), 0, 0);

    public FewestReport(GeneratedReport report, long seed, boolean isQuiet, Console console, Writer out) {
        this.report = report;
        this.seed = seed;
        this.isQuiet = isQuiet;
        this.console = console;
        this.out = out;
        isShown = console.isInteractive() && !isQuiet;
        progress = new ProgressBar(console, isShown, this::words);
    }

    @Override
    public void better(GeneratedPuzzle made, FewestClues.SearchState state) {
        progress.hide();
        try {
            out.write(report.better(++number, seed, made, state.atLeast()));
            out.flush();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        if (!isQuiet && !isShown) {
            console.warn(made.state().clues() + " clues");
        }
    }

    @Override
    public void reached(FewestClues.SearchState state) {
        last = state;
    }

    private String words() {
        String best = last.clues().isPresent() ? last.clues().getAsInt() + " clues" : "no puzzle yet";
        return String.format(Locale.ROOT, "%s, at least %d, %,d attempts", best, last.atLeast(), last.tries());
    }

    /** Reports the result, also at the time limit. Every printed puzzle is right. */
    public ExitCode end(Result<GeneratedPuzzle> result) throws IOException {
        close();
        if (!(result instanceof Result.Found<GeneratedPuzzle> made)) {
            Reply reply = report.reply(1, seed, result);
            console.warn(reply.message());
            return reply.code();
        }
        if (!isQuiet) {
            console.warn(made.value().state().clues() + " clues, " + bound());
        }
        return ExitCode.DONE;
    }

    private String bound() {
        if (last.isProven()) {
            return "proven: no puzzle has fewer";
        }
        return last.atLeast() > 0 ? "proven: at least " + last.atLeast() : "not proven to be the fewest";
    }

    @Override
    public void close() {
        progress.close();
    }
}
