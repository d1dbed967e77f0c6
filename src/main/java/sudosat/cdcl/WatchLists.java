package sudosat.cdcl;

import java.util.Arrays;

/**
 * Which clauses to visit when a literal becomes false. A long clause is watched by two of its literals (Moskewicz,
 * Madigan, Zhao, Zhang and Malik, "Chaff", DAC 2001); beside it stands another of its literals, the blocker: if that is
 * true, the clause need not be visited (Sörensson and Eén, "MiniSat 2.1 and MiniSat++ 1.0", 2008). Binary clauses are
 * only here: for each literal those that it implies.
 */
final class WatchLists {
    private static final int[] EMPTY = {};

    /** For each literal, when it becomes false: blocker, clause, blocker, clause… */
    int[][] lists = {};

    int[] sizes = {};
    /** For each literal, when it becomes true: the other literals of its binary clauses. */
    int[][] implied = {};

    int[] impliedSizes = {};

    void reserve(int literals) {
        int known = lists.length;
        lists = Arrays.copyOf(lists, literals);
        sizes = Arrays.copyOf(sizes, literals);
        implied = Arrays.copyOf(implied, literals);
        impliedSizes = Arrays.copyOf(impliedSizes, literals);
        Arrays.fill(lists, known, literals, EMPTY);
        Arrays.fill(implied, known, literals, EMPTY);
    }

    void addBinary(int first, int second) {
        imply(first ^ 1, second);
        imply(second ^ 1, first);
    }

    private void imply(int literal, int other) {
        int size = impliedSizes[literal];
        if (size == implied[literal].length) {
            implied[literal] = Arrays.copyOf(implied[literal], Math.max(4, 2 * size));
        }
        implied[literal][size] = other;
        impliedSizes[literal] = size + 1;
    }

    void watch(int literal, int blocker, int clause) {
        int size = sizes[literal];
        int[] list = lists[literal];
        if (size == list.length) {
            list = Arrays.copyOf(list, Math.max(8, 2 * size));
            lists[literal] = list;
        }
        list[size] = blocker;
        list[size + 1] = clause;
        sizes[literal] = size + 2;
    }

    /** Both watches of a clause. */
    void watch(int clause, ClauseArena arena) {
        int first = arena.words[clause + ClauseArena.HEADER];
        int second = arena.words[clause + ClauseArena.HEADER + 1];
        watch(first, second, clause);
        watch(second, first, clause);
    }

    void rebuild(ClauseArena arena) {
        Arrays.fill(sizes, 0);
        for (int clause = arena.first(); clause < arena.end; clause = arena.next(clause)) {
            watch(clause, arena);
        }
    }
}
