package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Houses;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Relation;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.SandwichSum;

/**
 * The geometry of a rule set as people speak of it, made once for all its puzzles. Cells are indices
 * in the tuple, groups are indices here, houses before other groups; values count from 0, and a candidate is {@code
 * cell * size + value}.
 */
final class ExplainGeometry implements ConstraintVisitor {
    /**
     * What a group is to who looks for rows, columns and boxes; jigsaw regions, windows and diagonals are REGION, cages
     * and the like LOOSE.
     */
    enum Kind {
        ROW,
        COLUMN,
        REGION,
        LOOSE
    }

    /**
     * A group and another one that have two cells or more in common, but not all those of the second.
     *
     * @param inFirst the common cells by their number in the first group, a bit each
     * @param inSecond the same in the second
     */
    record Crossing(int second, long inFirst, long inSecond) {}

    private final RuleSet rules;
    private final Houses houses;
    private final int size;
    private final Kind[] kinds;
    private final int[][] placesOfCell;
    private final BitSet[] sees;
    private final List<Relation> comparisons = new ArrayList<>();
    private final List<Linear> cages = new ArrayList<>();
    private final List<SandwichSum> sandwiches = new ArrayList<>();
    private final BitSet bound = new BitSet();
    private final List<List<Crossing>> crossings = new ArrayList<>();
    private final List<HouseUnion> areas;

    static ExplainGeometry of(Puzzle puzzle) {
        return puzzle.ruleSet().derived(ExplainGeometry.class, ExplainGeometry::new);
    }

    private ExplainGeometry(RuleSet rules) {
        this.rules = rules;
        houses = rules.houses();
        size = rules.size();
        for (Constraint other : rules.others()) {
            other.accept(this);
            for (int cell : other.cells()) {
                bound.set(cell);
            }
        }
        kinds = kinds();
        placesOfCell = placesOfCells();
        sees = new BitSet[cells()];
        for (int cell = 0; cell < cells(); cell++) {
            sees[cell] = new BitSet(cells());
            for (int peer : peers(cell)) {
                sees[cell].set(peer);
            }
        }
        for (int group = 0; group < kinds.length; group++) {
            crossings.add(findCrossings(group));
        }
        areas = HouseUnion.all(this);
    }

    /** The houses know all about it. */
    @Override
    public void visit(AllDifferent group) {}

    /** No technique knows other relations: what follows from them is found by trying. */
    @Override
    public void visit(Relation relation) {
        if (relation.isGreater()) {
            comparisons.add(relation);
        }
    }

    /** No technique knows sums of values that may repeat: what follows from them is found by trying. */
    @Override
    public void visit(Linear sum) {
        if (sum.repetition() == Linear.Repetition.DIFFER) {
            cages.add(sum);
        }
    }

    @Override
    public void visit(SandwichSum sandwich) {
        sandwiches.add(sandwich);
    }

    /** The houses of each grid are its rows, its columns and then the others, which may have the cells of a line. */
    private Kind[] kinds() {
        Kind[] found = new Kind[groups()];
        Arrays.fill(found, Kind.LOOSE);
        int[] before = new int[grids()];
        for (int house = 0; house < houses(); house++) {
            int number = before[cellsOf(house)[0] / (size * size)]++;
            found[house] = number < size ? Kind.ROW : number < 2 * size ? Kind.COLUMN : Kind.REGION;
        }
        return found;
    }

    private int[][] placesOfCells() {
        int[][] places = new int[cells()][];
        int[] count = new int[cells()];
        for (int cell = 0; cell < cells(); cell++) {
            places[cell] = new int[groupsOf(cell).length];
        }
        for (int group = 0; group < kinds.length; group++) {
            int[] members = cellsOf(group);
            for (int place = 0; place < members.length; place++) {
                places[members[place]][count[members[place]]++] = place;
            }
        }
        return places;
    }

    private List<Crossing> findCrossings(int first) {
        List<Crossing> found = new ArrayList<>();
        for (int second : houses.crossing(first)) {
            int[] shared = houses.shared(first, second);
            found.add(new Crossing(second, places(shared, first), places(shared, second)));
        }
        return found;
    }

    /** Which cells of a group these are, a bit each. */
    private long places(int[] members, int group) {
        long places = 0;
        for (int cell : members) {
            places |= 1L << placesOfCell[cell][Arrays.binarySearch(groupsOf(cell), group)];
        }
        return places;
    }

    /** Whether there is nothing but rows, columns, boxes, and the difference between grids. */
    boolean isPlain() {
        return rules.rules().isEmpty();
    }

    /** Whether there are too many houses to look at all pairs of them. */
    boolean isCrowded() {
        return houses.isCrowded();
    }

    int size() {
        return size;
    }

    int cells() {
        return houses.cells();
    }

    /** Groups below this number are houses: each value stands in them once. */
    int houses() {
        return houses.count();
    }

    int groups() {
        return houses.groups();
    }

    int[] cellsOf(int group) {
        return houses.cellsOf(group);
    }

    Kind kind(int group) {
        return kinds[group];
    }

    /** The groups of a cell, in order. */
    int[] groupsOf(int cell) {
        return houses.groupsOfCell()[cell];
    }

    /** Those of them that are houses. */
    int[] housesOf(int cell) {
        return houses.housesOfCell()[cell];
    }

    boolean isIn(int cell, int group) {
        return houses.isIn(cell, group);
    }

    /** Which of its cells a cell is in each of its groups. */
    int[] placesOf(int cell) {
        return placesOfCell[cell];
    }

    /** The cells that cannot have the value of this one, in order. */
    int[] peers(int cell) {
        return houses.peers()[cell];
    }

    /** The same as a set of cells; not to be changed. */
    BitSet sees(int cell) {
        return sees[cell];
    }

    boolean sees(int cell, int other) {
        return sees[cell].get(other);
    }

    /** The groups that share cells with a group, in order. */
    List<Crossing> crossings(int group) {
        return crossings.get(group);
    }

    /** The rows or the columns of a grid, from the first on. */
    int[] lines(Kind kind, int grid) {
        return IntStream.range(0, houses())
                .filter(house -> kinds[house] == kind && cellsOf(house)[0] / (size * size) == grid)
                .toArray();
    }

    int grids() {
        return rules.grids();
    }

    /** Relations by which one cell is greater than another. */
    List<Relation> comparisons() {
        return comparisons;
    }

    /** The sums of cells that differ. */
    List<Linear> cages() {
        return cages;
    }

    List<SandwichSum> sandwiches() {
        return sandwiches;
    }

    /** Whether a constraint other than to differ has the cell. */
    boolean isBound(int cell) {
        return bound.get(cell);
    }

    /** Houses side by side that have cages. */
    List<HouseUnion> areas() {
        return areas;
    }

    /** {@code r3c5}, or {@code g2r3c5} where there are several grids. */
    String cellName(int index) {
        return Cell.of(index, size).name(grids());
    }

    /** {@code row 3}, or {@code row 3 of grid 2} where there are several grids. */
    String groupName(int group) {
        return grids() > 1
                ? houses.group(group).name(size)
                : houses.group(group).label();
    }
}
