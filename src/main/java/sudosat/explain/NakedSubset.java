package sudosat.explain;

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
        return Finder.firstBelow(board.geometry().groups(), group -> {
            int[] cells = board.geometry().cellsOf(group);
            return cells.length <= count
                    ? Optional.empty()
                    : LockedSets.first(
                            openCells(board, cells),
                            count,
                            (chosen, union) -> step(board, group, Intersection.cellsAt(cells, chosen), union));
        });
    }

    private long[] openCells(Board board, int[] cells) {
        long[] sets = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            sets[i] = board.isPlaced(cells[i]) || board.count(cells[i]) > count ? 0 : board.values(cells[i]);
        }
        return sets;
    }

    private Optional<Step> step(Board board, int group, int[] subset, long union) {
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
        return removals.step(
                technique,
                rating,
                () -> StepText.cells(geometry, subset) + " of " + geometry.groupName(group) + " have only "
                        + StepText.values(union));
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
