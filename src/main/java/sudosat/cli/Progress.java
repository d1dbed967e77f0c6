package sudosat.cli;

import java.io.PrintStream;

/** A progress bar on a terminal; silent elsewhere. */
final class Progress implements AutoCloseable {
  private static final long BETWEEN_NANOS = 100_000_000;
  private static final int WIDTH = 30;

  private final PrintStream terminal;
  private final boolean shown;
  private final int total;
  private final long start = System.nanoTime();
  private long last = start;
  private int done;

  Progress(Console console, int total) {
    this.terminal = console.err();
    this.shown = console.isInteractive() && total > 1;
    this.total = total;
  }

  /** One more is done. */
  void step() {
    done++;
    long now = System.nanoTime();
    if (shown && now - last > BETWEEN_NANOS) {
      last = now;
      terminal.print(line((now - start) / 1e9));
      terminal.flush();
    }
  }

  private String line(double seconds) {
    int filled = (int) ((long) WIDTH * done / total);
    String bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
    return String.format("\r[%s] %d/%d, %.0f a second, %.0f s left ", bar, done, total, done / seconds, (total - done) * seconds / done);
  }

  /** Takes the bar away. */
  @Override
  public void close() {
    if (shown) {
      terminal.print("\r" + " ".repeat(WIDTH + 60) + "\r");
      terminal.flush();
    }
  }
}
