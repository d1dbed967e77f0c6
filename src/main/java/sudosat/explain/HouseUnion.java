package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import sudosat.puzzle.Linear;

/**
 * A house, or up to three that lie side by side, with the cages that have cells there.
 *
 * @param cells in order
 */
record HouseUnion(int[] houses, int[] cells, List<Linear> cages) {

    /** All areas of a geometry that have cages, those of one house first; none where there are no cages. */
    static List<HouseUnion> all(ExplainGeometry geometry) {
        List<List<Linear>> cagesOfCell = cagesOfCells(geometry);
        List<HouseUnion> areas = new ArrayList<>();
        if (!cagesOfCell.isEmpty()) {
            for (List<Integer> houses : unions(geometry)) {
                add(geometry, houses, cagesOfCell, areas);
            }
        }
        return areas;
    }

    /** The cages of each cell; nothing at all where there are no cages. */
    private static List<List<Linear>> cagesOfCells(ExplainGeometry geometry) {
        List<List<Linear>> cages = new ArrayList<>();
        for (int cell = 0; cell < geometry.cells() && !geometry.cages().isEmpty(); cell++) {
            cages.add(new ArrayList<>(1));
        }
        for (Linear cage : geometry.cages()) {
            for (int cell : cage.cells()) {
                cages.get(cell).add(cage);
            }
        }
        return cages;
    }

    private static void add(
            ExplainGeometry geometry, List<Integer> houses, List<List<Linear>> cagesOfCell, List<HouseUnion> areas) {
        int[] cells = houses.stream()
                .map(geometry::cellsOf)
                .flatMapToInt(Arrays::stream)
                .sorted()
                .toArray();
        List<Linear> cages = new ArrayList<>();
        Set<Linear> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int cell : cells) {
            for (Linear cage : cagesOfCell.get(cell)) {
                if (seen.add(cage)) {
                    cages.add(cage);
                }
            }
        }
        if (!cages.isEmpty()) {
            areas.add(new HouseUnion(houses.stream().mapToInt(Integer::intValue).toArray(), cells, cages));
        }
    }

    private static List<List<Integer>> unions(ExplainGeometry geometry) {
        List<List<Integer>> single = new ArrayList<>();
        for (int house = 0; house < geometry.houses(); house++) {
            single.add(List.of(house));
        }
        if (geometry.isCrowded()) {
            return single;
        }
        List<List<Integer>> pairs = wider(geometry, single);
        List<List<Integer>> all = new ArrayList<>(single);
        all.addAll(pairs);
        all.addAll(wider(geometry, pairs));
        return all;
    }

    /** Adds to each union one more house of the same kind and the same grid that touches it without sharing a cell. */
    private static List<List<Integer>> wider(ExplainGeometry geometry, List<List<Integer>> unions) {
        Set<List<Integer>> wider = new LinkedHashSet<>();
        for (List<Integer> union : unions) {
            Neighborhood around = new Neighborhood(geometry, union);
            for (int house = 0; house < geometry.houses(); house++) {
                if (isAlike(geometry, union.get(0), house) && around.touches(geometry.cellsOf(house))) {
                    List<Integer> more = new ArrayList<>(union);
                    more.add(house);
                    more.sort(null);
                    wider.add(List.copyOf(more));
                }
            }
        }
        return List.copyOf(wider);
    }

    private static boolean isAlike(ExplainGeometry geometry, int house, int other) {
        int gridCells = geometry.size() * geometry.size();
        return geometry.kind(house) == geometry.kind(other)
                && geometry.cellsOf(house)[0] / gridCells == geometry.cellsOf(other)[0] / gridCells;
    }

    /** The cells of some houses, and those beside them. */
    private static final class Neighborhood {
        private final boolean[] isInside;
        private final boolean[] isBeside;

        Neighborhood(ExplainGeometry geometry, List<Integer> houses) {
            isInside = new boolean[geometry.cells()];
            isBeside = new boolean[geometry.cells()];
            int size = geometry.size();
            for (int house : houses) {
                for (int cell : geometry.cellsOf(house)) {
                    int inGrid = cell % (size * size);
                    isInside[cell] = true;
                    mark(cell - 1, inGrid % size > 0);
                    mark(cell + 1, inGrid % size < size - 1);
                    mark(cell - size, inGrid / size > 0);
                    mark(cell + size, inGrid / size < size - 1);
                }
            }
        }

        private void mark(int cell, boolean isThere) {
            if (isThere) {
                isBeside[cell] = true;
            }
        }

        boolean touches(int[] cells) {
            boolean touches = false;
            for (int cell : cells) {
                if (isInside[cell]) {
                    return false;
                }
                touches |= isBeside[cell];
            }
            return touches;
        }
    }

    boolean has(int cell) {
        return Arrays.binarySearch(cells, cell) >= 0;
    }

    /** {@code row 1}, {@code row 1, row 2}. */
    String name(ExplainGeometry geometry) {
        List<String> names = new ArrayList<>();
        for (int house : houses) {
            names.add(geometry.groupName(house));
        }
        return String.join(", ", names);
    }
}
