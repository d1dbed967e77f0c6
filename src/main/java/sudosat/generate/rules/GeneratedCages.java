package sudosat.generate.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudosat.encode.EncodingStyle;
import sudosat.engine.IncrementalPuzzleSolver;
import sudosat.puzzle.Cell;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Random cages whose sums, if it can be done, leave one filling of their grids. As long as there is another, cells are
 * cut anew, those of two cages that touch or, if that does not help, those of one, so that every other filling met so
 * far breaks some cage.
 */
final class GeneratedCages {
    private static final int MOST_ROUNDS = 400;
    /**
     * In a search for another filling: a 9x9 seldom needs as many, a 16x16 with cages of middling size does, within
     * some seconds.
     */
    private static final long CONFLICTS_PER_CELL = 50;

    private final Puzzle puzzle;
    private final Tuple solution;
    private final RandomGenerator random;
    private final int[] cells;
    private final List<Tuple> others = new ArrayList<>();
    private CagePartition cages;

    /** Cages for all cells of some grids; the others may be filled in any way that goes with them. */
    GeneratedCages(Puzzle puzzle, Tuple solution, int[] grids, RandomGenerator random) {
        this.puzzle = puzzle;
        this.solution = solution;
        this.random = random;
        int area = puzzle.shape().cells();
        this.cells = IntStream.of(grids)
                .flatMap(grid -> IntStream.range(grid * area, (grid + 1) * area))
                .toArray();
        this.cages = new CagePartition(solution, cells, random);
    }

    /** When a limit comes first, no filling that is known is left but the solution, or few are. */
    List<GridRule> make(Deadline deadline) throws InterruptedException {
        boolean goesOn = true;
        for (int round = 0; round < MOST_ROUNDS && goesOn; round++) {
            goesOn = improve(deadline);
        }
        return rules();
    }

    /** Takes one step; false if there is none to take. */
    private boolean improve(Deadline deadline) throws InterruptedException {
        if (others.stream().anyMatch(other -> broken(other) == 0)) {
            exclude();
            return true;
        }
        Result<Tuple> answer = another(deadline);
        if (answer instanceof Result.Found<Tuple> found) {
            others.add(found.value());
            return true;
        }
        return answer instanceof Result.Unknown && !deadline.isOver() && makeEasier();
    }

    /** The number of cages that a filling breaks. */
    private int broken(Tuple other) {
        return (int) cages.all().stream().filter(cage -> isBroken(cage, other)).count();
    }

    private boolean isBroken(int[] cage, Tuple other) {
        return CagePartition.sum(cage, other) != CagePartition.sum(cage, solution)
                || !CagePartition.differ(cage, other);
    }

    /** Looks for a filling that differs from the solution in some cage. */
    private Result<Tuple> another(Deadline deadline) throws InterruptedException {
        Puzzle caged = puzzle.withRules(rules());
        IncrementalPuzzleSolver solver = new IncrementalPuzzleSolver(caged, EncodingStyle.COMPACT);
        solver.forbid(solution, cells);
        return solver.ask(caged, deadline, CONFLICTS_PER_CELL * cells.length);
    }

    /**
     * Cuts a quarter of the cages that can be cut, as sums of few cells are easier to reason about; false if there is
     * none.
     */
    private boolean makeEasier() {
        List<int[]> large = new ArrayList<>(cages.all());
        large.removeIf(cage -> cages.cuts(cage).isEmpty());
        boolean hasCut = !large.isEmpty();
        for (int kept = large.size() * 3 / 4; large.size() > kept; ) {
            int[] cage = large.remove(random.nextInt(large.size()));
            List<int[]> parts = cages.cuts(cage);
            cages.cut(cage, parts.get(random.nextInt(parts.size())));
        }
        return hasCut;
    }

    /** Makes the best cut or, where none helps, begins anew with other cages: what is known of other fillings stays. */
    private void exclude() {
        CageChoice choice = new CageChoice();
        for (int[] cage : cages.all()) {
            cages.beside(cage).stream()
                    .filter(other -> cage[0] < other[0])
                    .forEach(other -> choice.consider(cage, other));
        }
        if (choice.cuts.isEmpty()) {
            cages.all().forEach(choice::consider);
        }
        if (choice.cuts.isEmpty()) {
            cages = new CagePartition(solution, cells, random);
        } else {
            CageCut cut = choice.cuts.get(random.nextInt(choice.cuts.size()));
            cages.cut(cut.union, cut.part);
        }
    }

    /** Cells of one or two cages, and the part of them that is to be a cage by itself. */
    private record CageCut(int[] union, int[] part) {}

    /** The best cuts, which leave the fewest fillings that break no cage. */
    private final class CageChoice {
        final List<CageCut> cuts = new ArrayList<>();
        private final int[] broken =
                others.stream().mapToInt(GeneratedCages.this::broken).toArray();
        private int fewest =
                (int) IntStream.of(broken).filter(count -> count == 0).count() - 1;

        void consider(int[]... old) {
            int[] union = CagePartition.joined(old);
            List<Tuple> atStake = atStake(old);
            for (int[] part : cages.cuts(union)) {
                int[] rest = CagePartition.without(union, part);
                add(new CageCut(union, part), (int) atStake.stream()
                        .filter(other -> !isBroken(part, other) && !isBroken(rest, other))
                        .count());
            }
        }

        /** The fillings that break no cage but these. */
        private List<Tuple> atStake(int[]... old) {
            List<Tuple> atStake = new ArrayList<>();
            for (int i = 0; i < broken.length; i++) {
                Tuple other = others.get(i);
                if (broken[i]
                        == Stream.of(old).filter(cage -> isBroken(cage, other)).count()) {
                    atStake.add(other);
                }
            }
            return atStake;
        }

        private void add(CageCut cut, int left) {
            if (left < fewest) {
                cuts.clear();
                fewest = left;
            }
            if (left == fewest) {
                cuts.add(cut);
            }
        }
    }

    private List<GridRule> rules() {
        return cages.all().stream()
                .map(cage -> GeneratedRule.in(puzzle, cage[0] / puzzle.shape().cells(), rule(cage)))
                .toList();
    }

    private Cage rule(int[] cage) {
        List<Cell> names = IntStream.of(cage)
                .mapToObj(cell -> Cell.of(cell % puzzle.shape().cells(), puzzle.size()))
                .toList();
        return new Cage(OptionalInt.of(CagePartition.sum(cage, solution)), names);
    }
}
