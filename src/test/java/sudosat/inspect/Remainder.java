package sudosat.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cnf.ClauseList;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * Some clues and rules of a puzzle, and whether they have a solution: an oracle for clashes. By trying values cell by
 * cell and asking the rules themselves, or by clauses of its own making where all rules say that cells differ.
 */
public record Remainder(Puzzle puzzle, List<Integer> clueCells, List<List<Constraint>> rules) {

    static Remainder all(Puzzle puzzle) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            if (puzzle.clues().isGiven(cell)) {
                cells.add(cell);
            }
        }
        return new Remainder(puzzle, cells, Clash.rules(puzzle.constraints()));
    }

    static Remainder of(Clash clash) {
        return new Remainder(clash.puzzle(), clash.clueCells(), Clash.rules(clash.constraints()));
    }

    /** A clash has no solution, and without any one of its members it has. */
    public static void requireMinimal(Clash clash) throws InterruptedException {
        Remainder members = Remainder.of(clash);
        assertEquals(members.size(), clash.names().size());
        assertFalse(members.isSolvable(), clash.names().toString());
        for (int member = 0; member < members.size(); member++) {
            assertTrue(
                    members.without(member).isSolvable(),
                    clash.names().get(member) + " can be spared: " + clash.names());
        }
    }

    int size() {
        return clueCells.size() + rules.size();
    }

    /** All but the member of this number, clues first. */
    Remainder without(int member) {
        List<Integer> cells = new ArrayList<>(clueCells);
        List<List<Constraint>> others = new ArrayList<>(rules);
        if (member < cells.size()) {
            cells.remove(member);
        } else {
            others.remove(member - cells.size());
        }
        return new Remainder(puzzle, cells, others);
    }

    /** The members whose bits are set. */
    Remainder subset(long bits) {
        Remainder subset = this;
        for (int member = size() - 1; member >= 0; member--) {
            subset = (bits >> member & 1) != 0 ? subset : subset.without(member);
        }
        return subset;
    }

    /** Bits of the members that filled grids respect. */
    long respectedBy(Tuple filled) {
        long bits = 0;
        for (int clue = 0; clue < clueCells.size(); clue++) {
            bits |= filled.value(clueCells.get(clue)) == puzzle.clues().value(clueCells.get(clue)) ? 1L << clue : 0;
        }
        for (int rule = 0; rule < rules.size(); rule++) {
            boolean respected = rules.get(rule).stream()
                    .allMatch(constraint -> constraint.violation(filled).isEmpty());
            bits |= respected ? 1L << clueCells.size() + rule : 0;
        }
        return bits;
    }

    boolean isSolvable() throws InterruptedException {
        return puzzle.size() <= 4 || !isOfDifferences() ? trySolving().isPresent() : askSolver();
    }

    private boolean isOfDifferences() {
        return rules.stream().flatMap(List::stream).allMatch(AllDifferent.class::isInstance);
    }

    /** A solution found by trying. */
    Optional<Tuple> trySolving() {
        return fill(new int[puzzle.clues().cells()], new ArrayList<>(order()), 0);
    }

    /**
     * Clues, then the cells of rule after rule, then those that matter to none, so that it never goes back to such a
     * cell in vain.
     */
    private Set<Integer> order() {
        Set<Integer> order = new LinkedHashSet<>(clueCells);
        rules.stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(constraint -> constraint.cells().length))
                .forEach(constraint -> IntStream.of(constraint.cells()).forEach(order::add));
        IntStream.range(0, puzzle.clues().cells()).forEach(order::add);
        return order;
    }

    private Optional<Tuple> fill(int[] values, List<Integer> order, int depth) {
        if (depth == values.length) {
            return Optional.of(new Tuple(puzzle.size(), values));
        }
        int cell = order.get(depth);
        boolean given = clueCells.contains(cell);
        for (int value = 1; value <= puzzle.size(); value++) {
            values[cell] = value;
            if ((!given || value == puzzle.clues().value(cell)) && isAllowed(new Tuple(puzzle.size(), values), cell)) {
                Optional<Tuple> solution = fill(values, order, depth + 1);
                if (solution.isPresent()) {
                    return solution;
                }
            }
        }
        values[cell] = 0;
        return Optional.empty();
    }

    private boolean isAllowed(Tuple partial, int cell) {
        for (List<Constraint> rule : rules) {
            for (Constraint constraint : rule) {
                for (int other : constraint.cells()) {
                    if (other == cell && constraint.violation(partial).isPresent()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean askSolver() throws InterruptedException {
        int size = puzzle.size();
        ClauseList clauses = new ClauseList();
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            int[] values = new int[size];
            for (int value = 1; value <= size; value++) {
                values[value - 1] = cell * size + value;
            }
            clauses.clause(values, size);
            clauses.atMostOne(values, size);
        }
        for (int cell : clueCells) {
            clauses.clause(cell * size + puzzle.clues().value(cell));
        }
        rules.forEach(rule -> rule.forEach(constraint -> differ(((AllDifferent) constraint).cells(), size, clauses)));
        return new Sat4j().solve(clauses, Request.PLAIN) instanceof Result.Found;
    }

    private static void differ(int[] cells, int size, ClauseList clauses) {
        for (int value = 1; value <= size; value++) {
            int[] places = new int[cells.length];
            for (int i = 0; i < cells.length; i++) {
                places[i] = cells[i] * size + value;
            }
            clauses.atMostOne(places, places.length);
            if (places.length == size) {
                clauses.clause(places, size);
            }
        }
    }
}
