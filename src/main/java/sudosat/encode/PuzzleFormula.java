package sudosat.encode;

import sudosat.candidates.Candidates;
import sudosat.cnf.ClauseCounter;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.FreshVariables;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Houses;
import sudosat.puzzle.Puzzle;

/** A puzzle in clauses, made anew each time it is fed, so that memory does not grow with the number of clauses. */
public final class PuzzleFormula implements Formula {
    private final Puzzle puzzle;
    private final EncodingStyle style;
    private final Variables variables;
    /** The candidates that clauses are about; {@link #known} adds units. */
    private final Candidates candidates;

    private final Candidates known;
    private final Houses houses;
    private final Pieces pieces;
    /**
     * The highest variable and the number of clauses, counted once by feeding nobody; -1 as long as nobody has asked.
     */
    private int highest = -1;

    private long clauses = -1;

    public PuzzleFormula(Puzzle puzzle, EncodingStyle style) {
        this(puzzle, style, style.isPropagated() ? new Candidates(puzzle).withSubsets() : Candidates.all(puzzle));
    }

    /**
     * A part of a puzzle's solutions.
     *
     * @param known the candidates that the solutions wanted keep to
     */
    public PuzzleFormula(Puzzle puzzle, EncodingStyle style, Candidates known) {
        this.puzzle = puzzle;
        this.style = style;
        this.variables = new Variables(puzzle.size(), puzzle.grids());
        this.candidates = style.isPropagated() ? known : Candidates.all(puzzle);
        this.known = known;
        this.houses = puzzle.ruleSet().houses();
        this.pieces = isCut() ? puzzle.ruleSet().derived(Pieces.class, Pieces::new) : Pieces.NONE;
    }

    /**
     * Whether some value may have enough positions in a house for encoding the house by its intersections; it takes
     * time to find them.
     */
    private boolean isCut() {
        int most = style.mostPlacesAsAWhole();
        for (int i = 0; most < puzzle.size() && i < houses.count(); i++) {
            for (int value = 1; value <= puzzle.size(); value++) {
                int places = 0;
                for (int cell : houses.cellsOf(i)) {
                    places += candidates.isOpen(cell, value) ? 1 : 0;
                }
                if (places > most) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public int variables() {
        measure();
        return highest;
    }

    @Override
    public long clauses() {
        measure();
        return clauses;
    }

    private synchronized void measure() {
        if (clauses < 0) {
            ClauseCounter counter = new ClauseCounter();
            highest = feedWith(counter);
            clauses = counter.clauses();
        }
    }

    @Override
    public void feed(ClauseSink sink) {
        feedWith(sink);
    }

    /** Gives the highest variable used. */
    private int feedWith(ClauseSink sink) {
        FreshVariables fresh = new FreshVariables(variables.count());
        if (known.isContradiction()) {
            sink.contradiction(1);
        } else {
            feedAll(sink, fresh);
        }
        return fresh.highest();
    }

    private void feedAll(ClauseSink sink, FreshVariables fresh) {
        ConstraintClauses feeder = new ConstraintClauses(style, variables, candidates, pieces, fresh, sink);
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            feeder.feedCell(cell);
        }
        feeder.feedHouses(houses);
        for (Constraint constraint : puzzle.constraints()) {
            constraint.accept(feeder);
        }
        if (!style.isPropagated()) {
            feedClues(sink);
        }
        feedKnown(sink);
    }

    private void feedClues(ClauseSink sink) {
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            if (puzzle.clues().isGiven(cell)) {
                sink.clause(variables.of(cell, puzzle.clues().value(cell)));
            }
        }
    }

    /** As units; a fixed cell, too, if no other clause fixes it, so that any model decodes without the puzzle. */
    private void feedKnown(ClauseSink sink) {
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            for (int value = 1; value <= puzzle.size(); value++) {
                if (!known.isOpen(cell, value)) {
                    sink.clause(-variables.of(cell, value));
                } else if (known.isSingle(cell) && style.isPropagated()) {
                    sink.clause(variables.of(cell, value));
                }
            }
        }
    }
}
