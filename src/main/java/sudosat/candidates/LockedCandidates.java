package sudosat.candidates;

import java.util.Arrays;
import java.util.List;
import sudosat.puzzle.Houses;

/**
 * Where a house shares two or more cells with another group: a value that has its places in the house only there cannot
 * stand elsewhere in the group. Known as locked candidates: pointing from a box into a row, claiming from a row into a
 * box, and the same with windows, jigsaw regions, diagonals and cages. Groups that share a single cell, as
 * corresponding cells do, have nothing to lock.
 */
final class LockedCandidates {
    private final Overlap[][] cutsOfHouse;

    /**
     * A house cut into parts, a row by its boxes, a box by its rows: a value that is in one part alone leaves what lies
     * beyond that part.
     *
     * @param parts cells of the house; those of a part share a group, except the last part, which has the remaining
     *     cells
     * @param beyond for each part the other cells of its group, none for the last
     */
    private record Overlap(int[][] parts, int[][] beyond) {}

    LockedCandidates(Houses houses) {
        cutsOfHouse = new Overlap[houses.count()][];
        for (int house = 0; house < cutsOfHouse.length; house++) {
            List<Houses.Cut> cuts = houses.cuts(house, houses.groups());
            cutsOfHouse[house] = new Overlap[cuts.size()];
            for (int i = 0; i < cuts.size(); i++) {
                cutsOfHouse[house][i] = cut(houses, house, cuts.get(i));
            }
        }
    }

    private static Overlap cut(Houses houses, int house, Houses.Cut cut) {
        int count = cut.parts().length;
        int all = cut.rest().length == 0 ? count : count + 1;
        int[][] parts = Arrays.copyOf(cut.parts(), all);
        int[][] beyond = new int[all][0];
        for (int i = 0; i < count; i++) {
            beyond[i] = houses.outside(cut.groups()[i], house);
        }
        if (all > count) {
            parts[count] = cut.rest();
        }
        return new Overlap(parts, beyond);
    }

    /** Takes away what the values locked in a house forbid. */
    void lock(int house, Candidates candidates) {
        for (Overlap cut : cutsOfHouse[house]) {
            for (int word = 0; word < candidates.words(); word++) {
                lock(house, cut, word, candidates);
            }
        }
    }

    /**
     * All parts together, then those with values of their own. This takes two thirds of the time of comparing each part
     * with the rest.
     */
    private static void lock(int house, Overlap cut, int word, Candidates candidates) {
        long once = 0;
        long twice = 0;
        for (int[] part : cut.parts) {
            long values = candidates.untaken(house, part, word);
            twice |= once & values;
            once |= values;
        }
        long locked = once & ~twice;
        for (int i = 0; i < cut.parts.length && locked != 0; i++) {
            long values = candidates.untaken(house, cut.parts[i], word) & locked;
            for (int cell : cut.beyond[i]) {
                candidates.remove(cell, word, values);
            }
        }
    }
}
