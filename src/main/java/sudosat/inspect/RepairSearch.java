package sudosat.inspect;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudosat.backend.BuiltIn;
import sudosat.cnf.Model;
import sudosat.encode.RulesFormula;
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
final class RepairSearch extends MemberSearch<DroppedClues> {
    private final Puzzle puzzle;
    private final List<Integer> clueCells;
    private final RulesFormula rules;
    /** What is dropped by the best repair so far. */
    private BitSet best;

    private boolean isFewest;

    RepairSearch(Puzzle puzzle, Deadline deadline) {
        this(
                puzzle,
                IntStream.range(0, puzzle.clues().cells())
                        .filter(puzzle.clues()::isGiven)
                        .boxed()
                        .toList(),
                new RulesFormula(puzzle),
                deadline);
    }

    private RepairSearch(Puzzle puzzle, List<Integer> clueCells, RulesFormula rules, Deadline deadline) {
        super(rules, clueCells.stream().mapToInt(rules::clue).toArray(), BuiltIn.CDCL, deadline);
        this.puzzle = puzzle;
        this.clueCells = clueCells;
        this.rules = rules;
    }

    @Override
    Result<DroppedClues> search() throws InterruptedException, LimitReached {
        if (model(all()).isPresent()) {
            return new Result.Found<>(new DroppedClues(puzzle, List.of(), true));
        }
        preferAll();
        Optional<Model> withoutClues = model(new BitSet());
        if (withoutClues.isEmpty()) {
            return new Result.None<>();
        }
        best = dropped(withoutClues.get());
        keepMore();
        best = new HittingSets(clueCells.size(), deadline())
                .smallest(Integer.MAX_VALUE, this::clashWithout)
                .orElseThrow();
        isFewest = true;
        return new Result.Found<>(best().orElseThrow());
    }

    @Override
    Optional<DroppedClues> best() {
        return Optional.ofNullable(best)
                .map(dropped -> new DroppedClues(
                        puzzle, dropped.stream().mapToObj(clueCells::get).toList(), isFewest));
    }

    /** Drops no clue that can be kept with all the others that are: the best so far, in case the search is ended. */
    private void keepMore() throws InterruptedException, LimitReached {
        for (int clue = best.nextSetBit(0); clue >= 0; clue = best.nextSetBit(clue + 1)) {
            BitSet kept = all();
            kept.andNot(best);
            kept.set(clue);
            Optional<Model> better = model(kept);
            if (better.isPresent()) {
                best = dropped(better.get());
            }
        }
    }

    private BitSet dropped(Model model) {
        BitSet dropped = new BitSet();
        for (int clue = 0; clue < clueCells.size(); clue++) {
            dropped.set(clue, !model.isTrue(rules.clue(clueCells.get(clue))));
        }
        return dropped;
    }

    /** A minimal clash among the clues not dropped: small ones say more. */
    private Optional<BitSet> clashWithout(BitSet dropped) throws InterruptedException, LimitReached {
        BitSet kept = all();
        kept.andNot(dropped);
        return model(kept).isPresent() ? Optional.empty() : Optional.of(minimal(core()));
    }
}
