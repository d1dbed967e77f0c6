package sudosat.generate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Houses;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Relation;
import sudosat.puzzle.SandwichSum;
import sudosat.puzzle.Tuple;

/**
 * A filled tuple, and the exchanges that lead to others.
 *
 * <p>An exchange is between two rows or columns, whose cells swap their values one by one, or between two values, which
 * cells take in each other's place. It begins with one cell. The value that comes in drives out whatever cell of the
 * same group holds it, in whichever grid, and so on until nothing clashes (Kempe's chains); if a cell that is not in
 * the two lines would have to change, there is no exchange. With no rules but rows, columns, boxes and difference, the
 * cells found are the same whichever of them it begins with, and are found again once they are exchanged: the links
 * between two swaps are those that do not go with one another, and that is so before and after. Other rules may break
 * this; so the exchange is made only if the way back would be found from the same cell.
 *
 * <p>In houses the holder of each value is kept in a table; groups that are no houses are short, and searched.
 */
final class KempeExchange {
    /** What an exchange is between: two rows, two columns, or two values. */
    enum Axis {
        ROWS,
        COLUMNS,
        VALUES
    }

    private final boolean isPlain;
    private final int size;
    private final int[][] housesOfCell;
    /** For each cell the cells that it differs from in groups that are no houses. */
    private final int[][] looseNeighbors;
    /** The constraints that are not about difference, and for each cell the numbers of those that have it. */
    private final List<Constraint> others;

    private final int[][] othersOfCell;
    /** Where each cell stands in its grid. */
    private final int[] row;

    private final int[] column;
    private final int[] values;
    private final int[] holder;
    private final int[] mark;
    private int stamp;
    /**
     * The cells that change; unless two values are exchanged, each is followed or preceded by the one it swaps with.
     */
    private int[] members;

    private int[] membersBefore;
    private int count;

    private boolean swapsValues;
    /** The number that decides whether a cell takes part: its row, column, or value. */
    private int[] coordinate;

    private int first;
    private int second;
    private int distance;

    KempeExchange(Puzzle rules, Tuple filled) {
        isPlain = rules.rules().isEmpty();
        size = rules.size();
        Houses houses = rules.ruleSet().houses();
        housesOfCell = houses.housesOfCell();
        looseNeighbors = new int[filled.cells()][];
        others = rules.ruleSet().others();
        othersOfCell = Constraint.ofCells(others, filled.cells());
        row = new int[filled.cells()];
        column = new int[row.length];
        values = new int[row.length];
        holder = new int[houses.count() * size];
        mark = new int[row.length];
        members = new int[row.length];
        membersBefore = new int[row.length];
        for (int cell = 0; cell < values.length; cell++) {
            looseNeighbors[cell] = looseNeighbors(houses, cell);
            row[cell] = cell / size % size;
            column[cell] = cell % size;
            values[cell] = filled.value(cell) - 1;
            hold(cell);
        }
    }

    private static int[] looseNeighbors(Houses houses, int cell) {
        int[] groups = houses.groupsOfCell()[cell];
        int[] found = new int[0];
        int count = 0;
        for (int i = houses.housesOfCell()[cell].length; i < groups.length; i++) {
            int[] members = houses.cellsOf(groups[i]);
            found = Arrays.copyOf(found, count + members.length);
            for (int member : members) {
                found[count] = member;
                count += member == cell ? 0 : 1;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void hold(int cell) {
        int value = values[cell];
        for (int house : housesOfCell[cell]) {
            holder[house * size + value] = cell;
        }
    }

    /** Whether there is nothing but rows, columns, boxes, and the difference between grids. */
    boolean isPlain() {
        return isPlain;
    }

    Tuple tuple() {
        int[] named = new int[values.length];
        for (int cell = 0; cell < named.length; cell++) {
            named[cell] = values[cell] + 1;
        }
        return new Tuple(size, named);
    }

    /** The row, the column or the value of a cell, from 0. */
    int coordinate(Axis axis, int cell) {
        return coordinates(axis)[cell];
    }

    private int[] coordinates(Axis axis) {
        return switch (axis) {
            case ROWS -> row;
            case COLUMNS -> column;
            case VALUES -> values;
        };
    }

    /** What the next exchanges are between; lines and values are numbered from 0. */
    void between(Axis axis, int one, int other) {
        first = one;
        second = other;
        swapsValues = axis == Axis.VALUES;
        coordinate = coordinates(axis);
        distance = (second - first)
                * switch (axis) {
                    case ROWS -> size;
                    case COLUMNS -> 1;
                    case VALUES -> 0;
                };
    }

    /**
     * Finds the cells that change when this one does.
     *
     * @param limit the highest number of cells; more do not count as an exchange
     * @return whether there is an exchange, as far as cells that differ are concerned
     */
    boolean grow(int start, int limit) {
        count = 0;
        stamp++;
        add(start);
        for (int next = 0; next < count && count <= limit; next++) {
            if (!displaces(members[next])) {
                return false;
            }
        }
        return count <= limit;
    }

    private boolean displaces(int cell) {
        int incoming = swapsValues ? first + second - values[cell] : values[partner(cell)];
        for (int house : housesOfCell[cell]) {
            if (!include(holder[house * size + incoming])) {
                return false;
            }
        }
        for (int other : looseNeighbors[cell]) {
            if (values[other] == incoming && !include(other)) {
                return false;
            }
        }
        return true;
    }

    private boolean include(int cell) {
        if (mark[cell] == stamp) {
            return true;
        }
        if (coordinate[cell] != first && coordinate[cell] != second) {
            return false;
        }
        add(cell);
        return true;
    }

    private void add(int cell) {
        mark[cell] = stamp;
        members[count++] = cell;
        if (!swapsValues) {
            int partner = partner(cell);
            mark[partner] = stamp;
            members[count++] = partner;
        }
    }

    private int partner(int cell) {
        return coordinate[cell] == first ? cell + distance : cell - distance;
    }

    /** How many cells the exchange found last changes. */
    int count() {
        return count;
    }

    int member(int index) {
        return members[index];
    }

    /** The cells that the exchange found last changes, in ascending order. */
    int[] members() {
        int[] sorted = Arrays.copyOf(members, count);
        Arrays.sort(sorted);
        return sorted;
    }

    /** Whether the cell is in the first of the two lines, or has the first of the two values. */
    boolean isFirst(int cell) {
        return coordinate[cell] == first;
    }

    private boolean isMet(int cell) {
        return mark[cell] == stamp;
    }

    /** Makes the exchange found last, unless that breaks a rule or is no way back; says whether it was made. */
    boolean make() {
        swap();
        if (isPlain || keepsRules() && closesCycle()) {
            return true;
        }
        swap();
        return false;
    }

    /** Makes the exchange found last, valid or not; done twice, all is as it was. */
    void swap() {
        for (int i = 0; i < count; i += swapsValues ? 1 : 2) {
            int cell = members[i];
            if (swapsValues) {
                values[cell] = first + second - values[cell];
            } else {
                int value = values[cell];
                values[cell] = values[members[i + 1]];
                values[members[i + 1]] = value;
            }
        }
        for (int i = 0; i < count; i++) {
            hold(members[i]);
        }
    }

    /** Whether the cells exchanged keep all rules; cells that were not can only clash with one that was. */
    boolean keepsRules() {
        Judge judge = new Judge();
        for (int i = 0; i < count; i++) {
            if (!differs(members[i]) || !keepsOthers(members[i], judge)) {
                return false;
            }
        }
        return true;
    }

    private boolean differs(int cell) {
        int value = values[cell];
        for (int house : housesOfCell[cell]) {
            if (holder[house * size + value] != cell) {
                return false;
            }
        }
        for (int other : looseNeighbors[cell]) {
            if (values[other] == value) {
                return false;
            }
        }
        return true;
    }

    private boolean keepsOthers(int cell, Judge judge) {
        for (int number : othersOfCell[cell]) {
            if (!judge.keeps(others.get(number))) {
                return false;
            }
        }
        return true;
    }

    /** Says whether a constraint holds; those that are common are judged without making a tuple. */
    private final class Judge implements ConstraintVisitor {
        private Optional<Tuple> filled = Optional.empty();
        private boolean isKept;

        boolean keeps(Constraint constraint) {
            isKept = false; // no exchange without a judgement
            constraint.accept(this);
            return isKept;
        }

        /** Judged by the tables of holders. */
        @Override
        public void visit(AllDifferent group) {
            isKept = true;
        }

        @Override
        public void visit(Relation relation) {
            isKept = relation.pairs().has(values[relation.first()] + 1, values[relation.second()] + 1);
        }

        @Override
        public void visit(Linear sum) {
            int total = 0;
            for (int i = 0; i < sum.cells().length; i++) {
                total += sum.weights()[i] * (values[sum.cells()[i]] + 1);
            }
            isKept = total == sum.total();
        }

        @Override
        public void visit(SandwichSum sandwich) {
            filled = filled.or(() -> Optional.of(tuple()));
            isKept = sandwich.violation(filled.get()).isEmpty();
        }
    }

    /** Whether the same cells are found again from the first of them; they stay those of the exchange. */
    private boolean closesCycle() {
        int made = count;
        int[] cells = members;
        members = membersBefore;
        boolean same = grow(cells[0], made) && count == made;
        for (int i = 0; i < made && same; i++) {
            same = isMet(cells[i]);
        }
        membersBefore = members;
        members = cells;
        count = made;
        return same;
    }
}
