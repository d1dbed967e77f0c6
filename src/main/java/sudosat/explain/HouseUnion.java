package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Linear;

/**
 * A house, or up to three that lie side by side, with the cages that have cells there.
 *
 * @param cells in order
 */
record HouseUnion(int[] houses, int[] cells, List<Linear> cages) {

    /** All areas of a geometry that have cages, those of one house first; none where there are no cages. */
    static List<HouseUnion> all(ExplainGeometry geometry) {
        int[][] cagesOfCell = Constraint.ofCells(geometry.cages(), geometry.cells());
        List<HouseUnion> areas = new ArrayList<>();
        if (!geometry.cages().isEmpty()) {
            for (List<Integer> houses : unions(geometry)) {
                add(geometry, houses, cagesOfCell, areas);
            }
        }
        return areas;
    }

    private static void add(
            ExplainGeometry geometry, List<Integer> houses, int[][] cagesOfCell, List<HouseUnion> areas) {
        int[] cells = cells(geometry, houses).toArray();
        List<Linear> cages = IntStream.of(cells)
                .flatMap(cell -> IntStream.of(cagesOfCell[cell]))
                .distinct()
                .mapToObj(geometry.cages()::get)
                .toList();
        if (!cages.isEmpty()) {
            areas.add(new HouseUnion(houses.stream().mapToInt(Integer::intValue).toArray(), cells, cages));
        }
    }

    private static IntStream cells(ExplainGeometry geometry, List<Integer> houses) {
        return houses.stream()
                .map(geometry::cellsOf)
                .flatMapToInt(Arrays::stream)
                .sorted();
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
            BitSet inside = new BitSet();
            BitSet beside = new BitSet();
            cells(geometry, union).forEach(inside::set);
            inside.stream()
                    .flatMap(cell -> IntStream.of(Cell.beside(cell, geometry.size())))
                    .forEach(beside::set);
            for (int house = 0; house < geometry.houses(); house++) {
                int[] cells = geometry.cellsOf(house);
                if (isAlike(geometry, union.get(0), house)
                        && IntStream.of(cells).noneMatch(inside::get)
                        && IntStream.of(cells).anyMatch(beside::get)) {
                    wider.add(Stream.concat(union.stream(), Stream.of(house))
                            .sorted()
                            .toList());
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

    boolean has(int cell) {
        return Arrays.binarySearch(cells, cell) >= 0;
    }

    /** {@code row 1}, {@code row 1, row 2}. */
    String name(ExplainGeometry geometry) {
        return StepText.join(houses, geometry::groupName);
    }
}
