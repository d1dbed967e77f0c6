package sudosat.cli;

import java.io.PrintStream;

/** A progress bar on a terminal; silent elsewhere. */
final class Progress implements AutoCloseable {
  private static final long BETWEEN_NANOS = 100_000_000;
  /** The rate is that of the last five to ten seconds. */
  private static final long WINDOW_NANOS = 5_000_000_000L;
  private static final int WIDTH = 30;
  private static final int LONGEST = WIDTH + 80;

  private final PrintStream terminal;
  private final boolean shown;
  private final int total;
  private Moment older = new Moment(System.nanoTime(), 0);
  private Moment newer = older;
  private long last = older.nanos - BETWEEN_NANOS;
  private int done;

  /** How much was done when. */
  private record Moment(long nanos, int done) {}

  Progress(Console console, int total) {
    this.terminal = console.err();
    this.shown = console.isInteractive() && total > 1;
    this.total = total;
  }

  /** One more is done. */
  void step() {
    reach(done + 1, (done + 1) + "/" + total);
  }

  /** So much is done, which is said in words of its own. */
  void reach(int nowDone, String words) {
    done = nowDone;
    long now = System.nanoTime();
    if (shown && now - last >= BETWEEN_NANOS) {
      last = now;
      terminal.print(line(words, rate(now)));
      terminal.flush();
    }
  }

  private double rate(long now) {
    if (now - newer.nanos > WINDOW_NANOS) {
      older = newer;
      newer = new Moment(now, done);
    }
    return (done - older.done) / ((now - older.nanos) / 1e9);
  }

  private String line(String words, double rate) {
    int filled = (int) ((long) WIDTH * done / total);
    String bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
    String left = rate == 0 ? "" : String.format(", %.0f a second, %.0f s left", rate, (total - done) / rate);
    return String.format("\r%-" + LONGEST + "s", "[" + bar + "] " + words + left);
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
