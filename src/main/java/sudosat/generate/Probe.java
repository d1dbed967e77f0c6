package sudosat.generate;

import java.util.BitSet;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/** Looks for solutions other than the one known. */
interface Probe {

    /** A solution of the puzzle that has another value in the question's cell. */
    Result<Tuple> other(Question question) throws InterruptedException;

    /** How many questions may be asked at once. */
    int atOnce();

    /** Conflicts to begin with, as many as are had in the time that any question takes. */
    long fewConflicts();

    /**
     * What is asked.
     *
     * @param puzzle rules and clues; the cell has none
     * @param candidates what they leave, the known value of the cell excluded
     * @param needed cells whose clues will never go
     * @param conflicts after which to give up
     */
    record Question(Puzzle puzzle, Candidates candidates, int cell, BitSet needed, long conflicts) {}
}
