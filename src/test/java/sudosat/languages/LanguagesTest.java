package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.BruteForce;
import sudosat.KnownPuzzle;
import sudosat.PuzzleSource;
import sudosat.cnf.SolverOutput.Status;
import sudosat.languages.Solver.Form;
import sudosat.languages.Solver.Said;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** Every language says the same puzzle: real solvers of each find what trying everything finds. */
class LanguagesTest {
    private static final Shape SMALL = new Shape(2, 2);
    private static final int PUZZLES = 40;
    private static final List<String> RULES = List.of(
            "diagonals",
            "windows",
            "cage 5: r1c1 r1c2",
            "cage 7: r1c1 r2c2 r4c4",
            "cage : r1c1 r2c2 r4c4",
            "cage 10: r1c1 r1c2 r1c3 r1c4",
            "cage 3: r1c1 r1c2 r1c3 r2c1",
            "cage 15: r1c1 r1c2 r1c3 r2c1 r3c3",
            "cage 0: r1c1",
            "greater r1c1 r4c4",
            "greater r2c2 r2c1",
            "sandwich row 1: 0",
            "sandwich row 2: 5",
            "sandwich column 4: 2",
            "sandwich column 1: 3",
            "sandwich row 1: 4",
            "region r1c1 r2c3 r3c4 r4c2",
            "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CLASP_WCNF")
    void everyRuleAloneIsSaidRight(Solver solver) throws Exception {
        solver.assumeInstalled();
        for (String rule : RULES) {
            check(
                    solver,
                    new Puzzle(SMALL, Tuple.empty(4, 1).with(5, 2), Differ.EVERYWHERE, List.of(Rules.parseLine(rule))));
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CLASP_WCNF")
    void tuplesWithSeveralRulesAreSaidRight(Solver solver) throws Exception {
        solver.assumeInstalled();
        Random random = new Random(5);
        for (int number = 0; number < PUZZLES; number++) {
            int grids = 1 + random.nextInt(3);
            Differ differ = Differ.values()[random.nextInt(3)];
            Puzzle solvable = BruteForce.solvablePuzzle(random, SMALL, grids, 5 * grids);
            Puzzle byLot = BruteForce.randomPuzzle(random, SMALL, grids, 4 * grids, differ);
            check(solver, withRules(random, number % 2 == 0 ? new Puzzle(SMALL, solvable.clues(), differ) : byLot));
        }
    }

    private static Puzzle withRules(Random random, Puzzle plain) {
        List<GridRule> rules = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            OptionalInt grid =
                    random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(plain.grids()));
            rules.add(new GridRule(grid, Rules.parse(RULES.get(random.nextInt(RULES.size())))));
        }
        return plain.withRules(rules);
    }

    private void check(Solver solver, Puzzle puzzle) throws Exception {
        List<Tuple> expected = BruteForce.solutions(puzzle, 1000);
        for (Form form : Form.values()) {
            Said said = solver.solve(puzzle, form, 0, folder);
            String message = solver + " in form " + form + ": " + puzzle;
            assertEquals(
                    expected.isEmpty() ? Status.UNSATISFIABLE : Status.SATISFIABLE,
                    said.output().status(),
                    message);
            assertTrue(new HashSet<>(expected).containsAll(said.solutions()), message);
            assertEquals(
                    Solver.LISTING.contains(solver) ? expected.size() : Math.min(1, expected.size()),
                    said.solutions().size(),
                    message);
            assertEquals(said.solutions().size(), new HashSet<>(said.solutions()).size(), message);
        }
    }

    /** Puzzles of full size. */
    @TestFactory
    Stream<DynamicContainer> textPuzzlesAreSolved() {
        return PuzzleSource.containers(source -> EnumSet.complementOf(EnumSet.of(Solver.CLASP_WCNF)).stream()
                .map(solver -> DynamicTest.dynamicTest(solver.toString(), () -> {
                    solver.assumeInstalled();
                    for (KnownPuzzle known : source.puzzles("text")) {
                        Said said = solver.solve(known.puzzle(), Form.PROPAGATED, 1, folder);
                        assertEquals(List.of(known.solution().orElseThrow()), said.solutions(), known.name());
                    }
                })));
    }

    /** Of all filled grids, the one that has the most of the clues. */
    @Test
    void maxSatKeepsAsManyCluesAsCanBe() throws Exception {
        Solver.CLASP_WCNF.assumeInstalled();
        Random random = new Random(8);
        for (int number = 0; number < PUZZLES; number++) {
            Puzzle puzzle = BruteForce.randomPuzzle(random, SMALL, 1, 9, Differ.EVERYWHERE);
            int most = 0;
            for (Tuple filled : BruteForce.solutions(puzzle.withClues(Tuple.empty(4, 1)), 1000)) {
                most = Math.max(most, kept(puzzle.clues(), filled));
            }
            Said said = Solver.CLASP_WCNF.solve(puzzle, Form.TEXTBOOK, 0, folder);
            assertEquals("OPTIMUM FOUND", said.output().verdict());
            assertEquals(
                    most,
                    kept(puzzle.clues(), said.solutions().get(said.solutions().size() - 1)),
                    puzzle.toString());
        }
    }

    private static int kept(Tuple clues, Tuple filled) {
        return (int) IntStream.range(0, clues.cells())
                .filter(cell -> clues.isGiven(cell) && clues.value(cell) == filled.value(cell))
                .count();
    }
}
