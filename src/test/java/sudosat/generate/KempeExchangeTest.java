package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Exchanges between all tuples of small rules: every one has its way back, and they lead everywhere. */
class KempeExchangeTest {

    /** How often a move leads from one tuple to another is how often it leads back. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals",
                "windows",
                "cage 5: r1c1 r1c2",
                "cage : r1c1 r2c3 r3c4",
                "grid 1: diagonals",
                "greater r1c1 r4c4",
                "sandwich row 2: 5",
                "grid 1: region r1c1 r2c3 r3c4 r4c2",
                "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4"
            })
    void symmetricUnderRules(String rule) throws InterruptedException {
        assertSymmetric(Fills.rules("2x2", 2, rule));
    }

    @ParameterizedTest
    @CsvSource({"2x2,1", "2x2,2", "1x4,1", "1x3,3"})
    void symmetricWithoutRules(String shape, int grids) throws InterruptedException {
        assertSymmetric(Fills.rules(shape, grids));
    }

    private static void assertSymmetric(Puzzle rules) throws InterruptedException {
        Map<List<Tuple>, Integer> moves = new HashMap<>();
        for (Tuple tuple : Fills.all(rules)) {
            forEachExchange(rules, tuple, other -> moves.merge(List.of(tuple, other), 1, Integer::sum));
        }
        moves.forEach((move, times) ->
                assertEquals(times, moves.get(List.of(move.get(1), move.get(0))), () -> move.toString()));
    }

    @ParameterizedTest
    @CsvSource({"2x2,1,1", "2x2,2,1", "1x4,1,1", "1x3,2,1", "1x3,3,1"})
    void connected(String shape, int grids, int classes) throws InterruptedException {
        assertEquals(classes, classes(Fills.rules(shape, grids)));
    }

    /**
     * Latin squares of order 5 fall into 17,280 and 144,000 others: where any two rows make one cycle, no exchange but
     * a symmetry is left.
     */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2x2,3,1", "2x2,4,1", "1x4,2,1", "1x5,1,2"})
    void connectedOrNot(String shape, int grids, int classes) throws InterruptedException {
        assertEquals(classes, classes(Fills.rules(shape, grids)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1;diagonals;2",
                "2;diagonals;2",
                "2;windows;1",
                "2;cage 5: r1c1 r1c2;1",
                "2;greater r1c1 r4c4;1",
                "2;jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4;1"
            })
    void classesUnderRules(int grids, String rule, int classes) throws InterruptedException {
        assertEquals(classes, classes(Fills.rules("2x2", grids, rule)));
    }

    private static int classes(Puzzle rules) throws InterruptedException {
        Map<Tuple, Boolean> isReached = new HashMap<>();
        Fills.all(rules).forEach(tuple -> isReached.put(tuple, false));
        int classes = 0;
        for (Tuple tuple : List.copyOf(isReached.keySet())) {
            classes += isReached.get(tuple) ? 0 : 1;
            reach(rules, tuple, isReached);
        }
        return classes;
    }

    private static void reach(Puzzle rules, Tuple start, Map<Tuple, Boolean> isReached) {
        Deque<Tuple> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            Tuple tuple = waiting.pop();
            if (!isReached.put(tuple, true)) {
                forEachExchange(rules, tuple, other -> {
                    assertNotNull(isReached.get(other), () -> other + " breaks the rules");
                    waiting.push(other);
                });
            }
        }
    }

    /** The moves of a walk, each once. */
    private static void forEachExchange(Puzzle rules, Tuple tuple, Consumer<Tuple> after) {
        KempeExchange exchange = new KempeExchange(rules, tuple);
        for (int cell = 0; cell < tuple.cells(); cell++) {
            for (int other = 0; other < rules.size(); other++) {
                tryExchange(exchange, KempeExchange.Axis.ROWS, cell / rules.size() % rules.size(), other, cell, after);
                tryExchange(exchange, KempeExchange.Axis.COLUMNS, cell % rules.size(), other, cell, after);
                tryExchange(exchange, KempeExchange.Axis.VALUES, tuple.value(cell) - 1, other, cell, after);
            }
        }
    }

    private static void tryExchange(
            KempeExchange exchange, KempeExchange.Axis axis, int one, int other, int cell, Consumer<Tuple> after) {
        exchange.between(axis, one, other);
        if (one != other && exchange.grow(cell, Integer.MAX_VALUE) && exchange.make()) {
            after.accept(exchange.tuple());
            exchange.swap();
        }
    }
}
