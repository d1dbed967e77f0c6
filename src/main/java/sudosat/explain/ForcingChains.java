package sudosat.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What follows whichever of several cases is true: the candidates of a cell, the candidate positions of a value in a
 * house, a candidate being true or false; and what is wrong because it contradicts itself. Of one value only, this is
 * known as Nishio.
 */
final class ForcingChains {
    private final Links links;
    private final Positions positions;
    private final Board board;
    private final Consequences.ImplicationRules rules;
    private final ForcedStatement forced;
    private final Consequences[] cases;
    private final int words;
    private final long[] known;
    private final long[] common;
    private final int[] numbers;
    private int count;

    private ForcingChains(Links links, Positions positions, Consequences.ImplicationRules rules) {
        this.links = links;
        this.positions = positions;
        this.rules = rules;
        board = links.board();
        forced = new ForcedStatement(board.geometry(), rules.rating());
        cases = new Consequences[Math.max(2, board.size())];
        words = 2 * links.words();
        known = new long[links.count() * words];
        common = new long[words];
        numbers = new int[board.size()];
    }

    /** The easiest of all, by the simplest rules that have one. */
    static Optional<Step> find(Board board) {
        if (board.candidates() > Links.MOST) {
            return Optional.empty();
        }
        Links links = new Links(board);
        Positions positions = new Positions(links);
        return Finder.first(
                List.of(Consequences.ImplicationRules.values()),
                rules -> new ForcingChains(links, positions, rules).search());
    }

    private Optional<Step> search() {
        if (rules == Consequences.ImplicationRules.FROM_THE_START) {
            new Closure(links).all(known);
        } else {
            for (int number = 0; number < links.count(); number++) {
                explore(number);
            }
        }
        if (rules != Consequences.ImplicationRules.ONE_VALUE) {
            searchCells();
            searchHouses();
        }
        return forced.step();
    }

    private void explore(int number) {
        Consequences ifTrue = consequences(0, Consequences.isTrue(number));
        forced.offerContradiction(ifTrue);
        Consequences ifFalse = consequences(1, Consequences.isFalse(number));
        forced.offerContradiction(ifFalse);
        if (rules == Consequences.ImplicationRules.ON_THE_WAY) {
            ifTrue.copyTo(known, number * words);
            ifFalse.copyTo(common, 0);
            intersect(number);
            offerCommon(2, ForcedStatement.NO_HOUSE);
        }
    }

    private Consequences consequences(int number, int statement) {
        if (cases[number] == null) {
            cases[number] = new Consequences(links, positions, rules);
        }
        cases[number].run(statement);
        return cases[number];
    }

    /** Leaves in common what is known of a candidate, too; says whether there is anything left. */
    private boolean intersect(int number) {
        long any = 0;
        for (int word = 0; word < words; word++) {
            common[word] &= known[number * words + word];
            any |= common[word];
        }
        return any != 0;
    }

    /** What is true stands in the first half of a set, what is false in the second. */
    private void offerCommon(int caseCount, int house) {
        int half = words / 2 * Long.SIZE;
        for (int word = 0; word < words; word++) {
            for (long left = common[word]; left != 0; left &= left - 1) {
                int at = word * Long.SIZE + Long.numberOfTrailingZeros(left);
                int statement = at < half ? Consequences.isTrue(at) : Consequences.isFalse(at - half);
                forced.offerCommon(statement, cases, caseCount, house);
            }
        }
    }

    private void searchCells() {
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            count = 0;
            for (long left = board.isPlaced(cell) ? 0 : board.values(cell); left != 0; left &= left - 1) {
                numbers[count++] = links.number(cell * board.size() + Long.numberOfTrailingZeros(left));
            }
            searchCases(ForcedStatement.NO_HOUSE);
        }
    }

    private void searchHouses() {
        for (int house = 0; house < board.geometry().houses(); house++) {
            for (int value = 0; value < board.size(); value++) {
                count = 0;
                for (long left = board.places(house, value); left != 0; left &= left - 1) {
                    int cell = board.geometry().cellsOf(house)[Long.numberOfTrailingZeros(left)];
                    numbers[count++] = links.number(cell * board.size() + value);
                }
                searchCases(house);
            }
        }
    }

    /** The ways are found again only where something follows in all cases. */
    private void searchCases(int house) {
        Arrays.fill(common, -1);
        boolean any = count > 1;
        for (int i = 0; i < count && any; i++) {
            any = intersect(numbers[i]);
        }
        if (any) {
            for (int i = 0; i < count; i++) {
                consequences(i, Consequences.isTrue(numbers[i])).copyTo(known, numbers[i] * words);
                intersect(numbers[i]);
            }
            offerCommon(count, house);
        }
    }
}
