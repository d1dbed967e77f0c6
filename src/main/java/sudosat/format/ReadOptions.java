package sudosat.format;

import java.util.Optional;
import java.util.OptionalInt;
import sudosat.io.UserError;
import sudosat.model.Shape;
import sudosat.rules.Differ;

/** What the user says about a text beside the text itself; where the text says otherwise, reading it is an error. */
public record ReadOptions(Optional<Shape> boxes, OptionalInt grids, Optional<Differ> differ) {
  /** Everything follows from the text. */
  public static final ReadOptions NONE = new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty());

  public ReadOptions {
    if (grids.isPresent() && grids.getAsInt() < 1) {
      throw new UserError("found " + grids.getAsInt() + " as the number of grids, expected 1 or more");
    }
  }
}
