package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConsequencesTest {

    @ParameterizedTest
    @EnumSource(Consequences.ImplicationRules.class)
    void everythingFollowsOfWhatStandsBefore(Consequences.ImplicationRules rules) throws IOException {
        Set<Boolean> outcomes = new HashSet<>();
        for (TechniqueState state : List.of(
                TechniqueState.of(Technique.NICE_LOOP).get(0),
                TechniqueState.of(Technique.X_CHAIN).get(2))) {
            Links links = new Links(state.board());
            Consequences consequences = new Consequences(links, new Positions(links), rules);
            for (int statement = 0; statement < 2 * links.count(); statement++) {
                consequences.run(statement);
                checkKnown(state.board(), links, consequences, statement);
                outcomes.add(consequences.isContradiction());
                if (consequences.isContradiction()) {
                    check(state.board(), links, consequences, statement, consequences.clash());
                    check(state.board(), links, consequences, statement, consequences.clash() ^ 1);
                }
            }
        }
        assertEquals(Set.of(true, false), outcomes);
    }

    private static void checkKnown(Board board, Links links, Consequences consequences, int from) {
        long[] sets = new long[2 * links.words()];
        consequences.copyTo(sets, 0);
        for (int number = 0; number < links.count(); number++) {
            if ((sets[number >>> 6] >>> number & 1) != 0) {
                check(board, links, consequences, from, Consequences.isTrue(number));
            }
            if ((sets[links.words() + (number >>> 6)] >>> number & 1) != 0) {
                check(board, links, consequences, from, Consequences.isFalse(number));
            }
        }
    }

    private static void check(Board board, Links links, Consequences consequences, int from, int to) {
        Argument argument = consequences.argument(to);
        assertEquals(2 * links.candidate(from / 2) + (from & 1), argument.first());
        assertEquals(2 * links.candidate(to / 2) + (to & 1), argument.last());
        assertEquals(argument.statements().length, consequences.count(to, Integer.MAX_VALUE));
        Set<Integer> known = new HashSet<>(Set.of(argument.first()));
        for (int i = 1; i < argument.statements().length; i++) {
            int statement = argument.statements()[i];
            boolean follows = (statement & 1) == 0
                    ? known.contains(2 * argument.reasons()[i] + 1)
                            && areLinked(board, statement / 2, argument.reasons()[i])
                    : isLast(board, statement / 2, argument.reasons()[i], known);
            assertTrue(follows, () -> argument.text(board.geometry()));
            assertTrue(known.add(statement), () -> argument.text(board.geometry()));
        }
    }

    private static boolean areLinked(Board board, int one, int other) {
        int size = board.size();
        return one / size == other / size
                ? one != other
                : one % size == other % size && board.geometry().sees(one / size, other / size);
    }

    /** All others of the house, or of the cell, are false. */
    private static boolean isLast(Board board, int candidate, int house, Set<Integer> known) {
        int size = board.size();
        boolean isLast = true;
        for (int i = 0; i < size; i++) {
            int other = house == Argument.IN_CELL
                    ? candidate / size * size + i
                    : board.geometry().cellsOf(house)[i] * size + candidate % size;
            isLast &= other == candidate || !board.isOpen(other) || known.contains(2 * other);
        }
        return isLast;
    }
}
