package sudosat.encode;

import java.util.List;
import sudosat.candidates.Candidates;
import sudosat.cnf.ClauseCounter;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.FreshVariables;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.SandwichSum;

/**
 * A puzzle's cells, each with one value, and its rules, each of which holds only if its own literal is true. Clues are
 * not in it: each is the literal of its cell variable, to be assumed or not. Every rule says just what the rule checker
 * judges, whichever others hold.
 */
public final class SelectorFormula implements Formula {
    private static final EncodingStyle STYLE = EncodingStyle.of(Encoding.TEXTBOOK);

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
    public SelectorFormula(Puzzle puzzle, List<List<Constraint>> rules) {
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
        ConstraintClauses cells = new SingleConstraints(fresh, sink);
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            cells.feedCell(cell);
        }
        for (int index = 0; index < rules.size(); index++) {
            ConstraintVisitor feeder = new SingleConstraints(fresh, sink.guardedBy(rule(index)));
            for (Constraint constraint : rules.get(index)) {
                constraint.accept(feeder);
            }
        }
        return fresh.highest();
    }

    /** Feeds constraints each of which says all it means by itself. */
    private final class SingleConstraints extends ConstraintClauses {
        SingleConstraints(FreshVariables fresh, ClauseSink sink) {
            super(STYLE, SelectorFormula.this.variables, SelectorFormula.this.candidates, Pieces.NONE, fresh, sink);
        }

        /** More cells than values cannot differ, which solvers are slow to see. */
        @Override
        public void visit(AllDifferent group) {
            if (group.cells().length > puzzle.size()) {
                sink.contradiction(1);
            } else if (group.cells().length == puzzle.size()) {
                feedHouse(group.cells());
            } else {
                feedGroup(group.cells());
            }
        }

        @Override
        public void visit(SandwichSum sandwich) {
            feedAlone(sandwich);
        }
    }
}
