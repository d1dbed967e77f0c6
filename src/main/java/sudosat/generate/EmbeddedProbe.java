package sudosat.generate;

import java.util.Arrays;
import java.util.BitSet;
import sudosat.backend.BuiltIn;
import sudosat.backend.Incremental;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.encode.Variables;
import sudosat.engine.Decoder;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Asks one incremental SAT4J everything. Clues that will never go are told it for good, the others are assumed; its
 * phases are set to the known solution, as others are found near it soonest.
 */
final class EmbeddedProbe implements Probe {
    private static final long FEW_CONFLICTS = 100;

    private final Tuple solution;
    private final Deadline deadline;
    private final Variables variables;
    private final BitSet told = new BitSet();
    private Incremental solver;

    EmbeddedProbe(Tuple solution, Deadline deadline) {
        this.solution = solution;
        this.deadline = deadline;
        this.variables = new Variables(solution.size(), solution.grids());
    }

    @Override
    public int atOnce() {
        return 1;
    }

    @Override
    public long fewConflicts() {
        return FEW_CONFLICTS;
    }

    @Override
    public Result<Tuple> other(Question question) throws InterruptedException {
        tell(question);
        Decoder decoder = new Decoder(question.puzzle(), BuiltIn.SAT4J.label());
        return solver.solve(assumptions(question), deadline, question.conflicts())
                .map(decoder::decode);
    }

    private void tell(Question question) {
        if (solver == null) {
            begin(question);
        }
        BitSet news = (BitSet) question.needed().clone();
        news.andNot(told);
        news.stream().forEach(cell -> solver.add(literal(cell)));
        told.or(news);
    }

    /** What the clues needed so far settle need not be told in clauses. */
    private void begin(Question question) {
        told.or(question.needed());
        Puzzle settled = question.puzzle().withClues(Dig.only(solution, told));
        solver = new Incremental(
                new PuzzleFormula(settled, Style.COMPACT.withoutAuxiliaries(), new Candidates(settled)));
        for (int variable = 1; variable <= variables.count(); variable++) {
            solver.prefer(variables.isTrueIn(solution, variable) ? variable : -variable);
        }
    }

    private int literal(int cell) {
        return variables.of(cell, solution.value(cell));
    }

    private int[] assumptions(Question question) {
        Tuple clues = question.puzzle().clues();
        int[] assumptions = new int[clues.cells() + 1];
        int count = 0;
        assumptions[count++] = -literal(question.cell());
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell) && !told.get(cell)) {
                assumptions[count++] = literal(cell);
            }
        }
        return Arrays.copyOf(assumptions, count);
    }
}
