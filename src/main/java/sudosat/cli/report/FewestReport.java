package sudosat.cli.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.OptionalInt;
import sudosat.generate.Generator.Made;
import sudosat.generate.fewest.FewestClues;
import sudosat.work.Result;

/** Prints each better puzzle immediately, and on a terminal the progress of the search. */
public final class FewestReport implements FewestClues.Watcher, AutoCloseable {
    private static final int LONGEST = 78;

    private final GeneratedReport report;
    private final long seed;
    private final boolean isQuiet;
    private final Console console;
    private final Writer out;
    private final boolean isShown;
    private int number;
    private FewestClues.SearchState last = new FewestClues.SearchState(OptionalInt.empty(), 0, 0);

    public FewestReport(GeneratedReport report, long seed, boolean isQuiet, Console console, Writer out) {
        this.report = report;
        this.seed = seed;
        this.isQuiet = isQuiet;
        this.console = console;
        this.out = out;
        this.isShown = console.isInteractive() && !isQuiet;
    }

    @Override
    public void better(Made made, FewestClues.SearchState state) {
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
        if (isShown) {
            String best = state.clues().isPresent() ? state.clues().getAsInt() + " clues" : "no puzzle yet";
            show(String.format(Locale.ROOT, "%s, at least %d, %,d attempts", best, state.atLeast(), state.tries()));
        }
    }

    private void show(String words) {
        console.err().printf("\r%-" + LONGEST + "s", words);
        console.err().flush();
    }

    /** Reports the result, also at the time limit. Every printed puzzle is right. */
    public ExitCode end(Result<Made> result) throws IOException {
        close();
        if (!(result instanceof Result.Found<Made> made)) {
            Reply reply = report.reply(1, seed, result);
            console.warn(reply.complaint());
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

    /** Takes the line away. */
    @Override
    public void close() {
        if (isShown) {
            show("");
            console.err().print("\r");
        }
    }
}
