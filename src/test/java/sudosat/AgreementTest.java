package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.engine.ClauseEngine;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * All backends give the same verdict on random puzzles, solvable and not, in every encoding: the one that brute force
 * gives.
 */
class AgreementTest {
    private static final int PUZZLES = 300;
    private static final List<Puzzle> RANDOM = new ArrayList<>();
    private static final List<Boolean> SOLVABLE = new ArrayList<>();

    static {
        Random random = new Random(2);
        while (RANDOM.size() < PUZZLES) {
            Shape shape = random.nextInt(4) == 0 ? new Shape(2, 3) : new Shape(2, 2);
            int grids = shape.size() == 6 ? 1 : 1 + random.nextInt(3);
            Puzzle puzzle = BruteForce.randomPuzzle(
                    random, shape, grids, shape.size() + random.nextInt(5), Differ.values()[random.nextInt(3)]);
            RANDOM.add(puzzle);
            SOLVABLE.add(!BruteForce.solutions(puzzle, 1).isEmpty());
        }
    }

    /** One encoding for each puzzle, in turn. */
    @ParameterizedTest
    @MethodSource("sudosat.Project#satSolvers")
    void everyBackendAgreesWithBruteForce(String name) throws Exception {
        Backend backend = Project.installed(name);
        for (int number = 0; number < PUZZLES; number++) {
            check(backend, number, Encoding.values()[number % Encoding.values().length]);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("sudosat.Project#satSolvers")
    void everyBackendAgreesInEveryEncoding(String name) throws Exception {
        Backend backend = Project.installed(name);
        for (int number = 0; number < PUZZLES; number++) {
            for (Encoding encoding : Encoding.values()) {
                check(backend, number, encoding);
            }
        }
    }

    private static void check(Backend backend, int number, Encoding encoding) throws InterruptedException {
        Result<Tuple> outcome = new ClauseEngine(new CheckingBackend(backend), EncodingStyle.of(encoding))
                .solve(RANDOM.get(number), Request.PLAIN);
        Class<?> expected = SOLVABLE.get(number) ? Result.Found.class : Result.None.class;
        assertEquals(expected, outcome.getClass(), RANDOM.get(number) + " in " + encoding);
    }
}
