package sudosat.encode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sudosat.puzzle.Houses;
import sudosat.puzzle.RuleSet;

/**
 * The pieces in which houses cross, as a row crosses a box. A piece belongs to both: that a value stands in it is said
 * once and serves both, so that fewer clauses are needed, and unit propagation sees locked candidates.
 */
final class Pieces {
    /** Where no house is cut. */
    static final Pieces NONE = new Pieces();

    /**
     * A house cut up.
     *
     * @param pieces indices of pieces, no two of which share a cell
     * @param rest the cells in none of them
     */
    record PieceCover(int[] pieces, int[] rest) {}

    private final List<int[]> cells = new ArrayList<>();
    private final List<List<PieceCover>> cuts = new ArrayList<>();
    /** The piece that two houses share, by both their numbers in one. */
    private final Map<Integer, Integer> shared = new HashMap<>();

    private Pieces() {}

    /** The pieces of all houses. */
    Pieces(RuleSet rules) {
        Houses houses = rules.houses();
        boolean isCrowded = houses.isCrowded(); // then the pieces would outnumber the houses
        for (int house = 0; house < houses.count(); house++) {
            List<PieceCover> ofHouse = new ArrayList<>();
            for (Houses.Cut cut : isCrowded ? List.<Houses.Cut>of() : houses.cuts(house, houses.count())) {
                ofHouse.add(new PieceCover(pieces(house, cut, houses.count()), cut.rest()));
            }
            cuts.add(ofHouse);
        }
    }

    private int[] pieces(int house, Houses.Cut cut, int houses) {
        int[] pieces = new int[cut.parts().length];
        for (int i = 0; i < pieces.length; i++) {
            int other = cut.groups()[i];
            // one number that spreads well: as halves of a long, most pairs have equal hash codes
            int both = Math.min(house, other) * houses + Math.max(house, other);
            pieces[i] = piece(both, cut.parts()[i]);
        }
        return pieces;
    }

    private int piece(int both, int[] part) {
        return shared.computeIfAbsent(both, unseen -> {
            cells.add(part);
            return cells.size() - 1;
        });
    }

    int count() {
        return cells.size();
    }

    int[] cells(int piece) {
        return cells.get(piece);
    }

    /** The ways in which the house is cut up; none if no other crosses it in several cells. */
    List<PieceCover> cuts(int house) {
        return cuts.get(house);
    }
}
