package sudosat.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** As many cells of a group as they have values together: nobody else in their groups can have those. */
final class NakedSubset implements Finder {
    private final Technique technique;
    private final int count;
    private final int rating;

    NakedSubset(Technique technique, int count, int rating) {
        this.technique = technique;
        this.count = count;
        this.rating = rating;
    }

    @Override
    public Optional<Step> find(Board board) {
        List<Step> found = new ArrayList<>(1);
        for (int group = 0; group < board.geometry().groups() && found.isEmpty(); group++) {
            int number = group;
            int[] cells = board.geometry().cellsOf(group);
            if (cells.length > count) {
                Cover.search(
                        openCells(board, cells),
                        count,
                        (chosen, union) -> add(board, number, pick(cells, chosen), union, found));
            }
        }
        return found.stream().findFirst();
    }

    private long[] openCells(Board board, int[] cells) {
        long[] sets = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            sets[i] = board.isPlaced(cells[i]) || board.count(cells[i]) > count ? 0 : board.values(cells[i]);
        }
        return sets;
    }

    static int[] pick(int[] cells, int[] chosen) {
        int[] picked = new int[chosen.length];
        for (int i = 0; i < picked.length; i++) {
            picked[i] = cells[chosen[i]];
        }
        return picked;
    }

    private boolean add(Board board, int group, int[] subset, long union, List<Step> found) {
        ExplainGeometry geometry = board.geometry();
        Removals removals = new Removals(board);
        for (int other : geometry.groupsOf(subset[0])) {
            if (hasAll(geometry, other, subset)) {
                for (int cell : geometry.cellsOf(other)) {
                    if (!contains(subset, cell)) {
                        removals.addAll(cell, union);
                    }
                }
            }
        }
        if (!removals.isEmpty()) {
            found.add(Step.removing(
                    technique,
                    rating,
                    removals.toArray(),
                    () -> StepText.cells(geometry, subset) + " of " + geometry.groupName(group) + " have only "
                            + StepText.values(union)));
        }
        return !removals.isEmpty();
    }

    private static boolean hasAll(ExplainGeometry geometry, int group, int[] subset) {
        for (int cell : subset) {
            if (!geometry.isIn(cell, group)) {
                return false;
            }
        }
        return true;
    }

    private static boolean contains(int[] numbers, int wanted) {
        for (int number : numbers) {
            if (number == wanted) {
                return true;
            }
        }
        return false;
    }
}
