package sudosat.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudosat.puzzle.SandwichSum;

/**
 * The places that the crusts of a sandwich can still have, with the sets of values between them: what a cell of the
 * line has in none of these ways leaves it. The fewer ways there are, the easier it is; the ratings are a judgement, as
 * Sudoku Explainer knows no sandwiches.
 */
final class SandwichCombinations implements Finder {
    private static final int MOST_TOLD = 6;
    /** Beyond it nobody would try them: far more than any sandwich of 9x9 has. */
    private static final int MOST_FILLINGS = 2_000;

    private final int most;
    private final int rating;

    /**
     * A finder.
     *
     * @param most ways that a sandwich may have
     */
    SandwichCombinations(int most, int rating) {
        this.most = most;
        this.rating = rating;
    }

    /** A filling that fits between two places of the line. */
    private record Way(int first, int last, long filling) {}

    @Override
    public Optional<Step> find(Board board) {
        return Finder.first(board.geometry().sandwiches(), line -> new SandwichLine(board, line).step());
    }

    /** One sandwich on a board. */
    private final class SandwichLine {
        private final Board board;
        private final SandwichSum line;
        private final long low = 1;
        private final long high;
        private final long[] open;
        private final long[] dealt;
        private final List<Way> ways = new ArrayList<>();
        private int fillings;

        SandwichLine(Board board, SandwichSum line) {
            this.board = board;
            this.line = line;
            high = 1L << board.size() - 1;
            open = new long[line.cells().length];
            dealt = new long[open.length];
            for (int i = 0; i < open.length; i++) {
                open[i] = board.values(line.cells()[i]);
            }
        }

        Optional<Step> step() {
            Removals removals = new Removals(board);
            if (isPlaced() || !findWays() || ways.isEmpty()) {
                return Optional.empty();
            }
            for (int i = 0; i < open.length; i++) {
                removals.addAll(line.cells()[i], ~dealt[i]);
            }
            return removals.step(Technique.SANDWICH, rating, () -> because(board.geometry()));
        }

        private boolean isPlaced() {
            return IntStream.of(line.cells()).allMatch(board::isPlaced);
        }

        /** Says whether all were found: there may be too many. */
        private boolean findWays() {
            boolean complete = true;
            for (int first = 0; first < open.length && complete; first++) {
                for (int last = first + 1; last < open.length && complete; last++) {
                    complete = !hasCrusts(first, last) || findFillings(first, last);
                }
            }
            return complete;
        }

        private boolean hasCrusts(int first, int last) {
            return canBe(first, low, last, high) || canBe(first, high, last, low);
        }

        private boolean canBe(int first, long atFirst, int last, long atLast) {
            return (open[first] & atFirst) != 0 && (open[last] & atLast) != 0;
        }

        private boolean findFillings(int first, int last) {
            int[] inside = IntStream.range(first + 1, last).toArray();
            int[] outside = IntStream.range(0, open.length)
                    .filter(i -> i < first || i > last)
                    .toArray();
            long union = 0;
            for (int i : inside) {
                union |= open[i];
            }
            return ValueSums.search(union & ~low & ~high, inside.length, line.total(), filling -> {
                ValueMatching between = new ValueMatching(open, inside, filling);
                ValueMatching beyond = new ValueMatching(open, outside, (high - 1) & ~low & ~filling);
                if (between.isPossible() && beyond.isPossible()) {
                    between.addTo(dealt);
                    beyond.addTo(dealt);
                    addCrusts(first, low, last, high);
                    addCrusts(first, high, last, low);
                    ways.add(new Way(first, last, filling));
                }
                return ways.size() <= most && ++fillings < MOST_FILLINGS;
            });
        }

        private void addCrusts(int first, long atFirst, int last, long atLast) {
            if (canBe(first, atFirst, last, atLast)) {
                dealt[first] |= atFirst;
                dealt[last] |= atLast;
            }
        }

        private String because(ExplainGeometry geometry) {
            int[] cells = line.cells();
            StringBuilder text = new StringBuilder("sandwich ")
                    .append(line.total())
                    .append(" from ")
                    .append(geometry.cellName(cells[0]))
                    .append(" to ")
                    .append(geometry.cellName(cells[cells.length - 1]))
                    .append(": ");
            if (ways.size() > MOST_TOLD) {
                return text.append("in none of the ")
                        .append(ways.size())
                        .append(" ways to fill it")
                        .toString();
            }
            text.append("only ");
            for (Way way : ways) {
                text.append(way == ways.get(0) ? "" : ", ")
                        .append(way.filling() == 0 ? "nothing" : StepText.sum(way.filling()))
                        .append(" between ")
                        .append(geometry.cellName(cells[way.first()]))
                        .append(" and ")
                        .append(geometry.cellName(cells[way.last()]));
            }
            return text.toString();
        }
    }
}
