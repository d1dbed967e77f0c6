package sudosat.bridge;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.Optional;

/** Tells by its first lines how an output is written, and leaves them to be read again. No more is waited for than is needed. */
public final class AnswerDetector {
  /** Chatter may go before. */
  private static final int MOST_BYTES = 1 << 16;
  /** As much of a line as tells anything. */
  private static final int LINE_START = 80;

  private final BufferedInputStream in;
  private int bytes;
  private boolean atEnd;

  private AnswerDetector(BufferedInputStream in) {
    this.in = in;
  }

  /** The format; nothing if it is that of a SAT solver, or none at all. */
  public static Optional<AnswerFormat> detect(BufferedInputStream in) throws IOException {
    in.mark(MOST_BYTES + 1);
    Optional<AnswerFormat> found = new AnswerDetector(in).read();
    in.reset();
    return found;
  }

  private Optional<AnswerFormat> read() throws IOException {
    Optional<AnswerFormat> found = Optional.empty();
    while (found.isEmpty() && !isOver()) {
      String start = lineStart();
      if (start.startsWith("v ") && !isWithNames(start)) {
        return Optional.empty();
      }
      found = format(start);
    }
    return found;
  }

  private boolean isOver() {
    return atEnd || bytes >= MOST_BYTES;
  }

  /** The beginning of the next line; of a longer one, the rest is passed over only if it tells nothing. */
  private String lineStart() throws IOException {
    StringBuilder start = new StringBuilder();
    for (int next = next(); next >= 0 && next != '\n'; next = next()) {
      if (start.length() < LINE_START) {
        start.append((char) next);
      } else if (format(start.toString()).isPresent()) {
        break;
      }
    }
    return start.toString().strip();
  }

  private int next() throws IOException {
    int next = isOver() ? -1 : in.read();
    atEnd = next < 0;
    bytes++;
    return next;
  }

  private static boolean isWithNames(String line) {
    return line.matches("v +[+-]?x\\d.*");
  }

  private static Optional<AnswerFormat> format(String line) {
    if (isWithNames(line)) {
      return Optional.of(AnswerFormat.COMPETITION);
    } else if (line.startsWith("value(") || line.startsWith("clingo version ") || line.startsWith("Answer: ")) {
      return Optional.of(AnswerFormat.CLINGO);
    } else if (line.startsWith("Problem:")) {
      return Optional.of(AnswerFormat.GLPSOL);
    } else if (line.startsWith("Welcome to the CBC ") || line.contains(" - objective value ")) {
      return Optional.of(AnswerFormat.CBC);
    }
    return line.equals("Model status") ? Optional.of(AnswerFormat.HIGHS) : Optional.empty();
  }
}
