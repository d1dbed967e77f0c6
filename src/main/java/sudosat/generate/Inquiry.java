package sudosat.generate;

import java.util.BitSet;
import sudosat.model.Tuple;
import sudosat.pipeline.Outcome;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/**
 * Whether an orbit of clues can go.
 *
 * @param rest the cells given without it
 * @param needed cells whose clues will never go
 */
record Inquiry(Puzzle rules, Tuple solution, int[] orbit, BitSet rest, BitSet needed, long conflicts) {

    /**
     * Another solution without the orbit; {@link Outcome.NoSolution} if it can go. Cell after cell: if a cell can have
     * no other value, it may as well be given when the next is asked about.
     */
    Outcome answer(Probe probe) throws InterruptedException {
        BitSet given = (BitSet) rest.clone();
        for (int cell : orbit) {
            Outcome outcome = other(cell, given, probe);
            if (!(outcome instanceof Outcome.NoSolution)) {
                return outcome;
            }
            given.set(cell);
        }
        return new Outcome.NoSolution();
    }

    private Outcome other(int cell, BitSet given, Probe probe) throws InterruptedException {
        Puzzle puzzle = rules.withClues(Dig.only(solution, given));
        Candidates candidates = new Candidates(puzzle);
        candidates.exclude(cell, solution.value(cell));
        return candidates.isContradiction()
                ? new Outcome.NoSolution()
                : probe.other(new Probe.Question(puzzle, candidates, cell, needed, conflicts));
    }
}
