package sudosat.rules;

import sudosat.model.Cell;

/**
 * Cells that hold different values; with as many cells as values it is a house, and each value stands in it once.
 *
 * @param label what the cells are, as in "row 3"; the name is put together only when it is asked for
 * @param cells indices of the cells in the tuple
 */
public record AllDifferent(String label, int[] cells) {
  static final String CORRESPONDING = "corresponding cells";

  public boolean isHouse(int size) {
    return cells.length == size && !label.equals(CORRESPONDING);
  }

  /** The name for messages: {@code row 3 of grid 2}, {@code corresponding cells r1c1}. */
  public String name(int size) {
    Cell first = Cell.of(cells[0], size);
    return label.equals(CORRESPONDING) ? label + " " + first.name() : label + " of grid " + (first.grid() + 1);
  }
}
