package sudosat.cdcl;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which value a variable is decided to have: the one preferred from outside; else its value in the longest assignment
 * without a conflict since the last rephasing, the target (Biere and Fleury, "Chasing Target Phases", POS 2020); else
 * its last one (Pipatsrisawat and Darwiche, "A Lightweight Component Caching Scheme", SAT 2007); false at first, as
 * most variables of an encoding are.
 *
 * <p>From time to time the saved values are replaced: by the original ones, by their opposites, and by those of the
 * longest assignment known.
 */
final class Phases {
    private static final int INTERVAL = 1_000;

    private byte[] original = {};
    private byte[] preferred = {};
    private byte[] saved = {};
    private byte[] target = {};
    private byte[] best = {};
    private int targetSize;
    private int bestSize;
    /** The variables that conflicts make more important; null for all. */
    private BitSet important;

    private boolean hasTargets = true;
    private long next = INTERVAL;
    private int rounds;

    void reserve(int variables) {
        int known = Math.max(1, saved.length);
        original = Arrays.copyOf(original, variables + 1);
        preferred = Arrays.copyOf(preferred, variables + 1);
        saved = Arrays.copyOf(saved, variables + 1);
        target = Arrays.copyOf(target, variables + 1);
        best = Arrays.copyOf(best, variables + 1);
        Arrays.fill(original, known, variables + 1, (byte) -1);
        Arrays.fill(saved, known, variables + 1, (byte) -1);
    }

    void prefer(int variable, boolean isTrue) {
        if (isTrue && important == null) {
            important = new BitSet();
        }
        if (important != null) {
            important.set(variable, isTrue);
        }
        preferred[variable] = (byte) (isTrue ? 1 : -1);
    }

    /** Has all variables begin true. Targets lead too far away: without them it takes a quarter less time. */
    void stayNearTrue(BitSet variables) {
        important = variables;
        hasTargets = false;
        Arrays.fill(original, (byte) 1);
        Arrays.fill(saved, (byte) 1);
    }

    /**
     * Whether conflicts make the variable more important: once some are preferred to be true, only those. Where they
     * are the values of grids to stay near to, that saves a third to a half of the time.
     */
    boolean counts(int variable) {
        return important == null || important.get(variable);
    }

    boolean isTrue(int variable) {
        int value = preferred[variable];
        if (value == 0) {
            value = target[variable];
        }
        return (value == 0 ? saved[variable] : value) > 0;
    }

    void save(int literal) {
        saved[literal >> 1] = (byte) ((literal & 1) == 0 ? 1 : -1);
    }

    /** For a search under other assumptions. */
    void restart() {
        targetSize = 0;
        bestSize = 0;
        Arrays.fill(target, (byte) 0);
    }

    /** Takes note of the first literals of the trail, which are free of conflicts. */
    void consider(Assignment assignment, int size) {
        if (hasTargets && size > targetSize) {
            targetSize = size;
            copy(assignment, size, target);
        }
        if (size > bestSize) {
            bestSize = size;
            copy(assignment, size, best);
        }
    }

    private static void copy(Assignment assignment, int size, byte[] phases) {
        Arrays.fill(phases, (byte) 0);
        for (int i = 0; i < size; i++) {
            int literal = assignment.trail[i];
            phases[literal >> 1] = (byte) ((literal & 1) == 0 ? 1 : -1);
        }
    }

    boolean isTimeToRephase(long conflicts) {
        return conflicts >= next;
    }

    void rephase(long conflicts) {
        rounds++;
        next = conflicts + (long) INTERVAL * rounds;
        switch (rounds % 4) {
            case 1 -> System.arraycopy(original, 0, saved, 0, saved.length);
            case 3 -> {
                for (int variable = 1; variable < saved.length; variable++) {
                    saved[variable] = (byte) -original[variable];
                }
            }
            default -> {
                for (int variable = 1; variable < saved.length; variable++) {
                    saved[variable] = best[variable] == 0 ? saved[variable] : best[variable];
                }
                bestSize = 0;
            }
        }
        targetSize = 0;
        Arrays.fill(target, (byte) 0);
    }
}
