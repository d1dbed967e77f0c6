package sudosat.cli.report;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Says what is going on: a line that changes on a terminal, where work of less than two seconds stays silent; elsewhere
 * a plain line now and then, the first after half a minute.
 */
public final class ProgressBar implements AutoCloseable {
    private static final long SECOND = 1_000_000_000L;
    private static final long BETWEEN_FRAMES = SECOND / 10;
    private static final long SILENT_ON_TERMINAL = 2 * SECOND;
    /** Until the first plain line; the time until the next doubles with each. */
    private static final long SILENT_ELSEWHERE = 30 * SECOND;

    private static final long BETWEEN_TICKS_MILLIS = 500;
    /** Rates of two windows in a row have to agree for an estimate. */
    private static final long WINDOW = 5 * SECOND;

    private static final double MOST_DEVIATION = 0.25;
    private static final int WIDTH = 30;
    private static final int LONGEST = WIDTH + 80;

    private final PrintStream messages;
    private final boolean isTerminal;
    private final LongSupplier total;
    private final LongSupplier clock;
    private final long start;
    private final Thread ticker = new Thread(this::tickOn, "progress");
    private Supplier<String> words;
    private long nextFrame;
    private boolean isVisible;
    private boolean isClosed;
    private int done;
    /** Of steps that were counted again from the start, as by another attempt. */
    private int attempt = 1;

    private long windowStart;
    private int windowDone;
    private double lastRate;
    private double rate;

    /** For work of which the parts are counted; there is nothing to show of less than two. */
    public ProgressBar(Console console, int total) {
        this(console, total > 1, () -> total);
    }

    /**
     * For work whose end may not be known yet.
     *
     * @param total how much there will be as far as is known; 0 if it is not, and then there is no bar, but a count
     */
    public ProgressBar(Console console, boolean isWanted, LongSupplier total) {
        this(console.err(), console.isInteractive(), total, System::nanoTime, () -> "");
        begin(isWanted);
    }

    /** For work of one piece, described in words. */
    public ProgressBar(Console console, boolean isWanted, Supplier<String> words) {
        this(console.err(), console.isInteractive(), () -> 0, System::nanoTime, words);
        begin(isWanted);
    }

    ProgressBar(
            PrintStream messages, boolean isTerminal, LongSupplier total, LongSupplier clock, Supplier<String> words) {
        this.messages = messages;
        this.isTerminal = isTerminal;
        this.total = total;
        this.clock = clock;
        this.words = words;
        start = clock.getAsLong();
        windowStart = start;
        nextFrame = start + (isTerminal ? SILENT_ON_TERMINAL : SILENT_ELSEWHERE);
    }

    private void begin(boolean isWanted) {
        isClosed = !isWanted;
        if (isWanted) {
            ticker.setDaemon(true);
            ticker.start();
        }
    }

    private void tickOn() {
        try {
            while (true) {
                Thread.sleep(BETWEEN_TICKS_MILLIS);
                tick();
            }
        } catch (InterruptedException closed) {
            // there is nothing more to say
        }
    }

    /** One more is done. */
    public synchronized void step() {
        words = () -> "";
        done++;
        measure();
        tick();
    }

    /** This much is done, 0 at the beginning, and said in words of its own. */
    public synchronized void reach(int nowDone, String said) {
        attempt += nowDone < done ? 1 : 0;
        done = nowDone;
        words = () -> said;
        tick();
    }

    private void measure() {
        long now = clock.getAsLong();
        if (now - windowStart >= WINDOW) {
            lastRate = rate;
            rate = (done - windowDone) / ((now - windowStart) / (double) SECOND);
            windowStart = now;
            windowDone = done;
        }
    }

    /** Shows how it stands, if it is time for that. */
    synchronized void tick() {
        long now = clock.getAsLong();
        if (isClosed || now < nextFrame) {
            return;
        }
        String text = text(now - start);
        if (isTerminal) {
            messages.print(String.format("\r%-" + LONGEST + "s", text));
            nextFrame = now + BETWEEN_FRAMES;
            isVisible = true;
        } else {
            messages.println("sudosat: " + text);
            nextFrame = now + (now - start);
        }
        messages.flush();
    }

    private String text(long elapsed) {
        long all = total.getAsLong();
        String said = words.get();
        String what = !said.isEmpty() ? said : all == 0 ? done + " done" : done + "/" + Math.max(done, all);
        return bar(all) + what + (attempt > 1 ? ", attempt " + attempt : "") + ", " + seconds(elapsed) + left(all);
    }

    private String bar(long all) {
        if (!isTerminal || all == 0) {
            return "";
        }
        int filled = (int) Math.min(WIDTH, (long) WIDTH * done / all);
        return "[" + "#".repeat(filled) + "-".repeat(WIDTH - filled) + "] ";
    }

    /** An estimate, only where steps are counted and come evenly. */
    private String left(long all) {
        boolean isSteady = lastRate > 0 && rate > 0 && Math.abs(rate - lastRate) <= MOST_DEVIATION * lastRate;
        return all > done && isSteady ? ", about " + seconds((long) ((all - done) / rate * SECOND)) + " left" : "";
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%,d s", nanos / SECOND);
    }

    /** Takes the line away, so that results can be printed on the same terminal. */
    public synchronized void hide() {
        if (isVisible) {
            messages.print("\r" + " ".repeat(LONGEST) + "\r");
            messages.flush();
            isVisible = false;
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        ticker.interrupt();
        hide();
    }
}
