package sudosat.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Threads;

/**
 * A depth-first search over the candidate positions of each value, kept as one bit set per band. It is for puzzles with
 * small boxes whose rules only make cells differ. A batch of 9x9 takes half the time of exact cover, and the search is
 * fast before it is compiled: few instructions, most of them for many cells. One object serves one thread and all
 * puzzles with the same rules.
 */
public final class BandSearch {
    /** After this number of decisions it asks again whether to give up. */
    public static final int DECISIONS_BETWEEN_CHECKS = 256;

    private static final int STRIDE = BandTables.STRIDE;
    private static final int VALUES = BandTables.VALUES;
    private static final int LANE = BandTables.LANE;
    /** The word behind those of the bands. */
    private static final int CHANGED = STRIDE - 1;

    private final int size;
    private final int grids;
    /** Words for the values of a grid. */
    private final int wordsOfGrid;

    private final BandTables bands;
    /** For each cell the word of its band among the places of the first value. */
    private final int[] words;
    /** For each cell its bit in the band. */
    private final int[] bits;
    /** For each bit its cell, counted from the first of the band. */
    private final int[] cellsOfBits = new int[LANE];
    /** For each bit what stays in the band if the value stands there. */
    private final long[] afterPlacing = new long[Long.SIZE];

    private final int cellsOfBand;

    private final int[][] others;
    private final boolean hasOthers;
    private final int[][][] otherHouses;

    /**
     * For each grid and two values their places, a word a band, and something other than 0 if they have become fewer
     * since they were last looked at; then, for each grid and band, the cells with a value.
     */
    private final long[] now;

    private final long[] beginning;
    private final int placedFrom;
    /** For each grid and band the cells with two candidates, when there are none with one. */
    private final int[] withTwo;
    /** For each value, at the words of its places, how often it had no place left: it is better tried early. */
    private final int[] failures;

    /** For each band of the values looked at the places that are the only ones in their row. */
    private final long[] onlyOnes = new long[BandTables.MOST];

    private final List<Try> tries = new ArrayList<>();
    private int depth;

    /** A value tried in a cell, and what was known before. */
    private static final class Try {
        private final long[] before;
        private int cell;
        private int value;

        Try(int length) {
            before = new long[length];
        }
    }

    /** Whether the search can solve puzzles with these rules. */
    public static boolean supports(RuleSet rules) {
        boolean isKnown = BandTables.fit(rules.shape()) && rules.isOfDifferences();
        for (int grid = 0; isKnown && grid < rules.grids(); grid++) {
            isKnown = !rules.isJigsaw(grid);
        }
        return isKnown;
    }

    private BandSearch(RuleSet rules) {
        size = rules.size();
        grids = rules.grids();
        bands = new BandTables(rules.shape());
        cellsOfBand = rules.shape().boxRows() * size;
        words = new int[rules.cells()];
        bits = new int[words.length];
        wordsOfGrid = (size + VALUES - 1) / VALUES * STRIDE;
        placedFrom = grids * wordsOfGrid;
        now = new long[placedFrom + grids * STRIDE];
        beginning = new long[now.length];
        for (int cell = 0; cell < words.length; cell++) {
            int cellOfBand = cell % cellsOfBand;
            words[cell] = cell / (size * size) * wordsOfGrid + cell % (size * size) / cellsOfBand;
            bits[cell] = bands.bit(cellOfBand / size, cellOfBand % size);
            cellsOfBits[bits[cell]] = cellOfBand;
            for (int value = 0; value < size; value++) {
                int bit = bit(cell, value);
                afterPlacing[bit] = BandTables.afterPlacing(bit);
                beginning[word(cell, value)] |= 1L << bit;
                beginning[word(cell, value) | CHANGED] = 1;
            }
        }
        others = rules.houses().distantPeers();
        hasOthers = hasAny(others);
        otherHouses = new int[grids][][];
        for (int grid = 0; grid < grids; grid++) {
            otherHouses[grid] = rules.houses().extraHouses(grid);
        }
        withTwo = new int[grids * STRIDE];
        failures = new int[placedFrom];
    }

    private static boolean hasAny(int[][] lists) {
        for (int[] list : lists) {
            if (list.length > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lists solutions, none of them twice.
     *
     * @param isOver asked now and then whether to give up
     * @param wantsMore receives each solution and says whether to go on
     */
    public static End list(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        return listUnchecked(puzzle, isOver, Checker.checking(puzzle, wantsMore));
    }

    /** The same without the rule checker, for callers who check what they make of the solutions. */
    public static End listUnchecked(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        BandSearch search = puzzle.ruleSet().borrow(BandSearch.class, BandSearch::new);
        End end = search.search(puzzle.clues(), isOver, wantsMore);
        puzzle.ruleSet().giveBack(search);
        return end;
    }

    private End search(Tuple clues, BooleanSupplier isOver, Predicate<Tuple> receiver) throws InterruptedException {
        boolean goesOn = begin(clues);
        for (int decisions = 0; goesOn; decisions++) {
            if (decisions % DECISIONS_BETWEEN_CHECKS == 0 && isOver(isOver)) {
                return End.TIME_LIMIT;
            }
            boolean isPossible = propagate();
            int cell = isPossible ? narrowest() : -1;
            if (cell >= 0) {
                tryFirst(cell);
            } else if (isPossible && !receiver.test(filled())) {
                return End.ENOUGH;
            } else {
                goesOn = goBack();
            }
        }
        return End.ALL;
    }

    private static boolean isOver(BooleanSupplier isOver) throws InterruptedException {
        Threads.requireNoInterrupt();
        return isOver.getAsBoolean();
    }

    /** Takes the clues of a puzzle and forgets all else; false if they contradict each other. */
    private boolean begin(Tuple clues) {
        depth = 0;
        System.arraycopy(beginning, 0, now, 0, now.length);
        Arrays.fill(failures, 0);
        for (int cell = 0; cell < words.length; cell++) {
            int value = clues.value(cell) - 1;
            if (value >= 0 && !place(cell, value)) {
                return false;
            }
        }
        return true;
    }

    private int word(int cell, int value) {
        return words[cell] + (value >> 1) * STRIDE;
    }

    private int bit(int cell, int value) {
        return bits[cell] + (value & 1) * LANE;
    }

    /** Puts a value, counted from 0, into a cell; false if the cell is not open to it. */
    private boolean place(int cell, int value) {
        return placeIn(word(cell, value), bit(cell, value));
    }

    private boolean placeIn(int word, int bit) {
        boolean isOpen = (now[word] >>> bit & 1) != 0;
        keep(word, afterPlacing[bit]);
        return isOpen;
    }

    private void close(int cell, int value) {
        keep(word(cell, value), ~(1L << bit(cell, value)));
    }

    private void keep(int word, long places) {
        now[word | CHANGED] |= now[word] & ~places;
        now[word] &= places;
    }

    /** Removes impossible candidate positions until there are none; false for a contradiction. */
    private boolean propagate() {
        int found;
        do {
            found = narrow() ? placeSingles() : -1;
        } while (found > 0);
        return found == 0;
    }

    private boolean narrow() {
        long[] places = now;
        for (boolean isNew = true; isNew; ) {
            isNew = false;
            for (int word = 0; word < placedFrom; word += STRIDE) {
                if (places[word + CHANGED] != 0) {
                    isNew = true;
                    if (!narrow(word)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Removes impossible candidate positions of two values of a grid, and what follows from that for others. */
    private boolean narrow(int from) {
        long[] places = now;
        places[from + CHANGED] = 0;
        long left = bands.narrow(places, from, onlyOnes);
        if ((int) left == 0) {
            failures[from]++;
            return false;
        } else if (left >>> LANE == 0 && beginning[from] >>> LANE != 0) {
            failures[from + 1]++;
            return false;
        }
        int grid = grids == 1 ? 0 : from / wordsOfGrid;
        int placed = placedFrom + grid * STRIDE;
        long a = onlyOnes[0] & ~places[placed];
        long b = onlyOnes[1] & ~places[placed + 1];
        long c = onlyOnes[2] & ~places[placed + 2];
        if ((a | b | c) != 0) {
            closeToOtherValues(grid, from, a, b, c);
            if (hasOthers) {
                int firstCell = grid * size * size;
                closeOthers(firstCell, from, a);
                closeOthers(firstCell + cellsOfBand, from, b);
                closeOthers(firstCell + 2 * cellsOfBand, from, c);
            }
        }
        return otherHouses[grid].length == 0 || propagateExtraHouses(grid, from);
    }

    /** Closes the cells that two values of a grid take to the others and, of the two, each to the other. */
    private void closeToOtherValues(int grid, int from, long a, long b, long c) {
        long[] places = now;
        long turnedA = a << LANE | a >>> LANE;
        long turnedB = b << LANE | b >>> LANE;
        long turnedC = c << LANE | c >>> LANE;
        long bothA = a | turnedA;
        long bothB = b | turnedB;
        long bothC = c | turnedC;
        long ownA = places[from];
        long ownB = places[from + 1];
        long ownC = places[from + 2];
        int end = (grid + 1) * wordsOfGrid;
        for (int word = grid * wordsOfGrid; word < end; word += STRIDE) {
            long ofA = places[word];
            long ofB = places[word + 1];
            long ofC = places[word + 2];
            places[word + CHANGED] |= ofA & bothA | ofB & bothB | ofC & bothC;
            places[word] = ofA & ~bothA;
            places[word + 1] = ofB & ~bothB;
            places[word + 2] = ofC & ~bothC;
        }
        places[from + CHANGED] = ownA & turnedA | ownB & turnedB | ownC & turnedC;
        places[from] = ownA & ~turnedA;
        places[from + 1] = ownB & ~turnedB;
        places[from + 2] = ownC & ~turnedC;
        int placed = placedFrom + grid * STRIDE;
        places[placed] |= bothA;
        places[placed + 1] |= bothB;
        places[placed + 2] |= bothC;
    }

    /** The first of the two values whose places begin at a word. */
    private int firstValue(int from) {
        return from % wordsOfGrid / STRIDE * VALUES;
    }

    /** Closes the cells outside of row, column and box that differ from those found. */
    private void closeOthers(int firstCell, int from, long found) {
        int value = firstValue(from);
        closeOthersOfOne(firstCell, value, (int) found);
        closeOthersOfOne(firstCell, value + 1, (int) (found >>> LANE));
    }

    private void closeOthersOfOne(int firstCell, int value, int found) {
        for (int rest = found; rest != 0; rest &= rest - 1) {
            for (int cell : others[firstCell + cellsOfBits[BandTables.lowest(rest)]]) {
                close(cell, value);
            }
        }
    }

    private boolean propagateExtraHouses(int grid, int from) {
        int value = firstValue(from);
        return propagateExtraHousesOfOne(grid, value)
                && (value + 1 == size || propagateExtraHousesOfOne(grid, value + 1));
    }

    private boolean propagateExtraHousesOfOne(int grid, int value) {
        for (int[] house : otherHouses[grid]) {
            int places = 0;
            int last = 0;
            for (int cell : house) {
                if (isOpen(cell, value)) {
                    places++;
                    last = cell;
                }
            }
            if (places == 0) {
                return false;
            } else if (places == 1) {
                place(last, value);
            }
        }
        return true;
    }

    private boolean isOpen(int cell, int value) {
        return (now[word(cell, value)] >>> bit(cell, value) & 1) != 0;
    }

    /** Places the only candidates of cells: 1 if there are any, 0 if not, or -1 for a contradiction. */
    private int placeSingles() {
        long[] places = now;
        int found = 0;
        for (int grid = 0; grid < grids; grid++) {
            int from = grid * wordsOfGrid;
            int end = from + wordsOfGrid;
            for (int band = 0; band < bands.count(); band++) {
                long once = 0;
                long twice = 0;
                long more = 0;
                for (int word = from + band; word < end; word += STRIDE) {
                    long open = places[word];
                    more |= twice & open;
                    twice |= once & open;
                    once |= open;
                }
                long turned = once >>> LANE;
                more |= more >>> LANE | twice & turned | twice >>> LANE & once;
                twice |= twice >>> LANE | once & turned;
                once |= turned;
                if ((int) once != (int) beginning[from + band]) {
                    return -1;
                }
                int single = (int) (once & ~twice & ~places[placedFrom + grid * STRIDE + band]);
                if (single != 0) {
                    if (!placeSingles(from + band, end, single)) {
                        return -1;
                    }
                    found = 1;
                }
                withTwo[grid * STRIDE + band] = (int) (twice & ~more);
            }
        }
        return found;
    }

    private boolean placeSingles(int first, int end, int cellsWithOne) {
        for (int word = first; word < end; word += STRIDE) {
            long open = now[word];
            if (!placeAll(word, 0, cellsWithOne & (int) open)
                    || !placeAll(word, LANE, cellsWithOne & (int) (open >>> LANE))) {
                return false;
            }
        }
        return true;
    }

    private boolean placeAll(int word, int lane, int cells) {
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            if (!placeIn(word, lane + BandTables.lowest(rest))) {
                return false;
            }
        }
        return true;
    }

    /**
     * An open cell with fewest candidates, of those with two the one whose values failed most often; -1 if there is
     * none.
     */
    private int narrowest() {
        int narrowest = -1;
        int most = -1;
        for (int grid = 0; grid < grids; grid++) {
            for (int band = 0; band < bands.count(); band++) {
                int first = firstCell(grid, band);
                for (int rest = withTwo[grid * STRIDE + band]; rest != 0; rest &= rest - 1) {
                    int bit = BandTables.lowest(rest);
                    int failed = failures(grid, band, bit);
                    if (failed > most) {
                        narrowest = first + cellsOfBits[bit];
                        most = failed;
                    }
                }
            }
        }
        return narrowest >= 0 ? narrowest : narrowestOfMore();
    }

    private int firstCell(int grid, int band) {
        return grid * size * size + band * cellsOfBand;
    }

    private int failures(int grid, int band, int bit) {
        long[] places = now;
        int sum = 0;
        int end = (grid + 1) * wordsOfGrid;
        for (int word = grid * wordsOfGrid; word < end; word += STRIDE) {
            long open = places[word + band] >>> bit;
            sum += failures[word] & -((int) open & 1);
            sum += failures[word + 1] & -((int) (open >>> LANE) & 1);
        }
        return sum;
    }

    private int narrowestOfMore() {
        int narrowest = -1;
        int fewest = size + 1;
        for (int grid = 0; grid < grids; grid++) {
            for (int band = 0; band < bands.count(); band++) {
                int first = firstCell(grid, band);
                int open = (int) (beginning[words[first]] & ~now[placedFrom + grid * STRIDE + band]);
                for (int rest = open; rest != 0; rest &= rest - 1) {
                    int cell = first + cellsOfBits[BandTables.lowest(rest)];
                    int count = candidates(cell);
                    if (count < fewest) {
                        narrowest = cell;
                        fewest = count;
                    }
                }
            }
        }
        return narrowest;
    }

    private int candidates(int cell) {
        int count = 0;
        for (int value = 0; value < size; value++) {
            count += isOpen(cell, value) ? 1 : 0;
        }
        return count;
    }

    /** Puts the first candidate into an open cell, after {@link #propagate} had no more to do. */
    private void tryFirst(int cell) {
        if (depth == tries.size()) {
            tries.add(new Try(now.length));
        }
        Try made = tries.get(depth++);
        System.arraycopy(now, 0, made.before, 0, now.length);
        made.cell = cell;
        made.value = first(cell);
        place(cell, made.value);
    }

    private int first(int cell) {
        int value = 0;
        while (!isOpen(cell, value)) {
            value++;
        }
        return value;
    }

    /** Takes the last try back, which was for nothing or has been seen to the end; false if there was none. */
    private boolean goBack() {
        if (depth == 0) {
            return false;
        }
        Try last = tries.get(--depth);
        System.arraycopy(last.before, 0, now, 0, now.length);
        close(last.cell, last.value);
        return true;
    }

    /** The filled grids, once every cell has a value. */
    private Tuple filled() {
        int[] values = new int[words.length];
        long[] places = now;
        int[] cells = cellsOfBits;
        for (int from = 0; from < placedFrom; from += STRIDE) {
            int value = firstValue(from) + 1;
            for (int band = 0; band < bands.count(); band++) {
                int first = firstCell(from / wordsOfGrid, band);
                for (int rest = (int) places[from + band]; rest != 0; rest &= rest - 1) {
                    values[first + cells[BandTables.lowest(rest)]] = value;
                }
                for (int rest = (int) (places[from + band] >>> LANE); rest != 0; rest &= rest - 1) {
                    values[first + cells[BandTables.lowest(rest)]] = value + 1;
                }
            }
        }
        return new Tuple(size, values);
    }
}
