package sudosat.generate;

import java.util.random.RandomGenerator;

/**
 * Random numbers that are the same on every JDK. Only the generator's 64 bits are used, for those are what its
 * algorithm defines: how a JDK makes numbers below a bound of them may change.
 */
public final class PortableRandom {
    private final RandomGenerator random;

    public PortableRandom(RandomGenerator random) {
        this.random = random;
    }

    /** A number from 0 to below the bound; no two differ in their chances by more than one in 2^63. */
    public int below(int bound) {
        return (int) Math.multiplyHigh(random.nextLong() >>> 1, 2L * bound);
    }

    /** The numbers from 0 on, in any order. */
    public int[] permutation(int length) {
        int[] permutation = new int[length];
        for (int i = 0; i < length; i++) {
            int j = below(i + 1);
            permutation[i] = permutation[j];
            permutation[j] = i;
        }
        return permutation;
    }
}
