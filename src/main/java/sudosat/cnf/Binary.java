package sudosat.cnf;

/**
 * A true literal says its number in bits: n log n clauses, log n variables (Frisch, Peugniez, Doggett, Nightingale: JAR
 * 35, 2005).
 */
final class Binary implements AtMostOne {
    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        int[] bits = fresh.next(bitsFor(length));
        for (int i = 0; i < length; i++) {
            feedNumber(literals[i], i, bits, sink);
        }
    }

    /** The number of bits that distinguish this number of things. */
    static int bitsFor(int count) {
        return count <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(count - 1);
    }

    /** If the literal is true, the bits are the number. */
    static void feedNumber(int literal, int number, int[] bits, ClauseSink sink) {
        for (int bit = 0; bit < bits.length; bit++) {
            sink.clause(-literal, (number >> bit & 1) == 1 ? bits[bit] : -bits[bit]);
        }
    }
}
