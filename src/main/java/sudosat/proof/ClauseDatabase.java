package sudosat.proof;

import java.util.Arrays;
import java.util.function.IntConsumer;
import sudosat.cnf.Formula;
import sudosat.io.UserError;

/**
 * The clauses of a formula and of a proof, each literal once. A clause is named by its place in one array, where its
 * number, its length and its literals stand; 0 names none. Clauses of the formula are numbered from 1, those of the
 * proof follow.
 */
final class ClauseDatabase {
    private static final int HEADER = 2;
    private static final int BUCKETS = 1 << 12;

    private final IntList words = new IntList();
    private int count;
    private int originals;
    private int variables;
    /** For each literal the clause that had it last. */
    private int[] marks = new int[16];

    private int mark;
    /** Heads of chains of clauses with hashes that are alike. */
    private int[] buckets = new int[BUCKETS];
    /** For each clause, by number: where it is, the next of its chain, its hash and its first literal. */
    private final IntList places = new IntList();

    private final IntList next = new IntList();
    private final IntList hashes = new IntList();
    private final IntList pivots = new IntList();

    ClauseDatabase(Formula formula) {
        words.add(0); // so that no clause is at 0
        addNumbered(0, 0, 0);
        formula.feed(this::add);
        originals = count;
    }

    private void addNumbered(int place, int hash, int pivot) {
        places.add(place);
        next.add(0);
        hashes.add(hash);
        pivots.add(pivot);
    }

    static int literal(int external) {
        return external > 0 ? 2 * external : 1 - 2 * external;
    }

    static int external(int literal) {
        return (literal & 1) == 0 ? literal >> 1 : -(literal >> 1);
    }

    int[] words() {
        return words.items;
    }

    int variables() {
        return variables;
    }

    /** How many clauses are the formula's. */
    int originals() {
        return originals;
    }

    int count() {
        return count;
    }

    int place(int number) {
        return places.get(number);
    }

    int number(int clause) {
        return words.get(clause);
    }

    int length(int clause) {
        return words.get(clause + 1);
    }

    static int begin(int clause) {
        return clause + HEADER;
    }

    int end(int clause) {
        return clause + HEADER + length(clause);
    }

    /** The literal that came first when the clause was added; 0 if it is empty. */
    int pivot(int clause) {
        return pivots.get(number(clause));
    }

    void setPivot(int clause, int literal) {
        pivots.items[number(clause)] = literal;
    }

    /** Calls back with each literal as in DIMACS, the pivot first. */
    void literals(int clause, IntConsumer each) {
        int pivot = pivot(clause);
        if (pivot != 0) {
            each.accept(external(pivot));
        }
        for (int i = begin(clause); i < end(clause); i++) {
            if (words.get(i) != pivot) {
                each.accept(external(words.get(i)));
            }
        }
    }

    /** Adds a clause of literals as in DIMACS, and gives its place. */
    int add(int[] literals, int length) {
        int clause = words.size;
        words.add(++count);
        words.add(0);
        int hash = put(literals, length);
        words.items[clause + 1] = words.size - clause - HEADER;
        addNumbered(clause, hash, length == 0 ? 0 : words.get(clause + HEADER));
        if (count > buckets.length) {
            rehash();
        } else {
            chain(count);
        }
        return clause;
    }

    /** Appends the literals, each once, and gives a hash that does not depend on their order. */
    private int put(int[] literals, int length) {
        mark++;
        int sum = 0;
        int product = 1;
        for (int i = 0; i < length; i++) {
            reserve(Math.abs(literals[i]));
            int literal = literal(literals[i]);
            if (marks[literal] != mark) {
                marks[literal] = mark;
                words.add(literal);
                sum += literal;
                product *= 2 * literal + 1;
            }
        }
        return 31 * sum + product;
    }

    private void reserve(int variable) {
        if (variable > DratProof.HIGHEST_VARIABLE) {
            throw new UserError("found the variable " + variable + ", expected variables of at most "
                    + DratProof.HIGHEST_VARIABLE + " in a formula with a proof");
        }
        variables = Math.max(variables, variable);
        if (2 * variable + 1 >= marks.length) {
            marks = Arrays.copyOf(marks, (int) Math.min(Integer.MAX_VALUE - 8, 4L * variable + 4));
        }
    }

    private void chain(int number) {
        int bucket = bucket(hashes.get(number));
        next.items[number] = buckets[bucket];
        buckets[bucket] = number;
    }

    private int bucket(int hash) {
        return (hash * 0x9E3779B9) >>> Integer.numberOfLeadingZeros(buckets.length - 1);
    }

    private void rehash() {
        boolean[] isChained = new boolean[count + 1];
        for (int head : buckets) {
            for (int number = head; number != 0; number = next.get(number)) {
                isChained[number] = true;
            }
        }
        isChained[count] = true;
        buckets = new int[2 * buckets.length];
        for (int number = 1; number <= count; number++) {
            if (isChained[number]) {
                chain(number);
            }
        }
    }

    /** Finds a clause of these literals, in any order, that was not taken yet, and takes it; 0 if there is none. */
    int take(int[] literals, int length) {
        int start = words.size;
        int hash = put(literals, length);
        int distinct = words.size - start;
        words.size = start;
        int before = 0;
        int number = buckets[bucket(hash)];
        while (number != 0 && !(hashes.get(number) == hash && isMarked(places.get(number), distinct))) {
            before = number;
            number = next.get(number);
        }
        if (number == 0) {
            return 0;
        }
        if (before == 0) {
            buckets[bucket(hash)] = next.get(number);
        } else {
            next.items[before] = next.get(number);
        }
        return places.get(number);
    }

    private boolean isMarked(int clause, int length) {
        if (length(clause) != length) {
            return false;
        }
        for (int i = begin(clause); i < end(clause); i++) {
            if (marks[words.get(i)] != mark) {
                return false;
            }
        }
        return true;
    }
}
