package sudosat.bench;

import java.io.IOException;
import java.util.OptionalDouble;
import sudosat.backend.CnfFile;
import sudosat.encode.Style;

/** The CNF file of an instance in one encoding: made for the first run that needs it, gone after the last. */
final class Preparation {
  private final Instance instance;
  private final Style style;
  private int users;
  private Ready ready;

  Preparation(Instance instance, Style style) {
    this.instance = instance;
    this.style = style;
  }

  /**
   * The file, and what is known of it.
   *
   * @param encodeSeconds what the encoding took, propagation and writing included; empty for what was a CNF already
   */
  record Ready(CnfFile file, OptionalDouble encodeSeconds, long clauses) {}

  /** One run more will begin and end. */
  void expectUser() {
    users++;
  }

  synchronized Ready begin() throws IOException {
    if (ready == null) {
      long start = System.nanoTime();
      CnfFile file = new CnfFile(instance.formula(style));
      double seconds = (System.nanoTime() - start) / 1e9;
      ready = new Ready(file, instance.isEncoded() ? OptionalDouble.of(seconds) : OptionalDouble.empty(), file.formula().clauses());
    }
    return ready;
  }

  synchronized void end() {
    users--;
    if (users == 0) {
      ready.file().close();
      ready = null;
    }
  }
}
