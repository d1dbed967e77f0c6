package sudosat.generate.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Tuple;

/** Cells of filled grids in cages: connected, with different values, of two to five cells where that can be. */
final class CagePartition {
    static final int LARGEST = 5;
    /** One of these is drawn as the size that a cage is to grow to. */
    private static final int[] SIZES = {2, 2, 2, 3, 3, 3, 4, 4, 5};

    private final Tuple solution;
    private final RandomGenerator random;
    private final int[] cells;
    /** The cage of each cell, its cells in order. */
    private final int[][] cageOf;

    /** Random cages for all cells of some grids. */
    CagePartition(Tuple solution, int[] cells, RandomGenerator random) {
        this.solution = solution;
        this.random = random;
        this.cells = cells.clone();
        this.cageOf = new int[solution.cells()][];
        for (int[] free = free(); free.length > 0; free = free()) {
            put(grown(mostEnclosed(free)));
        }
        for (int cell : cells) {
            if (cageOf[cell].length == 1) {
                joinSingle(cageOf[cell]);
            }
        }
    }

    private int[] free() {
        return Arrays.stream(cells).filter(cell -> cageOf[cell] == null).toArray();
    }

    /** Has as few free neighbors as any, so that few cells are left alone. */
    private int mostEnclosed(int[] free) {
        int fewest = Arrays.stream(free).map(this::freeNeighbors).min().orElseThrow();
        int[] enclosed = Arrays.stream(free)
                .filter(cell -> freeNeighbors(cell) == fewest)
                .toArray();
        return enclosed[random.nextInt(enclosed.length)];
    }

    private int freeNeighbors(int cell) {
        return (int) Arrays.stream(beside(cell))
                .filter(other -> cageOf[other] == null)
                .count();
    }

    private int[] grown(int cell) {
        int[] cage = {cell};
        int size = SIZES[random.nextInt(SIZES.length)];
        int[] next = around(cage);
        while (cage.length < size && next.length > 0) {
            cage = joined(cage, new int[] {next[random.nextInt(next.length)]});
            next = around(cage);
        }
        return cage;
    }

    /** The free cells beside a cage whose values it does not have. */
    private int[] around(int[] cage) {
        return Arrays.stream(cage)
                .flatMap(cell -> Arrays.stream(beside(cell)))
                .filter(other -> cageOf[other] == null && differ(joined(cage, new int[] {other}), solution))
                .distinct()
                .toArray();
    }

    /** Has a single cell join a cage beside it or, where all are full or have its value, share in the cells of one. */
    private void joinSingle(int[] single) {
        List<int[]> beside = new ArrayList<>(beside(single));
        beside.sort((a, b) -> Integer.compare(a.length, b.length));
        for (int[] cage : beside) {
            int[] union = joined(single, cage);
            List<int[]> cuts = cuts(union);
            if (union.length <= LARGEST && differ(union, solution)) {
                put(union);
                return;
            }
            if (!cuts.isEmpty()) {
                cut(union, cuts.get(random.nextInt(cuts.size())));
                return;
            }
        }
    }

    private int[] beside(int cell) {
        return Cell.beside(cell, solution.size());
    }

    /** The cages that touch a cage. */
    Set<int[]> beside(int[] cage) {
        Set<int[]> beside = new LinkedHashSet<>();
        for (int cell : cage) {
            for (int other : beside(cell)) {
                beside.add(cageOf[other]);
            }
        }
        beside.remove(cage);
        return beside;
    }

    /** All cages, in the order of their first cells. */
    List<int[]> all() {
        return Arrays.stream(cells)
                .filter(cell -> cageOf[cell][0] == cell)
                .mapToObj(cell -> cageOf[cell])
                .toList();
    }

    /** The cells of all, in order. */
    static int[] joined(int[]... parts) {
        return Stream.of(parts).flatMapToInt(Arrays::stream).sorted().toArray();
    }

    static int[] without(int[] union, int[] part) {
        return Arrays.stream(union)
                .filter(cell -> Arrays.binarySearch(part, cell) < 0)
                .toArray();
    }

    private void put(int[] cage) {
        for (int cell : cage) {
            cageOf[cell] = cage;
        }
    }

    /** Makes two cages of the cells of one or two. */
    void cut(int[] union, int[] part) {
        put(part);
        put(without(union, part));
    }

    /** Every way to make two cages of at least two cells from those given: the part that has the first cell. */
    List<int[]> cuts(int[] union) {
        List<int[]> cuts = new ArrayList<>();
        for (int set = 1; set < 1 << union.length; set += 2) {
            int count = Integer.bitCount(set);
            if (isFit(count) && isFit(union.length - count)) {
                int[] part = part(union, set);
                if (isCage(part) && isCage(without(union, part))) {
                    cuts.add(part);
                }
            }
        }
        return cuts;
    }

    private static boolean isFit(int count) {
        return count >= 2 && count <= LARGEST;
    }

    private static int[] part(int[] union, int set) {
        return IntStream.range(0, union.length)
                .filter(i -> (set >> i & 1) != 0)
                .map(i -> union[i])
                .toArray();
    }

    private boolean isCage(int[] part) {
        return differ(part, solution) && isConnected(part);
    }

    private boolean isConnected(int[] part) {
        int reached = 1;
        for (int round = 1; round < part.length; round++) {
            for (int i = 0; i < part.length; i++) {
                for (int other : beside(part[i])) {
                    int j = Arrays.binarySearch(part, other);
                    reached |= j >= 0 && (reached >> j & 1) != 0 ? 1 << i : 0;
                }
            }
        }
        return Integer.bitCount(reached) == part.length;
    }

    /** Whether the cells of a cage have different values in some filling. */
    static boolean differ(int[] cage, Tuple filling) {
        for (int i = 1; i < cage.length; i++) {
            for (int j = 0; j < i; j++) {
                if (filling.value(cage[i]) == filling.value(cage[j])) {
                    return false;
                }
            }
        }
        return true;
    }

    static int sum(int[] cage, Tuple filling) {
        int sum = 0;
        for (int cell : cage) {
            sum += filling.value(cell);
        }
        return sum;
    }
}
