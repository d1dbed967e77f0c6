package sudosat.bench;

import sudosat.backend.Meter;
import sudosat.encode.Style;

/** A backend and the style it gets puzzles in. */
public record Contestant(Meter meter, Style style) {

  Configuration on(Instance instance) {
    return new Configuration(meter.name(), instance.isEncoded() ? style.name() : "");
  }
}
