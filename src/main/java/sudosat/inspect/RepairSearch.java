package sudosat.inspect;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudosat.backend.BuiltIn;
import sudosat.encode.SelectableRules;
import sudosat.puzzle.Puzzle;
import sudosat.search.HittingSets;
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
    private final Deadline deadline;
    private final List<Integer> clueCells;
    private final MemberSolver solver;

    RepairSearch(Puzzle puzzle, Deadline deadline) {
        this.puzzle = puzzle;
        this.deadline = deadline;
        this.clueCells = IntStream.range(0, puzzle.clues().cells())
                .filter(puzzle.clues()::isGiven)
                .boxed()
                .toList();
        SelectableRules rules = new SelectableRules(puzzle);
        int[] literals = clueCells.stream().mapToInt(rules::clue).toArray();
        this.solver = new MemberSolver(rules, literals, BuiltIn.CDCL, deadline);
    }

    Result<DroppedClues> find() throws InterruptedException {
        try {
            if (solver.model(new BitSet()).isEmpty()) {
                return new Result.None<>();
            }
            HittingSets clashes = new HittingSets(clueCells.size(), deadline);
            BitSet dropped =
                    clashes.smallest(Integer.MAX_VALUE, this::clashWithout).orElseThrow();
            return new Result.Found<>(new DroppedClues(
                    puzzle, dropped.stream().mapToObj(clueCells::get).toList()));
        } catch (LimitReached limit) {
            return new Result.Unknown<>(limit.getMessage());
        }
    }

    /** A minimal clash among the clues not dropped: small ones say more. */
    private Optional<BitSet> clashWithout(BitSet dropped) throws InterruptedException, LimitReached {
        BitSet kept = solver.all();
        kept.andNot(dropped);
        return solver.model(kept).isPresent() ? Optional.empty() : Optional.of(solver.minimal(solver.core()));
    }
}
