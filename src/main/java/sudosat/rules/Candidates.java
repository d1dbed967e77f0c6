package sudosat.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import sudosat.model.Tuple;

/**
 * Which values can still stand in which cells, once the clues are propagated: a value placed leaves the other cells of its groups, a
 * cell with one candidate takes it (naked single), a value with one place in a house goes there (hidden single), and every other
 * constraint takes away what it does not allow, to a fixpoint.
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
  /** Constraints other than groups, those of each cell, and those whose cells have lost candidates since they were last asked. */
  private final List<Constraint> others = new ArrayList<>();
  private final int[][] othersOfCell;
  private final boolean[] isWaiting;
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private boolean contradiction;

  /** Every value in every cell: nothing propagated, not even the clues. */
  public static Candidates all(Puzzle puzzle) {
    return new Candidates(Tuple.empty(puzzle.size(), puzzle.grids()), List.of());
  }

  /** The candidates that are left once the clues are propagated. */
  public Candidates(Tuple clues, List<Constraint> constraints) {
    size = clues.size();
    open = new boolean[clues.cells() * size];
    Arrays.fill(open, true);
    openInCell = new int[clues.cells()];
    Arrays.fill(openInCell, size);
    List<AllDifferent> different = new ArrayList<>();
    for (Constraint constraint : constraints) {
      if (constraint instanceof AllDifferent group) {
        different.add(group);
      } else {
        others.add(constraint);
      }
    }
    groups = new int[different.size()][];
    isHouse = new boolean[groups.length];
    places = new int[groups.length * size];
    for (int group = 0; group < groups.length; group++) {
      groups[group] = different.get(group).cells();
      isHouse[group] = different.get(group).isHouse(size);
      contradiction |= groups[group].length > size;
      Arrays.fill(places, group * size, (group + 1) * size, groups[group].length);
    }
    groupsOfCell = invert(groups, clues.cells());
    int[][] cellsOfOthers = new int[others.size()][];
    for (int other = 0; other < cellsOfOthers.length; other++) {
      cellsOfOthers[other] = others.get(other).cells();
      waiting.add(other);
    }
    othersOfCell = invert(cellsOfOthers, clues.cells());
    isWaiting = new boolean[others.size()];
    Arrays.fill(isWaiting, true);
    placed = new int[clues.cells()];
    Arrays.fill(placed, -1);
    queue = new int[clues.cells()];
    for (int cell = 0; cell < clues.cells(); cell++) {
      if (clues.isGiven(cell) || size == 1) {
        enqueue(cell * size + Math.max(clues.value(cell), 1) - 1);
      }
    }
    propagate();
  }

  /** Singles first, for they are cheap; the other constraints when there are none left. */
  private void propagate() {
    while (!contradiction && (queued > 0 || !waiting.isEmpty())) {
      if (queued > 0) {
        place(queue[--queued]);
      } else {
        int other = waiting.poll();
        isWaiting[other] = false;
        others.get(other).propagate(this);
      }
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

  int size() {
    return size;
  }

  /** The lowest value of the cell, above the size if it has none. */
  int lowest(int cell) {
    int value = 1;
    while (value <= size && !isOpen(cell, value)) {
      value++;
    }
    return value;
  }

  /** The highest value of the cell, 0 if it has none. */
  int highest(int cell) {
    int value = size;
    while (value >= 1 && !isOpen(cell, value)) {
      value--;
    }
    return value;
  }

  /** The values that some of the cells can have, in order. */
  int[] union(int[] cells) {
    int[] values = new int[size];
    int count = 0;
    for (int value = 1; value <= size; value++) {
      boolean found = false;
      for (int i = 0; i < cells.length && !found; i++) {
        found = isOpen(cells[i], value);
      }
      if (found) {
        values[count++] = value;
      }
    }
    return Arrays.copyOf(values, count);
  }

  /** Takes a value away from a cell, for constraints that do not allow it. */
  void eliminate(int cell, int value) {
    close(cell, value - 1);
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
        close(cell, other);
      }
    }
    for (int group : groupsOfCell[cell]) {
      for (int other : groups[group]) {
        if (other != cell) {
          close(other, value);
        }
      }
    }
  }

  /** The value counts from 0 here. */
  private void close(int cell, int value) {
    int candidate = cell * size + value;
    if (!open[candidate] || contradiction) {
      return;
    }
    open[candidate] = false;
    if (--openInCell[cell] <= 1) {
      enqueueLastValue(cell);
    }
    for (int other : othersOfCell[cell]) {
      if (!isWaiting[other]) {
        isWaiting[other] = true;
        waiting.add(other);
      }
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
