package sudosat.cli.report;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/** A progress bar on a terminal; silent elsewhere. */
public final class ProgressBar implements AutoCloseable {
    private static final long BETWEEN_NANOS = 100_000_000;
    /** The rate is that of the last five to ten seconds. */
    private static final long WINDOW_NANOS = 5_000_000_000L;

    private static final int WIDTH = 30;
    private static final int LONGEST = WIDTH + 80;

    private final PrintStream terminal;
    private final boolean shown;
    private final LongSupplier total;
    private Moment older = new Moment(System.nanoTime(), 0);
    private Moment newer = older;
    private long last = older.nanos - BETWEEN_NANOS;
    private int done;

    /** How much was done when. */
    private record Moment(long nanos, int done) {}

    public ProgressBar(Console console, int total) {
        this(console, total > 1, () -> total);
    }

    /**
     * For work whose end may not be known yet.
     *
     * @param total how much there will be as far as can be told; 0 if it cannot, and then there is no bar, but a count
     */
    public ProgressBar(Console console, boolean isWanted, LongSupplier total) {
        this.terminal = console.err();
        this.shown = isWanted && console.isInteractive();
        this.total = total;
    }

    /** One more is done. */
    public void step() {
        done++;
        if (isDue()) {
            long all = total.getAsLong();
            show(all == 0 ? done + " done" : done + "/" + Math.max(done, all), all);
        }
    }

    /** So much is done, which is said in words of its own. */
    public void reach(int nowDone, String words) {
        done = nowDone;
        if (isDue()) {
            show(words, total.getAsLong());
        }
    }

    private boolean isDue() {
        return shown && System.nanoTime() - last >= BETWEEN_NANOS;
    }

    private void show(String words, long all) {
        last = System.nanoTime();
        terminal.print(line(words, all, rate(last)));
        terminal.flush();
    }

    private double rate(long now) {
        if (now - newer.nanos > WINDOW_NANOS) {
            older = newer;
            newer = new Moment(now, done);
        }
        return (done - older.done) / ((now - older.nanos) / 1e9);
    }

    private String line(String words, long all, double rate) {
        String speed = rate == 0 ? "" : String.format(", %.0f a second", rate);
        if (all == 0) {
            return String.format("\r%-" + LONGEST + "s", words + speed);
        }
        int filled = (int) Math.min(WIDTH, (long) WIDTH * done / all);
        String bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
        String left = rate == 0 ? "" : String.format(", %.0f s left", Math.max(0, all - done) / rate);
        return String.format("\r%-" + LONGEST + "s", "[" + bar + "] " + words + speed + left);
    }

    /** Takes the bar away. */
    @Override
    public void close() {
        if (shown) {
            terminal.print("\r" + " ".repeat(LONGEST) + "\r");
            terminal.flush();
        }
    }
}
