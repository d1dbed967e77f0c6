package sudosat.proof;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import sudosat.cnf.Formula;
import sudosat.io.ByteScanner;
import sudosat.io.UserError;

/** A DRAT proof that was read, with the formula it is of: clauses, and the steps that add and delete them. */
public final class DratProof {
    /** What arrays indexed by literals have room for. */
    static final int HIGHEST_VARIABLE = (Integer.MAX_VALUE >> 1) - 16;

    private static final int LOOKED_AT = 1 << 16;

    final ClauseDatabase clauses;
    /** In order: the clause that is added, or the complement of one that is deleted. */
    final IntList steps = new IntList();
    /** For each step its line in the proof; its byte, if the proof is binary. */
    private final IntList places = new IntList();

    private final boolean isBinary;
    private boolean hasEmptyClause;
    private int unmatched;
    private int[] literals = new int[16];
    private int length;

    private DratProof(Formula formula, boolean isBinary) {
        this.clauses = new ClauseDatabase(formula);
        this.isBinary = isBinary;
    }

    /**
     * Reads a proof, text or binary.
     *
     * @param in a stream that can go back to where it is
     * @throws UserError if it is none, with the place of what is wrong
     */
    public static DratProof read(Formula formula, InputStream in, String source) throws IOException {
        DratProof proof = new DratProof(formula, isBinary(in));
        if (proof.isBinary) {
            proof.readBinary(in, source);
        } else {
            proof.readText(in, source);
        }
        return proof;
    }

    /** A binary proof has bytes that no text has, a 0 after every step to begin with. */
    private static boolean isBinary(InputStream in) throws IOException {
        in.mark(LOOKED_AT);
        byte[] start = in.readNBytes(LOOKED_AT - 1);
        in.reset();
        for (byte value : start) {
            if (value == 0) {
                return true;
            }
        }
        return false;
    }

    boolean hasEmptyClause() {
        return hasEmptyClause;
    }

    /** How many deletions named a clause that was not there. */
    public int unmatchedDeletions() {
        return unmatched;
    }

    public int stepCount() {
        return steps.size;
    }

    String place(int step) {
        return (isBinary ? "byte " : "line ") + places.get(step);
    }

    private void end(boolean isDeletion, int place) {
        if (!isDeletion) {
            hasEmptyClause |= length == 0;
            steps.add(clauses.add(literals, length));
            places.add(place);
        } else {
            int clause = clauses.take(literals, length);
            if (clause == 0) {
                unmatched++;
            } else {
                steps.add(~clause);
                places.add(place);
            }
        }
        length = 0;
    }

    private void put(int literal) {
        if (length == literals.length) {
            literals = Arrays.copyOf(literals, 2 * length);
        }
        literals[length++] = literal;
    }

    private void readText(InputStream in, String source) throws IOException {
        ByteScanner input = new ByteScanner(in);
        boolean isDeletion = false;
        boolean isOpen = false;
        int line = 1;
        for (int next = input.skipBlankLines(); next != ByteScanner.END; next = input.skipBlankLines()) {
            input.markToken();
            if (!isOpen && next == 'c') {
                input.skipToLineEnd();
                continue;
            }
            if (!isOpen) {
                line = (int) input.line();
            }
            if (!isOpen && next == 'd') {
                input.skip();
                if (!ByteScanner.isTokenEnd(input.peek())) {
                    throw error(input, source);
                }
                isDeletion = true;
                isOpen = true;
                continue;
            }
            int literal = number(input, next, source);
            isOpen = literal != 0;
            if (isOpen) {
                put(literal);
            } else {
                end(isDeletion, line);
                isDeletion = false;
            }
        }
        if (isOpen) {
            throw UserError.at(source, input.line(), 0, "the end of the file", "0 at the end of a step");
        }
    }

    static int number(ByteScanner input, int next, String source) throws IOException {
        if (next == '-') {
            input.skip();
        }
        long number = input.number(HIGHEST_VARIABLE);
        if (number < 0 || number > HIGHEST_VARIABLE || number == 0 && next == '-') {
            throw error(input, source);
        }
        return (int) (next == '-' ? -number : number);
    }

    private static UserError error(ByteScanner input, String source) throws IOException {
        return UserError.at(
                source,
                input.line(),
                input.column(),
                UserError.quote(input.token()),
                "a step of a proof: literals up to a 0, or d before them");
    }

    private void readBinary(InputStream in, String source) throws IOException {
        BinaryNumbers numbers = new BinaryNumbers(in, source);
        while (true) {
            int place = (int) Math.min(Integer.MAX_VALUE, numbers.at());
            int kind = numbers.kind();
            if (kind == BinaryNumbers.END) {
                return;
            }
            for (int literal = numbers.number(); literal != 0; literal = numbers.number()) {
                put(literal);
            }
            end(kind == 'd', place);
        }
    }
}
