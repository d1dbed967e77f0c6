package sudosat.generate;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Finds, without a solver, small sets of cells that can change together: all {@link KempeExchange}s between two lines
 * or two values.
 */
public final class Trades {
    private final KempeExchange exchange;
    private final int mostCells;
    private final List<int[]> trades = new ArrayList<>();
    private final Set<IntBuffer> known = new HashSet<>();
    /** The last pair of lines or values in whose search the cell was met. */
    private final int[] metIn;

    private int pair;

    private Trades(Puzzle rules, Tuple filled, int mostCells) {
        exchange = new KempeExchange(rules, filled);
        this.mostCells = mostCells;
        metIn = new int[filled.cells()];
    }

    /** The trades of a filled tuple that keep to the rules, each set of cells once. Clues do not count. */
    public static List<int[]> of(Puzzle rules, Tuple filled, int mostCells) {
        Trades swaps = new Trades(rules, filled, mostCells);
        for (KempeExchange.Axis axis : KempeExchange.Axis.values()) {
            for (int one = 0; one < rules.size(); one++) {
                for (int other = one + 1; other < rules.size(); other++) {
                    swaps.addBetween(axis, one, other);
                }
            }
        }
        return swaps.trades;
    }

    private void addBetween(KempeExchange.Axis axis, int one, int other) {
        exchange.between(axis, one, other);
        pair++;
        for (int cell = 0; cell < metIn.length; cell++) {
            if (exchange.isFirst(cell) && metIn[cell] != pair) {
                addFrom(cell);
            }
        }
    }

    /** Without other rules, what begins at a cell met on the way leads to the same, an exchange or none. */
    private void addFrom(int cell) {
        boolean isExchange = exchange.grow(cell, mostCells);
        if (isExchange || exchange.isPlain()) {
            for (int i = 0; i < exchange.count(); i++) {
                metIn[exchange.member(i)] = pair;
            }
        }
        if (isExchange) {
            addExchange();
        }
    }

    private void addExchange() {
        exchange.swap();
        if (exchange.isPlain() || exchange.keepsRules()) {
            int[] cells = exchange.members();
            if (known.add(IntBuffer.wrap(cells))) {
                trades.add(cells);
            }
        }
        exchange.swap();
    }
}
