package sudosat.languages;

import java.util.function.UnaryOperator;
import sudosat.candidates.Candidates;
import sudosat.cnf.FreshVariables;
import sudosat.cnf.ProblemSize;
import sudosat.encode.Variables;
import sudosat.languages.LinearSink.Sense;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Puzzle;

/**
 * A puzzle in linear constraints over the cell variables of its CNF, and some more after them. They are made anew each
 * time they are fed, so that memory does not grow with their number.
 *
 * @param known the candidates that the solutions wanted keep to; constraints are about these, the others are fixed
 */
public record LinearPuzzle(Puzzle puzzle, Candidates known) {
    /** The highest variable. */
    public int variables() {
        return feed((terms, sense, bound) -> {});
    }

    /** The size of what a filter hands on. */
    ProblemSize size(UnaryOperator<LinearSink> filter) {
        long[] constraints = new long[1];
        int highest = feed(filter.apply((terms, sense, bound) -> constraints[0]++));
        return new ProblemSize(highest, constraints[0]);
    }

    /** Gives the highest variable used. */
    int feed(LinearSink sink) {
        Variables variables = new Variables(puzzle.size(), puzzle.grids());
        FreshVariables fresh = new FreshVariables(variables.count());
        sink.heading(legend());
        if (known.isContradiction()) {
            feedContradiction(variables.count(), sink);
        } else {
            feedAll(new LinearRules(variables, known, fresh, new HeadingFilter(sink)));
        }
        return fresh.highest();
    }

    private String legend() {
        int size = puzzle.size();
        String number = size * size * size + "(g-1) + " + size * size + "(r-1) + " + size + "(c-1) + v";
        return "value v of row r, column c, grid g is x<n>, n = " + number;
    }

    /** All cell variables occur, as everywhere else. */
    private static void feedContradiction(int variables, LinearSink sink) {
        sink.heading("a contradiction: there is no solution");
        Terms all = new Terms();
        for (int variable = 1; variable <= variables; variable++) {
            all.add(1, variable);
        }
        sink.constraint(all, Sense.AT_MOST, 0);
        sink.constraint(all, Sense.AT_LEAST, 1);
    }

    private void feedAll(LinearRules feeder) {
        feeder.feedFixed();
        feeder.feedCells();
        for (Constraint constraint : puzzle.constraints()) {
            constraint.accept(feeder);
        }
    }
}
