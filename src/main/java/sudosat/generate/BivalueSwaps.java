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
public final class BivalueSwaps {
    private final FillingTables tables;

    /** Trades that keep to the rules; clues of the puzzle do not count. */
    public BivalueSwaps(Puzzle rules) {
        tables = new FillingTables(rules);
    }

    /** The trades of a filled tuple, each set of cells once. */
    public List<int[]> of(Tuple filled, int mostCells) {
        return new Search(new KempeExchange(tables, filled), mostCells).all();
    }

    /** One enumeration. */
    private final class Search {
        private final KempeExchange exchange;
        private final int mostCells;
        private final List<int[]> trades = new ArrayList<>();
        private final Set<IntBuffer> known = new HashSet<>();
        /** The last pair of lines or values in whose search the cell was met. */
        private final int[] metIn = new int[tables.cells()];

        private int pair;

        Search(KempeExchange exchange, int mostCells) {
            this.exchange = exchange;
            this.mostCells = mostCells;
        }

        List<int[]> all() {
            for (KempeExchange.Axis axis : KempeExchange.Axis.values()) {
                for (int one = 0; one < tables.size(); one++) {
                    for (int other = one + 1; other < tables.size(); other++) {
                        exchange.between(axis, one, other);
                        pair++;
                        addBetween();
                    }
                }
            }
            return trades;
        }

        private void addBetween() {
            for (int cell = 0; cell < metIn.length; cell++) {
                if (exchange.isFirst(cell) && metIn[cell] != pair) {
                    addFrom(cell);
                }
            }
        }

        /** Without other rules, what begins at a cell met on the way leads to the same, an exchange or none. */
        private void addFrom(int cell) {
            boolean isExchange = exchange.grow(cell, mostCells);
            if (isExchange || tables.isPlain()) {
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
            if (tables.isPlain() || exchange.keepsRules()) {
                int[] cells = exchange.members();
                if (known.add(IntBuffer.wrap(cells))) {
                    trades.add(cells);
                }
            }
            exchange.swap();
        }
    }
}
