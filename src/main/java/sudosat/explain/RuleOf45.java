package sudosat.explain;

import java.util.List;
import java.util.Optional;

/**
 * The values of a house have a known sum, in 9x9 that of 45: take off the cages in it, and few cells are left whose sum
 * is known, or some cells of these cages beyond it. It is harder with several houses, and with several cells; the
 * ratings are a judgement, as Sudoku Explainer knows no cages.
 */
final class RuleOf45 implements Finder {
    private static final int MOST_CELLS = 3;

    private final int houses;
    private final int rating;

    /**
     * A finder.
     *
     * @param houses how many are looked at together
     * @param rating for one cell, a tenth less than for several
     */
    RuleOf45(int houses, int rating) {
        this.houses = houses;
        this.rating = rating;
    }

    /** A cell alone in any area goes before several in the first. */
    @Override
    public Optional<Step> find(Board board) {
        Optional<Step> several = Optional.empty();
        for (HouseUnion area : board.geometry().areas()) {
            if (area.houses().length == houses) {
                Optional<Step> step = find(board, area, several.isEmpty() ? MOST_CELLS : 1);
                if (step.isPresent() && step.get().placed().length > 0) {
                    return step;
                }
                several = several.or(() -> step);
            }
        }
        return several;
    }

    private Optional<Step> find(Board board, HouseUnion area, int mostCells) {
        return Finder.first(
                List.of(Balance.Taking.values()),
                taking -> Balance.of(board, area, taking, mostCells).flatMap(balance -> step(board, area, balance)));
    }

    private Optional<Step> step(Board board, HouseUnion area, Balance balance) {
        long[] values = balance.solve(board);
        int[] cells = balance.cells();
        if (values[0] == 0) {
            return Optional.empty();
        }
        if (cells.length == 1) {
            return Optional.of(Step.placing(
                    Technique.RULE_OF_45,
                    rating,
                    cells[0] * board.size() + Long.numberOfTrailingZeros(values[0]),
                    () -> because(board.geometry(), area, balance)));
        }
        Removals removals = new Removals(board);
        for (int i = 0; i < cells.length; i++) {
            removals.addAll(cells[i], ~values[i]);
        }
        return removals.step(Technique.RULE_OF_45, rating + 1, () -> because(board.geometry(), area, balance));
    }

    private static String because(ExplainGeometry geometry, HouseUnion area, Balance balance) {
        return "by the sums of " + area.name(geometry) + " and the cages there, " + balance.text(geometry);
    }
}
