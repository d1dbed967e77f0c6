package sudosat.encode;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where houses cross in more than one cell, as a row crosses a box. Such a piece belongs to both: that a value stands
 * in it is said once and serves both, so that fewer clauses are needed, and unit propagation sees locked candidates.
 */
final class Crossings {
    /** For who knows no houses. */
    static final Crossings NONE = new Crossings(List.of(), 0);

    private static final int SMALLEST_PIECE = 2;

    /**
     * A house cut up.
     *
     * @param pieces indices of pieces, no two of which share a cell
     * @param rest the cells in none of them
     */
    record Cut(int[] pieces, int[] rest) {}

    private final List<int[]> pieces = new ArrayList<>();
    /** The piece that two houses share, by the numbers of both. */
    private final Map<Long, Integer> shared = new HashMap<>();

    private final List<List<Cut>> cuts = new ArrayList<>();

    /** The houses as lists of cells. */
    Crossings(List<int[]> houses, int cells) {
        List<List<Integer>> housesOfCell = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            housesOfCell.add(new ArrayList<>());
        }
        for (int house = 0; house < houses.size(); house++) {
            for (int cell : houses.get(house)) {
                housesOfCell.get(cell).add(house);
            }
        }
        for (int house = 0; house < houses.size(); house++) {
            cuts.add(cut(house, houses.get(house), housesOfCell));
        }
    }

    int pieces() {
        return pieces.size();
    }

    int[] cells(int piece) {
        return pieces.get(piece);
    }

    /** The ways in which the house is cut up; none if no other crosses it in several cells. */
    List<Cut> cuts(int house) {
        return cuts.get(house);
    }

    /**
     * One cut for each family of houses that do not overlap within this one: a box is cut by its rows and, again, by
     * its columns.
     */
    private List<Cut> cut(int house, int[] cells, List<List<Integer>> housesOfCell) {
        List<BitSet> covered = new ArrayList<>();
        List<List<Integer>> families = new ArrayList<>();
        for (Map.Entry<Integer, BitSet> other :
                overlaps(house, cells, housesOfCell).entrySet()) {
            BitSet places = other.getValue();
            if (places.cardinality() >= SMALLEST_PIECE && places.cardinality() < cells.length) {
                int family = 0;
                while (family < covered.size() && covered.get(family).intersects(places)) {
                    family++;
                }
                if (family == covered.size()) {
                    covered.add(new BitSet());
                    families.add(new ArrayList<>());
                }
                covered.get(family).or(places);
                families.get(family).add(piece(house, other.getKey(), cells, places));
            }
        }
        List<Cut> result = new ArrayList<>();
        for (int family = 0; family < families.size(); family++) {
            covered.get(family).flip(0, cells.length);
            int[] rest = covered.get(family).stream().map(place -> cells[place]).toArray();
            result.add(new Cut(
                    families.get(family).stream().mapToInt(Integer::intValue).toArray(), rest));
        }
        return result;
    }

    /** For each house that this one meets, in order, the places of this one's cells where it does. */
    private static SortedMap<Integer, BitSet> overlaps(int house, int[] cells, List<List<Integer>> housesOfCell) {
        SortedMap<Integer, BitSet> overlaps = new TreeMap<>();
        for (int place = 0; place < cells.length; place++) {
            for (int other : housesOfCell.get(cells[place])) {
                if (other != house) {
                    overlaps.computeIfAbsent(other, unseen -> new BitSet()).set(place);
                }
            }
        }
        return overlaps;
    }

    private int piece(int house, int other, int[] cells, BitSet places) {
        long both = ((long) Math.min(house, other) << Integer.SIZE) + Math.max(house, other);
        return shared.computeIfAbsent(both, unseen -> {
            pieces.add(places.stream().map(place -> cells[place]).toArray());
            return pieces.size() - 1;
        });
    }
}
