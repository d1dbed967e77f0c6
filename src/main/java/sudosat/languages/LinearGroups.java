package sudosat.languages;

import sudosat.candidates.Candidates;
import sudosat.encode.Variables;
import sudosat.languages.LinearSink.Sense;
import sudosat.puzzle.AllDifferent;

/** Puts cells and groups of cells that differ into linear constraints, over the candidates that are open. */
final class LinearGroups {
    private final Variables variables;
    private final Candidates candidates;
    private final LinearSink sink;
    private final Terms terms = new Terms();

    LinearGroups(Variables variables, Candidates candidates, LinearSink sink) {
        this.variables = variables;
        this.candidates = candidates;
        this.sink = sink;
    }

    /** Fixed values, so that any solution decodes without the puzzle. */
    void feedFixed() {
        sink.heading("fixed by the clues");
        for (int cell = 0; cell < candidates.cells(); cell++) {
            terms.clear();
            for (int value = 1; value <= variables.size(); value++) {
                if (!candidates.isOpen(cell, value)) {
                    terms.add(1, variables.of(cell, value));
                }
            }
            sink.constraint(terms, Sense.EQUAL, 0);
            if (candidates.isSettled(cell)) {
                terms.clear().add(1, variables.of(cell, candidates.next(cell, 1)));
                sink.constraint(terms, Sense.EQUAL, 1);
            }
        }
    }

    /** One value in every cell that is not fixed. */
    void feedCells() {
        sink.heading("every cell has one value");
        for (int cell = 0; cell < candidates.cells(); cell++) {
            terms.clear();
            for (int value = 1; value <= variables.size(); value++) {
                addOpen(cell, value);
            }
            if (terms.length() > 1) {
                sink.constraint(terms, Sense.EQUAL, 1);
            }
        }
    }

    /** Every value once, or at most once, if it has several candidate positions. */
    void feed(AllDifferent group) {
        Sense sense = group.isHouse(variables.size()) ? Sense.EQUAL : Sense.AT_MOST;
        sink.heading(
                group.name(variables.size()) + ": every value " + (sense == Sense.EQUAL ? "once" : "at most once"));
        for (int value = 1; value <= variables.size(); value++) {
            terms.clear();
            for (int cell : group.cells()) {
                addOpen(cell, value);
            }
            if (terms.length() > 1) {
                sink.constraint(terms, sense, 1);
            }
        }
    }

    private void addOpen(int cell, int value) {
        if (candidates.isOpen(cell, value)) {
            terms.add(1, variables.of(cell, value));
        }
    }
}
