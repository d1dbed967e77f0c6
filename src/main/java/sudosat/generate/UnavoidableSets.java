package sudosat.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Orbits of cells that are given, and what shows that some must stay: sets of cells that can change together, found as
 * the difference between the solution and another tuple. As long as just one orbit of such a set is given it is needed,
 * whatever else goes.
 */
final class UnavoidableSets {
    private final int[] orbitOf;
    private final BitSet given = new BitSet();
    private final BitSet needed = new BitSet();
    /** The orbits of each set, each once, and how many of them are given. */
    private final List<int[]> sets = new ArrayList<>();

    private final List<List<Integer>> setsOfOrbit = new ArrayList<>();
    private int[] left = new int[64];

    /** All orbits are given, and nothing is known yet. */
    UnavoidableSets(int[][] orbits, int cells) {
        orbitOf = new int[cells];
        for (int orbit = 0; orbit < orbits.length; orbit++) {
            for (int cell : orbits[orbit]) {
                orbitOf[cell] = orbit;
            }
            setsOfOrbit.add(new ArrayList<>());
        }
        given.set(0, orbits.length);
    }

    /** The orbits given; not to be changed. */
    BitSet given() {
        return given;
    }

    /** Those of them that must stay; not to be changed. */
    BitSet needed() {
        return needed;
    }

    /** Of these cells, one must stay given. */
    void add(int[] cells) {
        int[] orbits =
                Arrays.stream(cells).map(cell -> orbitOf[cell]).distinct().toArray();
        int set = sets.size();
        sets.add(orbits);
        left = set < left.length ? left : Arrays.copyOf(left, 2 * left.length);
        for (int orbit : orbits) {
            setsOfOrbit.get(orbit).add(set);
            left[set] += given.get(orbit) ? 1 : 0;
        }
        keepLast(set);
    }

    /** The orbit is given no longer. */
    void remove(int orbit) {
        if (needed.get(orbit)) {
            throw new IllegalStateException("a needed clue goes");
        }
        given.clear(orbit);
        for (int set : setsOfOrbit.get(orbit)) {
            left[set]--;
            keepLast(set);
        }
    }

    private void keepLast(int set) {
        for (int i = 0; left[set] == 1 && i < sets.get(set).length; i++) {
            if (given.get(sets.get(set)[i])) {
                needed.set(sets.get(set)[i]);
            }
        }
    }

    /** Whether some set would have no given orbit left without these. */
    boolean forbidRemoving(List<Integer> orbits) {
        BitSet going = new BitSet();
        orbits.forEach(going::set);
        return orbits.stream()
                .anyMatch(orbit -> setsOfOrbit.get(orbit).stream().anyMatch(set -> isEmptied(set, going)));
    }

    private boolean isEmptied(int set, BitSet going) {
        for (int orbit : sets.get(set)) {
            if (given.get(orbit) && !going.get(orbit)) {
                return false;
            }
        }
        return true;
    }
}
