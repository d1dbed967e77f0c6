package sudosat.explain;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Candidates in two colors, of which one is true: those of one value (simple coloring), or those of all values and
 * cells (3D Medusa). What both colors exclude is false, and so is a color that excludes a part of itself or all
 * values of a cell.
 *
 * <p>It is rated as the chain that shows it: for what both colors exclude, from there along the shortest path between
 * them and back; for a color that excludes itself, along the shortest path between the two that clash; for a cell
 * without values, along the paths to all that exclude one of them.
 */
final class Coloring implements Finder {
    private final Technique technique;
    private final int rating;
    private final StrongLinks links;

    Coloring(Technique technique, int rating, StrongLinks links) {
        this.technique = technique;
        this.rating = rating;
        this.links = links;
    }

    @Override
    public Optional<Step> find(Board board) {
        Colors colors = new Colors(board, links);
        Optional<Step> easiest = Optional.empty();
        for (int color = 1; color <= colors.clusters(); color++) {
            BitSet byOne = colors.excluded(color);
            BitSet byOther = colors.excluded(-color);
            easiest = Finder.easier(easiest, clash(board, colors, color, byOne));
            easiest = Finder.easier(easiest, clash(board, colors, -color, byOther));
            easiest = Finder.easier(easiest, emptyCell(board, colors, color, byOne));
            easiest = Finder.easier(easiest, emptyCell(board, colors, -color, byOther));
            byOne.and(byOther);
            easiest = Finder.easier(easiest, excludedByBoth(board, colors, color, byOne));
        }
        return easiest;
    }

    private int rating(int statements) {
        return rating + Chain.lengthSupplement(statements);
    }

    /** Two of a color that cannot be true together. */
    private Optional<Step> clash(Board board, Colors colors, int color, BitSet excluded) {
        int shortest = Integer.MAX_VALUE;
        int first = -1;
        for (int member : colors.members(color)) {
            if (excluded.get(member)) {
                int path = colors.path(new int[] {member}, colors.rivals(member, color));
                first = path < shortest ? member : first;
                shortest = Math.min(shortest, path);
            }
        }
        if (first < 0) {
            return Optional.empty();
        }
        String clash = StepText.is(board.geometry(), first) + " excludes " + names(board, colors.rivals(first, color));
        return Optional.of(falseColor(board, colors, color, shortest + 1, clash));
    }

    /** A cell all of whose values a color excludes. */
    private Optional<Step> emptyCell(Board board, Colors colors, int color, BitSet excluded) {
        int fewest = Integer.MAX_VALUE;
        int empty = -1;
        int cell = 0;
        for (int next = excluded.nextSetBit(0); next >= 0; next = excluded.nextSetBit((cell + 1) * board.size())) {
            cell = next / board.size();
            int end = (cell + 1) * board.size();
            if (excluded.get(cell * board.size(), end).cardinality() == board.count(cell)) {
                int statements = statementsToEmpty(board, colors, color, cell);
                empty = statements < fewest ? cell : empty;
                fewest = Math.min(fewest, statements);
            }
        }
        if (empty < 0) {
            return Optional.empty();
        }
        return Optional.of(
                falseColor(board, colors, color, fewest, board.geometry().cellName(empty) + " would have no value"));
    }

    /** From one that excludes the first value to those that exclude the others. */
    private static int statementsToEmpty(Board board, Colors colors, int color, int cell) {
        long values = board.values(cell);
        int fewest = Integer.MAX_VALUE;
        for (int root : colors.rivals(cell * board.size() + Long.numberOfTrailingZeros(values), color)) {
            int statements = 2;
            for (long left = values; left != 0; left &= left - 1) {
                int candidate = cell * board.size() + Long.numberOfTrailingZeros(left);
                statements += colors.path(new int[] {root}, colors.rivals(candidate, color));
            }
            fewest = Math.min(fewest, statements);
        }
        return fewest;
    }

    private Step falseColor(Board board, Colors colors, int color, int statements, String contradiction) {
        int[] members = colors.members(color);
        return Step.removing(
                technique,
                rating(statements),
                IntStream.of(members).filter(board::isOpen).sorted().toArray(),
                () -> names(board, members) + " are all true or all false, but " + contradiction);
    }

    /** Only what is easiest to see: the rest is there for the next step. */
    private Optional<Step> excludedByBoth(Board board, Colors colors, int color, BitSet excluded) {
        int easiest = Integer.MAX_VALUE;
        Removals removals = new Removals(board);
        for (int candidate = excluded.nextSetBit(0); candidate >= 0; candidate = excluded.nextSetBit(candidate + 1)) {
            if (Math.abs(colors.of(candidate)) != color) {
                int hardness =
                        rating(colors.path(colors.rivals(candidate, color), colors.rivals(candidate, -color)) + 2);
                removals = hardness < easiest ? new Removals(board) : removals;
                easiest = Math.min(easiest, hardness);
                if (hardness == easiest) {
                    removals.add(candidate);
                }
            }
        }
        int[] one = colors.members(color);
        int[] other = colors.members(-color);
        return removals.step(
                technique,
                easiest,
                () -> "either " + names(board, one) + " or " + names(board, other)
                        + " are true, and both exclude this");
    }

    private static String names(Board board, int[] candidates) {
        return StepText.join(candidates, candidate -> StepText.is(board.geometry(), candidate));
    }
}
