package sudosat.rules;

import java.util.Arrays;
import java.util.List;
import sudosat.model.Tuple;

/**
 * Which values can still stand in which cells, once the clues are propagated: a value placed leaves the other cells of its groups, a
 * cell with one candidate takes it (naked single), a value with one place in a house goes there (hidden single), to a fixpoint.
 *
 * <p>A candidate is numbered {@code cell * size + value - 1}. Counting the open candidates of each cell and of each value in each
 * house makes every elimination cost only the number of groups the cell is in.
 */
public final class Candidates {
  private final int size;
  private final boolean[] open;
  private final int[] openInCell;
  private final int[][] groups;
  private final boolean[] isHouse;
  private final int[][] groupsOfCell;
  /** Open places of each value in each house, at {@code group * size + value - 1}. */
  private final int[] places;
  /** The candidate placed in each cell or waiting for it, or -1. */
  private final int[] placed;
  private final int[] queue;
  private int queued;
  private boolean contradiction;

  /** Every value in every cell: nothing propagated, not even the clues. */
  public static Candidates all(Puzzle puzzle) {
    return new Candidates(Tuple.empty(puzzle.size(), puzzle.grids()), List.of());
  }

  /** The candidates that are left once the clues are propagated. */
  public Candidates(Tuple clues, List<AllDifferent> constraints) {
    size = clues.size();
    open = new boolean[clues.cells() * size];
    Arrays.fill(open, true);
    openInCell = new int[clues.cells()];
    Arrays.fill(openInCell, size);
    groups = new int[constraints.size()][];
    isHouse = new boolean[groups.length];
    places = new int[groups.length * size];
    for (int group = 0; group < groups.length; group++) {
      groups[group] = constraints.get(group).cells();
      isHouse[group] = constraints.get(group).isHouse(size);
      Arrays.fill(places, group * size, (group + 1) * size, groups[group].length);
    }
    groupsOfCell = invert(groups, clues.cells());
    placed = new int[clues.cells()];
    Arrays.fill(placed, -1);
    queue = new int[clues.cells()];
    for (int cell = 0; cell < clues.cells(); cell++) {
      if (clues.isGiven(cell) || size == 1) {
        enqueue(cell * size + Math.max(clues.value(cell), 1) - 1);
      }
    }
    while (queued > 0 && !contradiction) {
      place(queue[--queued]);
    }
  }

  private static int[][] invert(int[][] groups, int cells) {
    int[] count = new int[cells];
    for (int[] group : groups) {
      for (int cell : group) {
        count[cell]++;
      }
    }
    int[][] groupsOfCell = new int[cells][];
    for (int cell = 0; cell < cells; cell++) {
      groupsOfCell[cell] = new int[count[cell]];
    }
    for (int group = 0; group < groups.length; group++) {
      for (int cell : groups[group]) {
        groupsOfCell[cell][--count[cell]] = group;
      }
    }
    return groupsOfCell;
  }

  /** No solution: some cell has no value left, or some value no place in a house. */
  public boolean isContradiction() {
    return contradiction;
  }

  public boolean isOpen(int cell, int value) {
    return open[cell * size + value - 1];
  }

  /** The cell has one candidate, and that is its value. */
  public boolean isSettled(int cell) {
    return openInCell[cell] == 1;
  }

  public int count(int cell) {
    return openInCell[cell];
  }

  private void enqueue(int candidate) {
    int cell = candidate / size;
    if (placed[cell] < 0) {
      placed[cell] = candidate;
      queue[queued++] = candidate;
    } else if (placed[cell] != candidate) {
      contradiction = true;
    }
  }

  private void place(int candidate) {
    if (!open[candidate]) {
      contradiction = true;
      return;
    }
    int cell = candidate / size;
    int value = candidate % size;
    for (int other = 0; other < size; other++) {
      if (other != value) {
        eliminate(cell, other);
      }
    }
    for (int group : groupsOfCell[cell]) {
      for (int other : groups[group]) {
        if (other != cell) {
          eliminate(other, value);
        }
      }
    }
  }

  /** The value counts from 0 here. */
  private void eliminate(int cell, int value) {
    int candidate = cell * size + value;
    if (!open[candidate] || contradiction) {
      return;
    }
    open[candidate] = false;
    if (--openInCell[cell] <= 1) {
      enqueueLastValue(cell);
    }
    for (int group : groupsOfCell[cell]) {
      if (--places[group * size + value] <= 1 && isHouse[group]) {
        enqueueLastPlace(group, value);
      }
    }
  }

  private void enqueueLastValue(int cell) {
    for (int candidate = cell * size; candidate < (cell + 1) * size; candidate++) {
      if (open[candidate]) {
        enqueue(candidate);
        return;
      }
    }
    contradiction = true;
  }

  private void enqueueLastPlace(int group, int value) {
    for (int cell : groups[group]) {
      if (open[cell * size + value]) {
        enqueue(cell * size + value);
        return;
      }
    }
    contradiction = true;
  }
}
