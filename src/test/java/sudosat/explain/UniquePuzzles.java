package sudosat.explain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import sudosat.candidates.Candidates;
import sudosat.generate.Filling;
import sudosat.generate.Fillings;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.Symmetry;
import sudosat.generate.rules.GeneratedRule;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Random puzzles of one kind with one solution: hard ones by the generator, or many that propagation fills. */
final class UniquePuzzles {
    private static final int DIGS_PER_FILLING = 10;

    /** A puzzle and its only solution. */
    record Unique(Puzzle puzzle, Tuple solution) {}

    private final Puzzle rules;
    private final List<GeneratedRule> made = new ArrayList<>();

    /**
     * A kind of puzzle.
     *
     * @param rule one to be made as well or to be there, or nothing
     */
    UniquePuzzles(String shape, int grids, String rule) {
        Shape boxes = Shape.parse(shape).orElseThrow();
        List<GridRule> others = new ArrayList<>();
        if (!rule.isEmpty()) {
            GeneratedRule.parse(rule).ifPresentOrElse(made::add, () -> others.add(Rules.parseLine(rule)));
        }
        rules = new Puzzle(boxes, Tuple.empty(boxes.size(), grids), Differ.EVERYWHERE, others);
    }

    /** Without any clue that could go. */
    List<Unique> hard(int count) throws InterruptedException {
        Generator generator = new Generator(new Generator.Spec(
                rules, made, Optional.empty(), Filling.MIXED, Symmetry.NONE, OptionalInt.empty(), Long.MAX_VALUE));
        List<Unique> puzzles = new ArrayList<>();
        for (long seed = 1; seed <= count; seed++) {
            GeneratedPuzzle result =
                    generator.make(seed, Deadline.NONE, state -> {}).found().orElseThrow();
            puzzles.add(new Unique(result.puzzle(), result.solution()));
        }
        return puzzles;
    }

    /** With more clues or fewer; several of each filled grid. */
    List<Unique> easy(int count) throws InterruptedException {
        Random random = new Random(count);
        List<Unique> puzzles = new ArrayList<>();
        while (puzzles.size() < count) {
            Puzzle before = rules;
            for (GeneratedRule rule : made) {
                before = before.withRules(rule.beforeFilling(before, random));
            }
            if (new Fillings(before, Filling.MIXED).draw(random, Deadline.NONE) instanceof Result.Found<Tuple> filled) {
                Puzzle after = before;
                for (GeneratedRule rule : made) {
                    after = after.withRules(rule.afterFilling(after, filled.value(), random, Deadline.NONE));
                }
                for (int i = 0; i < DIGS_PER_FILLING && puzzles.size() < count; i++) {
                    puzzles.add(new Unique(after.withClues(dug(after, filled.value(), random)), filled.value()));
                }
            }
        }
        return puzzles;
    }

    /**
     * Takes away clues in any order as long as propagation fills the grids without them, until a random number of
     * holes.
     */
    private static Tuple dug(Puzzle rules, Tuple solution, Random random) {
        List<Integer> order = new ArrayList<>();
        for (int cell = 0; cell < solution.cells(); cell++) {
            order.add(cell);
        }
        Collections.shuffle(order, random);
        int fewest = random.nextInt(solution.cells() / 2);
        Tuple clues = solution;
        for (int cell : order) {
            Tuple fewer = clues.with(cell, 0);
            clues = clues.filledCells() > fewest && new Candidates(rules.withClues(fewer)).narrowest() < 0
                    ? fewer
                    : clues;
        }
        return clues;
    }
}
