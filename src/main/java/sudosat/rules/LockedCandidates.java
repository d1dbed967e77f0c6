package sudosat.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Where a house shares two or more cells with another group: a value that has its places in the house only there cannot
 * stand elsewhere in the group. Known as locked candidates: pointing from a box into a row, claiming from a row into a
 * box, and the same with windows, jigsaw regions, diagonals and cages. Groups that share a single cell, as
 * corresponding cells do, have nothing to lock.
 */
final class LockedCandidates {
    private final int[][] groups;
    private final int[][] groupsOfCell;
    private final Cut[][] cutsOfHouse;

    /**
     * A house cut into parts, a row by its boxes, a box by its rows: a value that is in one part alone leaves what lies
     * beyond that part.
     *
     * @param parts cells of the house; those of a part share a group, but for the last part, which is what is left over
     * @param beyond for each part the other cells of its group, none for what is left over
     */
    record Cut(int[][] parts, int[][] beyond) {}

    LockedCandidates(int houses, int[][] groups, int[][] groupsOfCell) {
        this.groups = groups;
        this.groupsOfCell = groupsOfCell;
        cutsOfHouse = new Cut[houses][];
        int[] common = new int[groups.length];
        for (int house = 0; house < houses; house++) {
            cutsOfHouse[house] = cuts(house, common);
        }
    }

    /** Takes away what the values locked in a house forbid. */
    void lock(int house, Candidates candidates) {
        for (Cut cut : cutsOfHouse[house]) {
            for (int word = 0; word < candidates.words(); word++) {
                lock(house, cut, word, candidates);
            }
        }
    }

    /**
     * All parts at once, then those with values of their own: two thirds of the time of holding each part against the
     * rest.
     */
    private static void lock(int house, Cut cut, int word, Candidates candidates) {
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

    /**
     * The cuts of a house: each crossing goes into the first one where it overlaps no other. The counts of common cells
     * are lent, all 0, and given back so.
     */
    private Cut[] cuts(int house, int[] common) {
        BitSet cells = new BitSet();
        for (int cell : groups[house]) {
            cells.set(cell);
            for (int group : groupsOfCell[cell]) {
                common[group]++;
            }
        }
        List<Draft> drafts = new ArrayList<>();
        for (int cell : groups[house]) {
            for (int group : groupsOfCell[cell]) {
                if (common[group] > 1 && common[group] < groups[group].length) {
                    add(split(groups[group], cells, common[group]), drafts, cells);
                }
                common[group] = 0;
            }
        }
        Cut[] cuts = new Cut[drafts.size()];
        for (int i = 0; i < cuts.length; i++) {
            cuts[i] = drafts.get(i).cut();
        }
        return cuts;
    }

    /** The cells of a group that are in the house, and those that are not. */
    private static int[][] split(int[] group, BitSet house, int common) {
        int[] inside = new int[common];
        int[] outside = new int[group.length - common];
        int count = 0;
        for (int i = 0; i < group.length; i++) {
            if (house.get(group[i])) {
                inside[count++] = group[i];
            } else {
                outside[i - count] = group[i];
            }
        }
        return new int[][] {inside, outside};
    }

    private static void add(int[][] crossing, List<Draft> drafts, BitSet house) {
        for (Draft draft : drafts) {
            if (draft.add(crossing)) {
                return;
            }
        }
        Draft draft = new Draft(house);
        draft.add(crossing);
        drafts.add(draft);
    }

    /** A cut in the making. */
    private static final class Draft {
        private final List<int[]> parts = new ArrayList<>();
        private final List<int[]> beyond = new ArrayList<>();
        private final BitSet left;

        Draft(BitSet house) {
            left = (BitSet) house.clone();
        }

        /** Says whether it had room. */
        boolean add(int[][] crossing) {
            for (int cell : crossing[0]) {
                if (!left.get(cell)) {
                    return false;
                }
            }
            for (int cell : crossing[0]) {
                left.clear(cell);
            }
            parts.add(crossing[0]);
            beyond.add(crossing[1]);
            return true;
        }

        Cut cut() {
            if (!left.isEmpty()) {
                parts.add(Structure.members(left));
                beyond.add(new int[0]);
            }
            return new Cut(parts.toArray(new int[0][]), beyond.toArray(new int[0][]));
        }
    }
}
