package sudosat.generate;

import java.util.BitSet;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/** Looks for solutions other than the known one. */
interface Probe {

    /**
     * Whether an orbit of clues is redundant.
     *
     * @param rules a puzzle without clues
     * @param rest the cells given without the orbit
     * @param needed cells whose clues are known to be necessary
     * @param conflicts after which to give up
     * @param worker the number of the worker that answers
     */
    record Question(
            Puzzle rules, Tuple solution, int[] orbit, BitSet rest, BitSet needed, long conflicts, int worker) {}

    /**
     * Another solution without the orbit; {@link Result.None} if the orbit is redundant. It asks cell after cell: one
     * that can have no other value may as well be given when the next is asked about.
     */
    default Result<Tuple> otherSolution(Question question) throws InterruptedException {
        BitSet given = (BitSet) question.rest.clone();
        for (int cell : question.orbit) {
            Puzzle puzzle = question.rules.withClues(Digger.only(question.solution, given));
            Candidates candidates = new Candidates(puzzle);
            candidates.exclude(cell, question.solution.value(cell));
            Result<Tuple> outcome =
                    candidates.isContradiction() ? new Result.None<>() : otherValue(cell, puzzle, candidates, question);
            if (!(outcome instanceof Result.None)) {
                return outcome;
            }
            given.set(cell);
        }
        return new Result.None<>();
    }

    /**
     * A solution with another value in the cell.
     *
     * @param puzzle has no clue in the cell
     * @param candidates what its clues leave, with the known value of the cell excluded
     */
    Result<Tuple> otherValue(int cell, Puzzle puzzle, Candidates candidates, Question question)
            throws InterruptedException;

    /** How many answer questions, each of them one after the other. */
    int workers();

    /** How many threads they share. */
    int threads();

    /** Whether an answer depends on what its worker was asked before, so that no question may be left out. */
    boolean remembersQuestions();

    /** Conflicts to begin with, as many as fit into the time that any question takes. */
    long fewConflicts();
}
