package sudosat.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Four cells that could swap two values: in the only solution one of them has another value. If that can be just one
 * cell, it is there; if just one value, it is in one of them; if it makes a naked subset with other cells, that holds;
 * and if one of the two values must be in one of two cells, the other is in neither.
 */
final class UniqueRectangle implements Finder {
    private static final int RATING = 45;
    private static final int LARGEST_SUBSET = 4;

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public Optional<Step> find(Board board) {
        List<Rectangle> rectangles = Rectangle.in(board);
        return Finder.first(rectangles, rectangle -> withoutSubset(board, rectangle))
                .or(() -> Finder.firstBelow(
                        LARGEST_SUBSET - 1,
                        number -> Finder.first(rectangles, rectangle -> withSubset(board, rectangle, number + 2))));
    }

    private static Optional<Step> withoutSubset(Board board, Rectangle rectangle) {
        int[] roof = rectangle.roof(board);
        if (roof.length == 1) {
            return oneCell(board, rectangle, roof[0]);
        }
        Optional<Step> step = oneValue(board, rectangle, roof);
        return step.isEmpty() && isSide(board, roof) ? lockedValue(board, rectangle, roof) : step;
    }

    /** Two corners, not opposite ones. */
    private static boolean isSide(Board board, int[] roof) {
        return roof.length == 2 && board.geometry().sees(roof[0], roof[1]);
    }

    /** Type 1. */
    private static Optional<Step> oneCell(Board board, Rectangle rectangle, int cell) {
        Removals removals = new Removals(board);
        removals.addAll(cell, rectangle.pair());
        return step(board, rectangle, RATING, removals, () -> "");
    }

    /** Type 2. */
    private static Optional<Step> oneValue(Board board, Rectangle rectangle, int[] roof) {
        long extra = extra(board, rectangle, roof);
        if (Long.bitCount(extra) != 1) {
            return Optional.empty();
        }
        Removals removals = new Removals(board);
        removals.addSeeing(Long.numberOfTrailingZeros(extra), roof);
        return step(
                board,
                rectangle,
                RATING,
                removals,
                () -> ", so that one of " + StepText.cells(board.geometry(), roof) + " is " + StepText.values(extra));
    }

    private static long extra(Board board, Rectangle rectangle, int[] roof) {
        long values = 0;
        for (int cell : roof) {
            values |= board.values(cell);
        }
        return values & ~rectangle.pair();
    }

    /** Type 4. */
    private static Optional<Step> lockedValue(Board board, Rectangle rectangle, int[] roof) {
        for (int house : board.geometry().housesOf(roof[0])) {
            for (long left = rectangle.pair(); left != 0 && board.geometry().isIn(roof[1], house); left &= left - 1) {
                int value = Long.numberOfTrailingZeros(left);
                if (Long.bitCount(board.places(house, value)) == 2) {
                    Removals removals = new Removals(board);
                    removals.addAll(roof[0], rectangle.pair() & ~(1L << value));
                    removals.addAll(roof[1], rectangle.pair() & ~(1L << value));
                    return step(
                            board,
                            rectangle,
                            RATING,
                            removals,
                            () -> ", and one of " + StepText.cells(board.geometry(), roof) + " is the " + (value + 1)
                                    + " of " + board.geometry().groupName(house));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Type 3: the roof counts as a cell that has what its corners have beyond the two values; choices without it come
     * last.
     */
    private static Optional<Step> withSubset(Board board, Rectangle rectangle, int count) {
        int[] roof = rectangle.roof(board);
        if (!isSide(board, roof)) {
            return Optional.empty();
        }
        ExplainGeometry geometry = board.geometry();
        return Finder.first(
                IntStream.of(geometry.groupsOf(roof[0]))
                        .filter(group -> geometry.isIn(roof[1], group))
                        .boxed()
                        .toList(),
                group -> withSubset(board, rectangle, roof, geometry.cellsOf(group), count));
    }

    private static Optional<Step> withSubset(Board board, Rectangle rectangle, int[] roof, int[] cells, int count) {
        long[] sets = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            boolean isBeside = cells[i] != roof[0] && cells[i] != roof[1] && !board.isPlaced(cells[i]);
            sets[i] = isBeside && board.count(cells[i]) <= count ? board.values(cells[i]) : 0;
        }
        return LockedSets.firstWith(
                extra(board, rectangle, roof),
                sets,
                count - 1,
                (chosen, union) -> subset(board, rectangle, roof, Intersection.cellsAt(cells, chosen), union));
    }

    private static Optional<Step> subset(Board board, Rectangle rectangle, int[] roof, int[] others, long union) {
        int[] all = IntStream.concat(IntStream.of(roof), IntStream.of(others)).toArray();
        Removals removals = new Removals(board);
        for (long left = union; left != 0; left &= left - 1) {
            removals.addSeeing(Long.numberOfTrailingZeros(left), all);
        }
        return step(
                board,
                rectangle,
                RATING + others.length,
                removals,
                () -> ", and so " + StepText.cells(board.geometry(), others) + " and one of "
                        + StepText.cells(board.geometry(), roof) + " have only " + StepText.values(union));
    }

    private static Optional<Step> step(
            Board board, Rectangle rectangle, int rating, Removals removals, Supplier<String> more) {
        int[] corners = IntStream.of(rectangle.corners()).sorted().toArray();
        return removals.step(
                Technique.UNIQUE_RECTANGLE,
                rating,
                () -> "with only " + StepText.values(rectangle.pair()) + " in "
                        + StepText.cells(board.geometry(), corners)
                        + " these could be swapped, and there would be two solutions" + more.get());
    }
}
