package sudosat.languages;

import sudosat.candidates.Candidates;
import sudosat.cnf.FreshVariables;
import sudosat.encode.Variables;
import sudosat.languages.LinearSink.Sense;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Between;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Relation;

/**
 * A puzzle in linear constraints over the cell variables of its CNF, and some more after them. They are made anew each
 * time they are fed, so that memory does not grow with their number.
 */
public final class LinearPuzzle {
    private final Puzzle puzzle;
    private final Variables variables;
    private final Candidates known;
    private final boolean propagated;
    /** The highest variable, found once by feeding nobody; 0 as long as nobody has asked. */
    private int highest;

    private LinearPuzzle(Puzzle puzzle, Candidates known, boolean propagated) {
        this.puzzle = puzzle;
        this.variables = new Variables(puzzle.size(), puzzle.grids());
        this.known = known;
        this.propagated = propagated;
    }

    /** Every rule in full and every clue, nothing simplified: for people. */
    public static LinearPuzzle textbook(Puzzle puzzle) {
        return new LinearPuzzle(puzzle, Candidates.all(puzzle), false);
    }

    /** Clues propagated first; constraints are about the open candidates, the others are fixed. */
    public static LinearPuzzle propagated(Puzzle puzzle) {
        return propagated(puzzle, new Candidates(puzzle).withSubsets());
    }

    /**
     * A part of a puzzle's solutions.
     *
     * @param known the candidates that the solutions wanted keep to
     */
    public static LinearPuzzle propagated(Puzzle puzzle, Candidates known) {
        return new LinearPuzzle(puzzle, known, true);
    }

    /** The highest variable. */
    public synchronized int variables() {
        if (highest == 0) {
            highest = feedWith(new ConstraintCounter());
        }
        return highest;
    }

    public void feed(LinearSink sink) {
        feedWith(sink);
    }

    /** Gives the highest variable used. */
    private int feedWith(LinearSink sink) {
        FreshVariables fresh = new FreshVariables(variables.count());
        sink.heading(legend());
        if (known.isContradiction()) {
            feedContradiction(sink);
        } else {
            feedAll(fresh, new HeadingFilter(sink));
        }
        return fresh.highest();
    }

    private String legend() {
        int size = puzzle.size();
        String number = size * size * size + "(g-1) + " + size * size + "(r-1) + " + size + "(c-1) + v";
        return "value v of row r, column c, grid g is x<n>, n = " + number;
    }

    /** All cell variables occur, as everywhere else. */
    private void feedContradiction(LinearSink sink) {
        sink.heading("what cannot be: there is no solution");
        Terms all = new Terms();
        for (int variable = 1; variable <= variables.count(); variable++) {
            all.add(1, variable);
        }
        sink.constraint(all, Sense.AT_MOST, 0);
        sink.constraint(all, Sense.AT_LEAST, 1);
    }

    private void feedAll(FreshVariables fresh, LinearSink sink) {
        LinearGroups groups = new LinearGroups(variables, known, sink);
        LinearRules rules = new LinearRules(variables, known, fresh, sink);
        if (propagated) {
            groups.feedFixed();
        } else {
            groups.feedClues(puzzle.clues());
        }
        int fewest = propagated ? 2 : 1; // with fewer, all is fixed already
        groups.feedCells(fewest);
        ConstraintVisitor feeder = new Feeder(groups, rules, fewest);
        for (Constraint constraint : puzzle.constraints()) {
            constraint.accept(feeder);
        }
    }

    /** Feeds every constraint. */
    private static final class Feeder implements ConstraintVisitor {
        private final LinearGroups groups;
        private final LinearRules rules;
        private final int fewest;

        Feeder(LinearGroups groups, LinearRules rules, int fewest) {
            this.groups = groups;
            this.rules = rules;
            this.fewest = fewest;
        }

        @Override
        public void visit(AllDifferent group) {
            groups.feed(group, fewest);
        }

        @Override
        public void visit(Relation relation) {
            rules.feed(relation);
        }

        @Override
        public void visit(Linear sum) {
            rules.feed(sum);
        }

        @Override
        public void visit(Between sandwich) {
            rules.feed(sandwich);
        }
    }
}
