package sudosat.rules;

import java.util.ArrayList;
import java.util.List;
import sudosat.model.Cell;
import sudosat.model.Shape;
import sudosat.model.Tuple;

/** Clues and the rules they stand under. */
public record Puzzle(Shape shape, Tuple clues, Differ differ) {

  public Puzzle {
    if (shape.size() != clues.size()) {
      throw new IllegalArgumentException("boxes " + shape + " in grids of size " + clues.size());
    }
  }

  public Puzzle(Shape shape, Tuple clues) {
    this(shape, clues, Differ.EVERYWHERE);
  }

  public int size() {
    return shape.size();
  }

  public int grids() {
    return clues.grids();
  }

  /** All constraints: rows, columns and boxes of every grid, then the cells that must differ between grids. */
  public List<AllDifferent> constraints() {
    List<AllDifferent> constraints = new ArrayList<>();
    for (int grid = 0; grid < grids(); grid++) {
      addHouses(grid, constraints);
    }
    for (int position = 0; position < shape.cells() && grids() > 1 && differ != Differ.NOWHERE; position++) {
      addDifferences(position, constraints);
    }
    return constraints;
  }

  private void addHouses(int grid, List<AllDifferent> constraints) {
    int size = size();
    for (int row = 0; row < size; row++) {
      constraints.add(block("row " + (row + 1), grid, row, 0, size));
    }
    for (int column = 0; column < size; column++) {
      constraints.add(block("column " + (column + 1), grid, 0, column, 1));
    }
    for (int box = 0; box < size; box++) {
      int top = box / shape.boxRows() * shape.boxRows();
      int left = box % shape.boxRows() * shape.boxColumns();
      constraints.add(block("box " + (box + 1), grid, top, left, shape.boxColumns()));
    }
  }

  /** The house of N cells that stand in a block of the given width. */
  private AllDifferent block(String label, int grid, int top, int left, int width) {
    int[] cells = new int[size()];
    for (int m = 0; m < cells.length; m++) {
      cells[m] = new Cell(grid, top + m / width, left + m % width).index(size());
    }
    return new AllDifferent(label, cells);
  }

  /** Corresponding cells of all grids form one group, unless some two of them are exempt as given in both. */
  private void addDifferences(int position, List<AllDifferent> constraints) {
    int[] cells = new int[grids()];
    int given = 0;
    for (int grid = 0; grid < cells.length; grid++) {
      cells[grid] = grid * shape.cells() + position;
      given += clues.isGiven(cells[grid]) ? 1 : 0;
    }
    if (differ == Differ.EVERYWHERE || given < 2) {
      constraints.add(new AllDifferent(AllDifferent.CORRESPONDING, cells));
    } else {
      addPairsNotBothGiven(cells, constraints);
    }
  }

  private void addPairsNotBothGiven(int[] cells, List<AllDifferent> constraints) {
    for (int a = 0; a < cells.length; a++) {
      for (int b = a + 1; b < cells.length; b++) {
        if (!clues.isGiven(cells[a]) || !clues.isGiven(cells[b])) {
          constraints.add(new AllDifferent(AllDifferent.CORRESPONDING, new int[] {cells[a], cells[b]}));
        }
      }
    }
  }
}
