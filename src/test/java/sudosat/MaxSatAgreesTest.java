package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.EncodingStyle;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.inspect.DroppedClues;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Broken puzzles made at random: MaxSAT solvers drop as many clues as our own search, and what they leave has a
 * solution.
 */
class MaxSatAgreesTest {
    private static final Shape SMALL = new Shape(2, 2);
    private static final Shape USUAL = new Shape(3, 3);
    /** With a dozen in a pair, our own search and SAT4J take minutes. */
    private static final int WRONG = 3;

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final List<String> SMALL_RULES = List.of(
            "diagonals",
            "cage 5: r1c1 r1c2",
            "cage 7: r1c1 r2c2 r4c4",
            "greater r1c1 r4c4",
            "sandwich row 2: 5",
            "region r1c1 r2c3 r3c4 r4c2",
            "cage 9: r1c1 r4c4",
            "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4");

    private static Backend solver(String name) {
        return Project.installed(name, engines -> engines.maxSat(name));
    }

    private static Request request() {
        return new Request(OptionalLong.empty(), Deadline.after(PATIENCE), OptionalLong.empty(), Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sat4j-maxsat", "clasp-maxsat"})
    void smallTuplesWithAllWaysToDifferAndRules(String name) throws InterruptedException {
        Backend solver = solver(name);
        Random random = new Random(6);
        for (int number = 0; number < 90; number++) {
            int grids = 1 + number % 3;
            Puzzle plain =
                    BruteForce.randomPuzzle(random, SMALL, grids, 2 + 6 * grids, Differ.values()[random.nextInt(3)]);
            check(solver, plain.withRules(rules(random, random.nextInt(3))));
        }
    }

    /** The same clue in corresponding cells, which stays or goes in both: most of these have such cells. */
    @ParameterizedTest
    @ValueSource(strings = {"sat4j-maxsat", "clasp-maxsat"})
    void pairsWhoseHolesDiffer(String name) throws InterruptedException {
        Backend solver = solver(name);
        Random random = new Random(7);
        for (int number = 0; number < 60; number++) {
            int[] values = new int[2 * SMALL.cells()];
            for (int clue = 0; clue < 7; clue++) {
                int cell = random.nextInt(SMALL.cells());
                values[cell] = 1 + random.nextInt(4);
                values[cell + SMALL.cells()] = random.nextInt(4) == 0 ? 1 + random.nextInt(4) : values[cell];
            }
            check(solver, new Puzzle(SMALL, new Tuple(4, values), Differ.HOLES));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sat4j-maxsat", "clasp-maxsat"})
    void puzzlesOfFullSize(String name) throws InterruptedException {
        Backend solver = solver(name);
        Random random = new Random(8);
        List<List<GridRule>> variants = List.of(
                List.of(),
                List.of(Rules.parseLine("diagonals")),
                List.of(Rules.parseLine("cage 20: r1c1 r1c2 r2c1 r2c2"), Rules.parseLine("windows")));
        for (int number = 0; number < 6; number++) {
            check(solver, broken(random, 1 + number / 3, variants.get(number % 3)));
        }
    }

    @Test
    void withoutCluesNothingIsDropped() throws InterruptedException {
        for (String name : List.of("sat4j-maxsat", "clasp-maxsat")) {
            check(solver(name), new Puzzle(SMALL, Tuple.empty(4, 2)));
        }
    }

    private static List<GridRule> rules(Random random, int count) {
        List<GridRule> rules = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rules.add(Rules.parseLine(SMALL_RULES.get(random.nextInt(SMALL_RULES.size()))));
        }
        return rules;
    }

    /** Clues of filled grids, some of which are changed. */
    private static Puzzle broken(Random random, int grids, List<GridRule> rules) throws InterruptedException {
        Puzzle empty = new Puzzle(USUAL, Tuple.empty(9, grids), Differ.EVERYWHERE, rules);
        Request seeded = new Request(
                OptionalLong.of(1 + random.nextInt(1000)), Deadline.NONE, OptionalLong.empty(), Optional.empty());
        Result<Tuple> filled = new ClauseEngine(new Sat4j(), EncodingStyle.COMPACT).solve(empty, seeded);
        Tuple solution = filled.found().orElseThrow();
        int[] values = new int[solution.cells()];
        for (int clue = 0; clue < 30 * grids + WRONG; clue++) {
            int cell = random.nextInt(values.length);
            values[cell] = clue < 30 * grids ? solution.value(cell) : 1 + random.nextInt(9);
        }
        return empty.withClues(new Tuple(9, values));
    }

    private static void check(Backend solver, Puzzle puzzle) throws InterruptedException {
        Result<DroppedClues> ours = DroppedClues.fewest(puzzle, Deadline.after(PATIENCE));
        Result<DroppedClues> theirs = DroppedClues.fewest(puzzle, solver, request());
        if (ours instanceof Result.Found<DroppedClues> fewest) {
            DroppedClues found = theirs.found().orElseThrow(() -> new AssertionError(puzzle));
            assertEquals(fewest.value().cells().size(), found.cells().size(), puzzle.toString());
            requireSolvable(found.repaired());
        } else {
            assertEquals(ours, theirs, puzzle.toString());
        }
    }

    private static void requireSolvable(Puzzle repaired) throws InterruptedException {
        Engine pipeline = new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.COMPACT);
        assertInstanceOf(Result.Found.class, pipeline.solve(repaired, Request.PLAIN), repaired.toString());
    }
}
