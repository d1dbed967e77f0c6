package sudosat.pipeline;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import sudosat.backend.Incremental;
import sudosat.cnf.Model;
import sudosat.encode.RulesAlone;
import sudosat.rules.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;

/**
 * Finds the fewest clues to drop, by implicit hitting sets: of every set of clues that has no solution one must go, so
 * once the puzzle has a solution without a smallest set that hits all of those known, that is a smallest repair
 * (Davies, Bacchus: Solving MAXSAT by solving a sequence of simpler SAT instances, CP 2011).
 */
final class RepairSearch {
    private final Puzzle puzzle;
    private final RulesAlone rules;
    private final Deadline deadline;
    private final Incremental solver;
    /** The cells of the clues, which are numbered by their places here. */
    private final List<Integer> clueCells = new ArrayList<>();

    RepairSearch(Puzzle puzzle, Deadline deadline) {
        this.puzzle = puzzle;
        this.rules = new RulesAlone(puzzle);
        this.deadline = deadline;
        this.solver = new Incremental(rules);
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            if (puzzle.clues().isGiven(cell)) {
                clueCells.add(cell);
            }
        }
    }

    Result<Dropped> find() throws InterruptedException {
        try {
            if (!isSolvable(new BitSet())) {
                return new Result.None<>();
            }
            HittingSets clashes = new HittingSets(clueCells.size(), deadline);
            BitSet dropped = new BitSet();
            while (addClashes(dropped, clashes)) {
                dropped = clashes.smallest();
            }
            return new Result.Found<>(new Dropped(
                    puzzle, dropped.stream().mapToObj(clueCells::get).toList()));
        } catch (LimitReached limit) {
            return new Result.Unknown<>(limit.getMessage());
        }
    }

    /** Clashes among the clues not dropped, no two of which have a clue in common; false if there are none. */
    private boolean addClashes(BitSet dropped, HittingSets clashes) throws InterruptedException, LimitReached {
        BitSet kept = new BitSet();
        kept.set(0, clueCells.size());
        kept.andNot(dropped);
        boolean found = false;
        while (!isSolvable(kept)) {
            BitSet clash = reduced(core());
            clashes.add(clash);
            kept.andNot(clash);
            found = true;
        }
        return found;
    }

    /** A minimal clash within a clash: small ones say more. */
    private BitSet reduced(BitSet clash) throws InterruptedException, LimitReached {
        BitSet left = clash;
        for (int clue = left.length() - 1; clue >= 0; clue = left.previousSetBit(clue - 1)) {
            BitSet others = (BitSet) left.clone();
            others.clear(clue);
            if (!isSolvable(others)) {
                left = core();
            }
        }
        return left;
    }

    /** Whether there are filled grids with these clues; if not, {@link #core} tells of a clash among them. */
    private boolean isSolvable(BitSet clues) throws InterruptedException, LimitReached {
        int[] literals = clues.stream().map(this::literal).toArray();
        Result<Model> answer = solver.solve(literals, deadline, Incremental.ANY_CONFLICTS);
        if (answer instanceof Result.Unknown<Model> unknown) {
            throw new LimitReached(unknown.reason());
        }
        return answer instanceof Result.Found;
    }

    private int literal(int clue) {
        return rules.clue(clueCells.get(clue));
    }

    private BitSet core() {
        BitSet core = new BitSet();
        for (int literal : solver.failedAssumptions()) {
            core.set(clueCells.indexOf((literal - 1) / puzzle.size()));
        }
        return core;
    }
}
