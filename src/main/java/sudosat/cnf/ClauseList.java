package sudosat.cnf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A formula held in memory: literals one after the other, each clause closed by a 0, in chunks that never move. */
public final class ClauseList implements ClauseSink, Formula {
    private static final int CHUNK = 1 << 16;

    private final List<int[]> chunks = new ArrayList<>();
    private int[] last = new int[0];
    private int used;
    private long clauses;
    private int longest;
    private int variables;

    /** Makes room for variables that may occur in no clause. */
    public ClauseList reserve(int highestVariable) {
        variables = Math.max(variables, highestVariable);
        return this;
    }

    @Override
    public void clause(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            reserve(Math.abs(literals[i]));
            append(literals[i]);
        }
        append(0);
        clauses++;
        longest = Math.max(longest, length);
    }

    private void append(int number) {
        if (used == last.length) {
            last = new int[CHUNK];
            chunks.add(last);
            used = 0;
        }
        last[used++] = number;
    }

    @Override
    public int variables() {
        return variables;
    }

    @Override
    public long clauses() {
        return clauses;
    }

    @Override
    public void feed(ClauseSink sink) {
        int[] clause = new int[longest];
        int length = 0;
        for (int[] chunk : chunks) {
            int end = chunk == last ? used : chunk.length;
            for (int i = 0; i < end; i++) {
                if (chunk[i] != 0) {
                    clause[length++] = chunk[i];
                } else {
                    feedOne(clause, length, sink);
                    length = 0;
                }
            }
        }
    }

    private static void feedOne(int[] clause, int length, ClauseSink sink) {
        switch (length) {
            case 1 -> sink.clause(clause[0]);
            case 2 -> sink.clause(clause[0], clause[1]);
            default -> sink.clause(clause, length);
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int[] chunk : chunks) {
            text.append(Arrays.toString(chunk == last ? Arrays.copyOf(chunk, used) : chunk));
        }
        return text.toString();
    }
}
