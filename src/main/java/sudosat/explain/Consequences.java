package sudosat.explain;

import java.util.Arrays;

/**
 * Everything that follows of a candidate being true or false, until two of the consequences contradict each other: a
 * true candidate makes false what it sees, and the last one of its cell or house is true. A statement is twice the
 * number of the candidate among the links, and one more if the candidate is true.
 */
final class Consequences {
    /** What may be used. */
    enum ImplicationRules {
        /** Only links of one value; what has become false is out of the way of what comes later. */
        ONE_VALUE(false, true, 75),
        /** Only links that are there from the start. */
        FROM_THE_START(true, false, 80),
        /** Links that arise on the way, too. */
        ON_THE_WAY(true, true, 85);

        private final boolean inCells;
        private final boolean onTheWay;
        private final int rating;

        ImplicationRules(boolean inCells, boolean onTheWay, int rating) {
            this.inCells = inCells;
            this.onTheWay = onTheWay;
            this.rating = rating;
        }

        /** Of a chain that uses them, without what its length adds. */
        int rating() {
            return rating;
        }
    }

    private static final int NONE = -1;
    private static final int IN_CELL = -2;

    private final Links links;
    private final Positions positions;
    private final ImplicationRules rules;
    private final int words;
    private final long[] weak;
    private final int[][] strong;
    private final long[] values;
    private final long[] places;
    private final long[] isTrue;
    private final long[] isFalse;
    private final int[] why;
    private final int[] queueTrue;
    private final int[] queueFalse;
    private int countTrue;
    private int countFalse;
    private int clash;
    private final int[] stamps;
    private int stamp;
    private final int[] stack;

    Consequences(Links links, Positions positions, ImplicationRules rules) {
        this.links = links;
        this.positions = positions;
        this.rules = rules;
        words = links.words();
        weak = links.weak(rules.inCells ? Links.Kind.BOTH : Links.Kind.HOUSES);
        strong = links.strong(Links.Kind.BOTH);
        values = positions.values.clone();
        places = positions.places.clone();
        isTrue = new long[words];
        isFalse = new long[words];
        why = new int[2 * links.count()];
        queueTrue = new int[links.count()];
        queueFalse = new int[links.count()];
        stamps = new int[2 * links.count()];
        stack = new int[2 * links.count()];
    }

    static int isTrue(int number) {
        return 2 * number + 1;
    }

    static int isFalse(int number) {
        return 2 * number;
    }

    /** Finds what follows of a statement; of true candidates first, as they bring most. */
    void run(int statement) {
        reset();
        why[statement] = NONE;
        if ((statement & 1) != 0) {
            addTrue(statement / 2);
        } else {
            addFalse(statement / 2);
        }
        int doneTrue = 0;
        int doneFalse = 0;
        while (clash == NONE && (doneTrue < countTrue || doneFalse < countFalse)) {
            if (doneTrue < countTrue) {
                followTrue(queueTrue[doneTrue++]);
            } else {
                followFalse(queueFalse[doneFalse++]);
            }
        }
    }

    private void reset() {
        if (rules.onTheWay) {
            System.arraycopy(positions.values, 0, values, 0, values.length);
            System.arraycopy(positions.places, 0, places, 0, places.length);
        }
        Arrays.fill(isTrue, 0);
        Arrays.fill(isFalse, 0);
        countTrue = 0;
        countFalse = 0;
        clash = NONE;
    }

    private void addTrue(int number) {
        isTrue[number >>> 6] |= 1L << number;
        queueTrue[countTrue++] = number;
    }

    private void addFalse(int number) {
        isFalse[number >>> 6] |= 1L << number;
        queueFalse[countFalse++] = number;
    }

    private void followTrue(int number) {
        int row = number * words;
        for (int word = 0; word < words; word++) {
            long fresh = weak[row + word] & ~isFalse[word];
            long clashing = fresh & isTrue[word];
            if (clashing != 0) {
                clash = isFalse(word * Long.SIZE + Long.numberOfTrailingZeros(clashing));
                why[clash] = number;
                return;
            }
            isFalse[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                int other = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
                why[isFalse(other)] = number;
                queueFalse[countFalse++] = other;
            }
        }
    }

    /** Looks at the remaining candidates of the cell and the lines, from which it is removed if that is to count. */
    private void followFalse(int number) {
        if (!rules.onTheWay && strong[number].length == 0) {
            return;
        }
        int cell = positions.cell[number];
        long otherValues = values[cell] & ~positions.valueBit[number];
        values[cell] = rules.onTheWay ? otherValues : values[cell];
        if (rules.inCells && Long.bitCount(otherValues) == 1) {
            makeTrue(positions.inCell(cell, otherValues), IN_CELL);
        }
        for (int i = positions.firstLine[number]; i < positions.firstLine[number + 1]; i++) {
            int line = positions.line[i];
            long others = places[line] & ~positions.placeBit[i];
            places[line] = rules.onTheWay ? others : places[line];
            if (Long.bitCount(others) == 1) {
                makeTrue(positions.inLine(line, others), line);
            }
        }
    }

    private void makeTrue(int number, int line) {
        if (clash == NONE && (isTrue[number >>> 6] >>> number & 1) == 0) {
            why[isTrue(number)] = line;
            if ((isFalse[number >>> 6] >>> number & 1) != 0) {
                clash = isTrue(number);
            } else {
                addTrue(number);
            }
        }
    }

    /** The candidates that are true and those that are false, two sets one after the other. */
    void copyTo(long[] sets, int from) {
        System.arraycopy(isTrue, 0, sets, from, words);
        System.arraycopy(isFalse, 0, sets, from + words, words);
    }

    boolean isContradiction() {
        return clash != NONE;
    }

    /** The statement that contradicts one that was known, if there is a contradiction. */
    int clash() {
        return clash;
    }

    /** How many statements lead to one, the first and itself included; those beyond a limit are not counted. */
    int count(int statement, int limit) {
        stamp++;
        stamps[statement] = stamp;
        stack[0] = statement;
        int waiting = 1;
        int count = 0;
        while (waiting > 0 && count + waiting <= limit) {
            count++;
            waiting = pushReasons(stack[--waiting], waiting);
        }
        return count + waiting;
    }

    private int pushReasons(int statement, int waiting) {
        int reason = why[statement];
        if (reason == NONE) {
            return waiting;
        }
        if ((statement & 1) == 0) {
            return push(isTrue(reason), waiting);
        }
        return reason == IN_CELL ? pushCell(statement / 2, waiting) : pushLine(statement / 2, reason, waiting);
    }

    private int pushCell(int number, int waiting) {
        int cell = positions.cell[number];
        int top = waiting;
        for (long others = positions.values[cell] & ~positions.valueBit[number]; others != 0; others &= others - 1) {
            top = push(isFalse(positions.inCell(cell, others)), top);
        }
        return top;
    }

    private int pushLine(int number, int line, int waiting) {
        int top = waiting;
        for (long all = positions.places[line]; all != 0; all &= all - 1) {
            int other = positions.inLine(line, all);
            top = other == number ? top : push(isFalse(other), top);
        }
        return top;
    }

    private int push(int statement, int waiting) {
        if (stamps[statement] == stamp) {
            return waiting;
        }
        stamps[statement] = stamp;
        stack[waiting] = statement;
        return waiting + 1;
    }

    /** How a statement follows: every true candidate on the way to it, each with the false ones that come of it. */
    Argument argument(int statement) {
        int[] way = new int[count(statement, Integer.MAX_VALUE)];
        way[way.length - 1] = statement;
        int at = 0;
        int next = 0;
        if (countFalse > 0 && why[isFalse(queueFalse[0])] == NONE) {
            at = append(isFalse(queueFalse[next++]), way, at);
        }
        for (int i = 0; i < countTrue; i++) {
            at = append(isTrue(queueTrue[i]), way, at);
            for (; next < countFalse && why[isFalse(queueFalse[next])] == queueTrue[i]; next++) {
                at = append(isFalse(queueFalse[next]), way, at);
            }
        }
        return toArgument(way);
    }

    /** Keeps the last place for the last statement. */
    private int append(int statement, int[] way, int at) {
        if (stamps[statement] != stamp || statement == way[way.length - 1]) {
            return at;
        }
        way[at] = statement;
        return at + 1;
    }

    private Argument toArgument(int[] way) {
        int[] statements = new int[way.length];
        int[] reasons = new int[way.length];
        for (int i = 0; i < way.length; i++) {
            statements[i] = 2 * links.candidate(way[i] / 2) + (way[i] & 1);
            reasons[i] = reason(way[i]);
        }
        return new Argument(statements, reasons);
    }

    private int reason(int statement) {
        int reason = why[statement];
        boolean isCandidate = (statement & 1) == 0;
        return reason < 0
                ? Argument.IN_CELL
                : isCandidate ? links.candidate(reason) : reason / links.board().size();
    }
}
