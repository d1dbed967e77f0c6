package sudosat.generate;

import java.util.BitSet;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * Whether an orbit of clues can go.
 *
 * @param rest the cells given without it
 * @param needed cells whose clues will never go
 */
record Inquiry(Puzzle rules, Tuple solution, int[] orbit, BitSet rest, BitSet needed, long conflicts) {

    /**
     * Another solution without the orbit; {@link Result.None} if it can go. Cell after cell: if a cell can have
     * no other value, it may as well be given when the next is asked about.
     */
    Result<Tuple> answer(Probe probe) throws InterruptedException {
        BitSet given = (BitSet) rest.clone();
        for (int cell : orbit) {
            Result<Tuple> outcome = other(cell, given, probe);
            if (!(outcome instanceof Result.None)) {
                return outcome;
            }
            given.set(cell);
        }
        return new Result.None<>();
    }

    private Result<Tuple> other(int cell, BitSet given, Probe probe) throws InterruptedException {
        Puzzle puzzle = rules.withClues(Digger.only(solution, given));
        Candidates candidates = new Candidates(puzzle);
        candidates.exclude(cell, solution.value(cell));
        return candidates.isContradiction()
                ? new Result.None<>()
                : probe.other(new Probe.Question(puzzle, candidates, cell, needed, conflicts));
    }
}
