package sudosat.encode;

import java.util.List;
import sudosat.cnf.ClauseCounter;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Conditional;
import sudosat.cnf.Formula;
import sudosat.cnf.FreshVariables;
import sudosat.rules.AllDifferent;
import sudosat.rules.Cage;
import sudosat.rules.Candidates;
import sudosat.rules.Constraint;
import sudosat.rules.Greater;
import sudosat.rules.Puzzle;
import sudosat.rules.Sandwich;

/**
 * A puzzle's cells, each with one value, and its rules, each of which holds only if its own literal is true. Clues are
 * not in it: each is the literal of its cell variable, to be assumed or not. Every rule says just what the rule checker
 * judges, whichever others hold.
 */
public final class SwitchedFormula implements Formula {
    private static final Style STYLE = Style.of(Encoding.TEXTBOOK);

    private final Puzzle puzzle;
    private final Variables variables;
    private final List<List<Constraint>> rules;
    private final Candidates candidates;
    private final int highest;

    /**
     * A formula for some or all of a puzzle's constraints.
     *
     * @param rules constraints that come and go together, as those of a cage do
     */
    public SwitchedFormula(Puzzle puzzle, List<List<Constraint>> rules) {
        this.puzzle = puzzle;
        this.variables = new Variables(puzzle.size(), puzzle.grids());
        this.rules = List.copyOf(rules);
        this.candidates = Candidates.all(puzzle);
        this.highest = feedWith(new ClauseCounter());
    }

    /** The literal that says that the clue of a cell holds. */
    public int clue(int cell) {
        return variables.of(cell, puzzle.clues().value(cell));
    }

    /** The literal under which a rule holds, by its place in the list. */
    public int rule(int index) {
        return variables.count() + 1 + index;
    }

    @Override
    public int variables() {
        return highest;
    }

    @Override
    public void feed(ClauseSink sink) {
        feedWith(sink);
    }

    /** Gives the highest variable used. */
    private int feedWith(ClauseSink sink) {
        FreshVariables fresh = new FreshVariables(variables.count() + rules.size());
        GroupClauses cells = groups(fresh, sink);
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            cells.feedCell(cell);
        }
        for (int index = 0; index < rules.size(); index++) {
            ClauseSink conditional = new Conditional(rule(index), sink);
            for (Constraint constraint : rules.get(index)) {
                feed(
                        constraint,
                        groups(fresh, conditional),
                        new RuleClauses(variables, candidates, fresh, conditional),
                        conditional);
            }
        }
        return fresh.highest();
    }

    private GroupClauses groups(FreshVariables fresh, ClauseSink sink) {
        return new GroupClauses(STYLE, variables, candidates, Pieces.NONE, fresh, sink);
    }

    private void feed(Constraint constraint, GroupClauses groups, RuleClauses clauses, ClauseSink sink) {
        if (constraint instanceof AllDifferent group) {
            feed(group, groups, sink);
        } else if (constraint instanceof Cage.Sum sum) {
            clauses.feed(sum);
        } else if (constraint instanceof Greater.Comparison comparison) {
            clauses.feed(comparison);
        } else if (constraint instanceof Sandwich.Between between) {
            clauses.feedAlone(between);
        }
    }

    /** More cells than values cannot differ, which solvers are slow to see. */
    private void feed(AllDifferent group, GroupClauses groups, ClauseSink sink) {
        if (group.cells().length > puzzle.size()) {
            sink.contradiction(1);
        } else if (group.cells().length == puzzle.size()) {
            groups.feedHouse(group.cells());
        } else {
            groups.feedGroup(group.cells());
        }
    }
}
