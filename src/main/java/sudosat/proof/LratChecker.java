package sudosat.proof;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.io.UserError;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;

/**
 * Checks an LRAT proof step by step as it is read (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp, "Efficient
 * Certified RAT Verification", CADE 2017). Hints name the clauses that unit propagation needs, in order. Each of them
 * is checked: it must be there, and be false or imply a literal when its turn comes.
 */
public final class LratChecker {
    private static final Optional<String> NO_CONFLICT = Optional.of("its hints lead to no conflict");

    private final LratReader input;
    /** The literals of the clauses there are, by number. */
    private final Map<Integer, int[]> clauses = new HashMap<>();

    private byte[] values = new byte[16];
    private final IntList assigned = new IntList();
    private final IntList literals;
    private final IntList hints;

    private LratChecker(Formula formula, LratReader input) {
        this.input = input;
        this.literals = input.literals;
        this.hints = input.hints;
        formula.feed((clause, length) -> keep(clauses.size() + 1, clause, length));
    }

    /**
     * Reads and checks a proof.
     *
     * @param in a stream that can go back to where it is
     * @param listener gets the number of steps checked, now and then
     * @throws UserError if it is none, with the place of what is wrong
     */
    public static ProofVerdict check(
            Formula formula, InputStream in, String source, Deadline deadline, ProofSettings.Listener listener)
            throws IOException, LimitReached {
        return new LratChecker(formula, new LratReader(in, source)).check(deadline, listener);
    }

    private ProofVerdict check(Deadline deadline, ProofSettings.Listener listener) throws IOException, LimitReached {
        for (long step = 1; input.next(); step++) {
            ProofChecker.look(step, step, deadline, listener);
            if (input.isDeletion()) {
                for (int i = 0; i < hints.size; i++) {
                    clauses.remove(hints.get(i));
                }
                continue;
            }
            int id = input.id();
            Optional<String> fault =
                    clauses.containsKey(id) ? Optional.of("there is a clause " + id + " already") : fault();
            clear(0);
            if (fault.isPresent()) {
                return ProofVerdict.refuted(step, input.place(), fault.get());
            }
            if (literals.size == 0) {
                return ProofVerdict.VERIFIED;
            }
            keep(id, literals.items, literals.size);
        }
        return ProofVerdict.incomplete("the proof ends without the empty clause");
    }

    private void keep(int id, int[] clauseLiterals, int length) {
        int[] clause = Arrays.copyOf(clauseLiterals, length);
        clauses.put(id, clause);
        for (int literal : clause) {
            reserve(literal);
        }
    }

    private void reserve(int literal) {
        int needed = 2 * Math.abs(literal) + 2;
        if (needed > values.length) {
            values = Arrays.copyOf(values, (int) Math.min(Integer.MAX_VALUE - 8, 2L * needed));
        }
    }

    private int value(int literal) {
        return values[ClauseDatabase.literal(literal)];
    }

    private void assign(int literal) {
        values[ClauseDatabase.literal(literal)] = 1;
        values[ClauseDatabase.literal(-literal)] = -1;
        assigned.add(literal);
    }

    private void clear(int kept) {
        while (assigned.size > kept) {
            int literal = assigned.get(--assigned.size);
            values[ClauseDatabase.literal(literal)] = 0;
            values[ClauseDatabase.literal(-literal)] = 0;
        }
    }

    /** Why the clause read does not follow by its hints; empty if it does. */
    private Optional<String> fault() {
        for (int i = 0; i < literals.size; i++) {
            int literal = literals.get(i);
            reserve(literal);
            if (value(literal) > 0) {
                return Optional.empty(); // it has a literal and its opposite
            } else if (value(literal) == 0) {
                assign(-literal);
            }
        }
        int end = 0;
        while (end < hints.size && hints.get(end) > 0) {
            end++;
        }
        Optional<String> fault = follow(0, end);
        if (literals.size == 0 || !fault.equals(NO_CONFLICT)) { // RAT is about a literal
            return fault;
        }
        Optional<String> ratFault = ratFault(end);
        return ratFault.isPresent() && end == hints.size ? NO_CONFLICT : ratFault;
    }

    private static boolean has(int[] clause, int literal) {
        for (int other : clause) {
            if (other == literal) {
                return true;
            }
        }
        return false;
    }

    /** Whether another literal of the clause is true. */
    private boolean isTrue(int[] clause, int except) {
        for (int literal : clause) {
            if (literal != except && value(literal) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Why some hints lead to no conflict; empty if they do. */
    private Optional<String> follow(int from, int to) {
        for (int i = from; i < to; i++) {
            int hint = hints.get(i);
            int[] clause = clauses.get(hint);
            if (clause == null) {
                return Optional.of("the hint " + hint + " names no clause");
            }
            int unit = 0;
            for (int literal : clause) {
                if (value(literal) >= 0 && literal != unit) {
                    if (unit != 0) {
                        return Optional.of("the clause of the hint " + hint + " is not a unit");
                    }
                    unit = literal;
                }
            }
            if (unit == 0) {
                return Optional.empty();
            } else if (value(unit) == 0) {
                assign(unit);
            }
        }
        return NO_CONFLICT;
    }

    private Optional<String> ratFault(int begin) {
        int opposite = -literals.get(0);
        Map<Integer, int[]> groups = new HashMap<>();
        for (int i = begin; i < hints.size; ) {
            int end = i + 1;
            while (end < hints.size && hints.get(end) > 0) {
                end++;
            }
            groups.put(-hints.get(i), new int[] {i + 1, end});
            i = end;
        }
        int kept = assigned.size;
        for (Map.Entry<Integer, int[]> other : clauses.entrySet()) {
            int[] clause = other.getValue();
            if (!has(clause, opposite) || isTrue(clause, opposite)) {
                continue;
            }
            int[] group = groups.get(other.getKey());
            if (group == null) {
                return Optional.of("there are no hints for the clause " + other.getKey());
            }
            for (int literal : clause) {
                if (literal != opposite && value(literal) == 0) {
                    assign(-literal);
                }
            }
            Optional<String> fault = follow(group[0], group[1]);
            clear(kept);
            if (fault.equals(NO_CONFLICT)) {
                return Optional.of("the hints for the clause " + other.getKey() + " lead to no conflict");
            } else if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }
}
