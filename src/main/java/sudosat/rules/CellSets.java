package sudosat.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which cells differ and which are houses, as sets of bits: a set of cells or of houses is some words of 64 bits each. It never changes. */
final class CellSets {
  private final int words;
  private final int houseWords;
  private final long[] cells;
  private final long[] houses;
  private final long[] free;
  private final long[] cellsOfHouses;
  private final long[] housesOfCells;
  private final int[] firstWords;
  private final int[] lastWords;

  CellSets(Puzzle puzzle) {
    List<int[]> groups = new ArrayList<>();
    for (Constraint constraint : puzzle.constraints()) {
      if (constraint instanceof AllDifferent group && group.isHouse(puzzle.size())) {
        groups.add(group.cells());
      }
    }
    int count = puzzle.clues().cells();
    cells = first(count);
    houses = first(groups.size());
    words = cells.length;
    houseWords = houses.length;
    free = new long[count * words];
    Arrays.fill(free, -1L);
    puzzle.constraints().forEach(constraint -> addDifferences(constraint.cells()));
    cellsOfHouses = new long[groups.size() * words];
    housesOfCells = new long[count * houseWords];
    firstWords = new int[groups.size()];
    lastWords = new int[groups.size()];
    for (int house = 0; house < groups.size(); house++) {
      addHouse(house, groups.get(house));
    }
  }

  /** The set of the numbers below this one. */
  private static long[] first(int count) {
    long[] set = new long[(count + Long.SIZE - 1) / Long.SIZE];
    for (int member = 0; member < count; member++) {
      set[member >> 6] |= 1L << member;
    }
    return set;
  }

  private void addDifferences(int[] group) {
    for (int cell : group) {
      for (int other : group) {
        if (other != cell) {
          free[cell * words + (other >> 6)] &= ~(1L << other);
        }
      }
    }
  }

  private void addHouse(int house, int[] group) {
    firstWords[house] = Integer.MAX_VALUE;
    for (int cell : group) {
      firstWords[house] = Math.min(firstWords[house], cell >> 6);
      lastWords[house] = Math.max(lastWords[house], cell >> 6);
      cellsOfHouses[house * words + (cell >> 6)] |= 1L << cell;
      housesOfCells[cell * houseWords + (house >> 6)] |= 1L << house;
    }
  }

  /** How many words a set of cells has. */
  int words() {
    return words;
  }

  /** How many words a set of houses has. */
  int houseWords() {
    return houseWords;
  }

  /** All cells. */
  long[] cells() {
    return cells;
  }

  /** All houses. */
  long[] houses() {
    return houses;
  }

  /** For each cell the set of those that it need not differ from, itself among them. */
  long[] free() {
    return free;
  }

  /** For each cell the set of its houses. */
  long[] housesOfCells() {
    return housesOfCells;
  }

  /** For each house the set of its cells. */
  long[] cellsOfHouses() {
    return cellsOfHouses;
  }

  /** For each house the first word of its cells that is not empty. */
  int[] firstWords() {
    return firstWords;
  }

  /** The same for the last one. */
  int[] lastWords() {
    return lastWords;
  }
}
