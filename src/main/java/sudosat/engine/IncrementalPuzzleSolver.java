package sudosat.engine;

import java.util.Arrays;
import java.util.stream.IntStream;
import sudosat.backend.BuiltIn;
import sudosat.candidates.Candidates;
import sudosat.cnf.IncrementalSolver;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Variables;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * An embedded solver, asked about one puzzle again and again, each time with other values assumed. What it has learned
 * stays from one question to the next. For one thread.
 */
public final class IncrementalPuzzleSolver {
    /** For questions that may take as many conflicts as they like. */
    public static final long ANY_CONFLICTS = IncrementalSolver.ANY_CONFLICTS;

    private final Variables variables;
    private final BuiltIn engine;
    private final IncrementalSolver solver;
    private int[] assumed;
    private int count;

    public IncrementalPuzzleSolver(Puzzle puzzle, EncodingStyle style) {
        this(puzzle, new PuzzleFormula(puzzle, style), BuiltIn.CDCL);
    }

    /**
     * For solutions that keep to the candidates.
     *
     * @param engine our own solver or SAT4J
     */
    public IncrementalPuzzleSolver(Puzzle puzzle, EncodingStyle style, Candidates candidates, BuiltIn engine) {
        this(puzzle, new PuzzleFormula(puzzle, style, candidates), engine);
    }

    private IncrementalPuzzleSolver(Puzzle puzzle, PuzzleFormula formula, BuiltIn engine) {
        this.engine = engine;
        variables = new Variables(puzzle.size(), puzzle.grids());
        solver = EngineRegistry.incremental(engine, formula);
        assumed = new int[puzzle.clues().cells() + 1];
    }

    /** Has the search try this value first whenever it comes to the cell. */
    public void prefer(int cell, int preferred) {
        for (int value = 1; value <= variables.size(); value++) {
            solver.prefer(value == preferred ? variables.of(cell, value) : -variables.of(cell, value));
        }
    }

    /** From now on every solution has this value. */
    public void give(int cell, int value) {
        solver.add(variables.of(cell, value));
    }

    /** From now on every solution differs from the grids in one of these cells. */
    public void forbid(Tuple grids, int... cells) {
        solver.add(IntStream.of(cells)
                .map(cell -> -variables.of(cell, grids.value(cell)))
                .toArray());
    }

    /** The next solution has this value. */
    public void assume(int cell, int value) {
        assumeLiteral(variables.of(cell, value));
    }

    /** The next solution has another value. */
    public void assumeNot(int cell, int value) {
        assumeLiteral(-variables.of(cell, value));
    }

    private void assumeLiteral(int literal) {
        assumed = count == assumed.length ? Arrays.copyOf(assumed, 2 * count) : assumed;
        assumed[count++] = literal;
    }

    /**
     * Looks for a solution, and forgets what was assumed.
     *
     * @param asked whose rules and clues the solution is checked by
     * @return unknown when the deadline passes or this number of conflicts was not enough; the next question goes on
     *     from there
     */
    public Result<Tuple> ask(Puzzle asked, Deadline deadline, long conflicts) throws InterruptedException {
        int[] assumptions = Arrays.copyOf(assumed, count);
        count = 0;
        Decoder decoder = new Decoder(asked, engine.label());
        return solver.solve(assumptions, deadline, conflicts).map(decoder::decode);
    }
}
