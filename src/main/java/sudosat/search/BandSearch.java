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

/**
 * A depth-first search over the candidate positions of each value, kept as one bit set per band. It is for puzzles with
 * small boxes whose rules only make cells differ. A batch of 9x9 takes half the time of exact cover, and the search is
 * fast before it is compiled: few instructions, most of them for many cells. One object serves one thread and all
 * puzzles with the same rules.
 */
public final class BandSearch {
    private static final int DECISIONS_BETWEEN_CHECKS = 256;

    private final int size;
    private final int grids;
    private final BandTables bands;
    /** For each cell the word of its band among the places of the first value. */
    private final int[] words;
    /** For each cell its number in the band. */
    private final int[] bits;

    private final int[][] others;
    private final boolean hasOthers;
    private final int[][][] otherHouses;

    /** For each grid and value its places, a word a band; then, for each grid and band, the cells with a value. */
    private final int[] now;

    private final int[] beginning;
    private final int settledFrom;
    /** For each grid and value something other than 0 if it has lost places since it was last looked at. */
    private final int[] changed;
    /** For each grid and value how often it had no place left: it is better tried early. */
    private final int[] failures;

    private final List<Try> tries = new ArrayList<>();
    private int depth;

    /** A value tried in a cell, and what was known before. */
    private static final class Try {
        private final int[] before;
        private int cell;
        private int value;

        Try(int length) {
            before = new int[length];
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
        words = new int[rules.cells()];
        bits = new int[words.length];
        for (int cell = 0; cell < words.length; cell++) {
            int grid = cell / (size * size);
            words[cell] = grid * size * BandTables.MOST + (cell - grid * size * size) / bands.cells();
            bits[cell] = cell % bands.cells();
        }
        others = rules.houses().distantPeers();
        hasOthers = hasAny(others);
        otherHouses = new int[grids][][];
        for (int grid = 0; grid < grids; grid++) {
            otherHouses[grid] = rules.houses().extraHouses(grid);
        }
        settledFrom = grids * size * BandTables.MOST;
        now = new int[settledFrom + grids * BandTables.MOST];
        beginning = new int[now.length];
        for (int i = 0; i < settledFrom; i++) {
            beginning[i] = i % BandTables.MOST < bands.count() ? (1 << bands.cells()) - 1 : 0;
        }
        changed = new int[grids * size];
        failures = new int[grids * size];
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
        BandSearch search = puzzle.ruleSet().borrow(BandSearch.class, BandSearch::new);
        End end = search.search(puzzle.clues(), isOver, Checker.checking(puzzle, wantsMore));
        puzzle.ruleSet().giveBack(search);
        return end;
    }

    private End search(Tuple clues, BooleanSupplier isOver, Predicate<Tuple> receiver) throws InterruptedException {
        boolean goesOn = begin(clues);
        for (int decisions = 0; goesOn; decisions++) {
            if (decisions % DECISIONS_BETWEEN_CHECKS == 0 && isOver(isOver)) {
                return End.TIME_LIMIT;
            }
            boolean isPossible = settle();
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
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return isOver.getAsBoolean();
    }

    /** Takes the clues of a puzzle and forgets all else; false if they contradict each other. */
    private boolean begin(Tuple clues) {
        depth = 0;
        System.arraycopy(beginning, 0, now, 0, now.length);
        Arrays.fill(changed, 1);
        Arrays.fill(failures, 0);
        for (int cell = 0; cell < words.length; cell++) {
            int value = clues.value(cell) - 1;
            if (value >= 0 && !place(cell, value)) {
                return false;
            }
        }
        return true;
    }

    /** Puts a value, counted from 0, into a cell; false if the cell is not open to it. */
    private boolean place(int cell, int value) {
        return placeIn(words[cell] + value * BandTables.MOST, bits[cell]);
    }

    private boolean placeIn(int word, int bit) {
        boolean isOpen = (now[word] >>> bit & 1) != 0;
        keep(word, bands.afterPlacing()[bit]);
        return isOpen;
    }

    private void close(int cell, int value) {
        keep(words[cell] + value * BandTables.MOST, ~(1 << bits[cell]));
    }

    private void keep(int word, int places) {
        changed[word / BandTables.MOST] |= now[word] & ~places;
        now[word] &= places;
    }

    /** Takes away what cannot be, as long as there is such a thing; false for a contradiction. */
    private boolean settle() {
        int found;
        do {
            found = narrow() ? placeSingles() : -1;
        } while (found > 0);
        return found == 0;
    }

    private boolean narrow() {
        for (boolean isNew = true; isNew; ) {
            isNew = false;
            for (int grid = 0; grid < grids; grid++) {
                for (int value = 0; value < size; value++) {
                    if (changed[grid * size + value] != 0) {
                        isNew = true;
                        if (!narrow(grid, value)) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }

    private boolean narrow(int grid, int value) {
        int from = (grid * size + value) * BandTables.MOST;
        int settledOfGrid = settledFrom + grid * BandTables.MOST;
        changed[grid * size + value] = 0;
        if (!bands.narrow(now, from)) {
            failures[grid * size + value]++;
            return false;
        }
        for (int band = 0; band < bands.count(); band++) {
            int found = bands.onlyOnes(now[from + band]) & ~now[settledOfGrid + band];
            if (found != 0) {
                now[settledOfGrid + band] |= found;
                closeToOtherValues(grid, value, band, found);
                if (hasOthers) {
                    closeOthers(firstCell(settledOfGrid + band), value, found);
                }
            }
        }
        return otherHouses[grid].length == 0 || propagateExtraHouses(grid, value);
    }

    /** As {@link #keep} does, but without a division for each. */
    private void closeToOtherValues(int grid, int value, int band, int found) {
        int unit = grid * size;
        int word = unit * BandTables.MOST + band;
        for (int other = 0; other < size; other++, unit++, word += BandTables.MOST) {
            if (other != value) {
                changed[unit] |= now[word] & found;
                now[word] &= ~found;
            }
        }
    }

    /** Closes the cells outside of row, column and box that differ from those found. */
    private void closeOthers(int firstCell, int value, int found) {
        for (int rest = found; rest != 0; rest &= rest - 1) {
            for (int cell : others[firstCell + Integer.numberOfTrailingZeros(rest)]) {
                close(cell, value);
            }
        }
    }

    private boolean propagateExtraHouses(int grid, int value) {
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
        return (now[words[cell] + value * BandTables.MOST] >>> bits[cell] & 1) != 0;
    }

    /** Places the only candidates of cells: how many, or -1 for a contradiction. */
    private int placeSingles() {
        int found = 0;
        for (int settled = settledFrom; settled < now.length; settled++) {
            int first = firstWord(settled);
            int once = 0;
            int twice = 0;
            for (int value = 0, word = first; value < size; value++, word += BandTables.MOST) {
                int places = now[word];
                twice |= once & places;
                once |= places;
            }
            int none = beginning[first] & ~once;
            int single = once & ~twice & ~now[settled];
            if (none != 0 || single != 0 && !placeSingles(settled, single)) {
                return -1;
            }
            found += Integer.bitCount(single);
        }
        return found;
    }

    private boolean placeSingles(int settled, int cellsWithOne) {
        for (int value = 0, word = firstWord(settled); value < size; value++, word += BandTables.MOST) {
            for (int rest = cellsWithOne & now[word]; rest != 0; rest &= rest - 1) {
                if (!placeIn(word, Integer.numberOfTrailingZeros(rest))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The index of the positions of the first value, in the band of this word of cells with a value. */
    private int firstWord(int settled) {
        int grid = (settled - settledFrom) / BandTables.MOST;
        return settled - settledFrom + grid * (size - 1) * BandTables.MOST;
    }

    /** The first cell of that band. */
    private int firstCell(int settled) {
        int grid = (settled - settledFrom) / BandTables.MOST;
        return (settled - settledFrom - grid * BandTables.MOST) * bands.cells() + grid * size * size;
    }

    /**
     * An open cell with fewest candidates, of those with two the one whose values failed most often; -1 if there is
     * none.
     */
    private int narrowest() {
        int narrowest = -1;
        int most = -1;
        for (int settled = settledFrom; settled < now.length; settled++) {
            int first = firstCell(settled);
            for (int rest = cellsWithTwo(settled); rest != 0; rest &= rest - 1) {
                int cell = first + Integer.numberOfTrailingZeros(rest);
                int failed = failures(cell);
                if (failed > most) {
                    narrowest = cell;
                    most = failed;
                }
            }
        }
        return narrowest >= 0 ? narrowest : narrowestOfMore();
    }

    private int failures(int cell) {
        int unit = cell / (size * size) * size;
        int sum = 0;
        for (int value = 0; value < size; value++) {
            sum += isOpen(cell, value) ? failures[unit + value] : 0;
        }
        return sum;
    }

    private int cellsWithTwo(int settled) {
        int once = 0;
        int twice = 0;
        int more = 0;
        for (int value = 0, word = firstWord(settled); value < size; value++, word += BandTables.MOST) {
            int places = now[word];
            more |= twice & places;
            twice |= once & places;
            once |= places;
        }
        return twice & ~more;
    }

    private int narrowestOfMore() {
        int narrowest = -1;
        int fewest = size + 1;
        for (int settled = settledFrom; settled < now.length; settled++) {
            int first = firstCell(settled);
            for (int rest = beginning[firstWord(settled)] & ~now[settled]; rest != 0; rest &= rest - 1) {
                int cell = first + Integer.numberOfTrailingZeros(rest);
                int count = candidates(cell);
                if (count < fewest) {
                    narrowest = cell;
                    fewest = count;
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

    /** Puts the first candidate into an open cell, after {@link #settle} had no more to do. */
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
        Arrays.fill(changed, 0);
        close(last.cell, last.value);
        return true;
    }

    /** The filled grids, once every cell has a value. */
    private Tuple filled() {
        int[] values = new int[words.length];
        for (int settled = settledFrom; settled < now.length; settled++) {
            int first = firstCell(settled);
            for (int value = 0, word = firstWord(settled); value < size; value++, word += BandTables.MOST) {
                for (int rest = now[word]; rest != 0; rest &= rest - 1) {
                    values[first + Integer.numberOfTrailingZeros(rest)] = value + 1;
                }
            }
        }
        return new Tuple(size, values);
    }
}
