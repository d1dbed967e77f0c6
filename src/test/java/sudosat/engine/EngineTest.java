package sudosat.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.BruteForce;
import sudosat.Project;
import sudosat.PuzzleSource;
import sudosat.backend.Backend;
import sudosat.backend.Cdcl;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.engine.Engine.Count;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

public class EngineTest {
    private static final List<String> SOLVABLE = List.of("pair-k2", "pair-k3", "triple-k3", "single-k3", "pair-k4");

    /** Every backend of solvers.yaml; one that is not installed skips its test visibly. */
    @ParameterizedTest
    @MethodSource("sudosat.Project#satSolvers")
    void everyBackendSolvesTheSamplesInEveryEncoding(String name) throws Exception {
        Backend backend = Project.installed(name);
        for (Encoding encoding : Encoding.values()) {
            Engine pipeline = new ClauseEngine(new CheckingBackend(backend), EncodingStyle.of(encoding));
            for (String sample : SOLVABLE) {
                if (encoding == Encoding.MINIMAL && sample.equals("pair-k4")) {
                    continue; // the small list propagates so little that some solvers take minutes
                }
                Result<Tuple> outcome = pipeline.solve(puzzle(Project.sample(sample + ".csv")), Request.PLAIN);
                assertEquals(
                        new Result.Found<>(
                                puzzle(Project.sample(sample + ".solution.csv")).clues()),
                        outcome,
                        sample + " in " + encoding);
            }
            assertEquals(
                    new Result.None<>(), pipeline.solve(puzzle(Project.sample("unsolvable-k3.csv")), Request.PLAIN));
        }
    }

    @Test
    void autoIsOneThatWorks() throws Exception {
        Result<Tuple> outcome = new ClauseEngine(new CheckingBackend(Project.backend("auto")), EncodingStyle.COMPACT)
                .solve(puzzle(Project.sample("pair-k3.csv")), Request.PLAIN);
        assertInstanceOf(Result.Found.class, outcome);
    }

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void findsTwoSolutionsWithTwoCalls(Encoding encoding) throws Exception {
        Random random = new Random(6);
        Engine engine = new ClauseEngine(new CheckingBackend(new Cdcl()), EncodingStyle.of(encoding));
        for (int round = 0; round < 60; round++) {
            Puzzle puzzle = BruteForce.randomPuzzle(
                    random, new Shape(2, 2), 1 + round % 2, 4 + random.nextInt(9), Differ.values()[round % 3]);
            AtomicInteger calls = new AtomicInteger();
            Set<Tuple> found = new HashSet<>();
            Request request = Request.PLAIN.reportingTo((name, task, time) -> calls.incrementAndGet());
            End end = engine.listForUniqueness(puzzle, request, solution -> found.add(solution) && found.size() < 2);
            assertEquals(BruteForce.solutions(puzzle, 2).size(), found.size(), puzzle.toString());
            assertEquals(found.size() == 2 ? End.ENOUGH : End.ALL, end);
            assertTrue(calls.get() <= Math.min(2, found.size() + 1));
        }
    }

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void countsAsManySolutionsAsThereAre(Encoding encoding) throws Exception {
        Random random = new Random(5);
        Engine pipeline = new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.of(encoding));
        for (int round = 0; round < 40; round++) {
            Puzzle puzzle = BruteForce.randomPuzzle(
                    random,
                    new Shape(2, 2),
                    1 + random.nextInt(2),
                    4 + random.nextInt(6),
                    Differ.values()[random.nextInt(3)]);
            List<Tuple> solutions = BruteForce.solutions(puzzle, 61);
            if (solutions.size() <= 60) {
                assertEquals(
                        new Count(solutions.size(), End.ALL),
                        pipeline.count(puzzle, Long.MAX_VALUE, Request.PLAIN),
                        puzzle.toString());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void countsThe288GridsOfSizeFour(Encoding encoding) throws Exception {
        Puzzle empty = new Puzzle(new Shape(2, 2), Tuple.empty(4, 1));
        assertEquals(
                new Count(288, End.ALL),
                new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.of(encoding))
                        .count(empty, Long.MAX_VALUE, Request.PLAIN));
    }

    @ParameterizedTest
    @EnumSource(AtMostOneEncoding.class)
    void countsThemHoweverAtMostOneIsSaid(AtMostOneEncoding way) throws Exception {
        EncodingStyle style = new EncodingStyle(Encoding.COMPACT, way);
        Puzzle empty = new Puzzle(new Shape(2, 2), Tuple.empty(4, 1));
        assertEquals(
                new Count(288, End.ALL),
                new ClauseEngine(new CheckingBackend(new Sat4j()), style).count(empty, Long.MAX_VALUE, Request.PLAIN));
        Puzzle puzzle = puzzle(Project.sample("pair-k3.csv"));
        Result.Found<Tuple> expected = new Result.Found<>(
                puzzle(Project.sample("pair-k3.solution.csv")).clues());
        assertEquals(
                expected,
                new ClauseEngine(new CheckingBackend(Project.backend("auto")), style).solve(puzzle, Request.PLAIN));
    }

    @TestFactory
    Stream<DynamicContainer> theBestBackendSolvesTuplesAsExpected() {
        return PuzzleSource.containers(source -> source.puzzles("tuples").stream()
                .map(known -> DynamicTest.dynamicTest(
                        known.name(),
                        () -> assertEquals(
                                new Result.Found<>(known.solution().orElseThrow()),
                                new ClauseEngine(new CheckingBackend(Project.backend("auto")), EncodingStyle.COMPACT)
                                        .solve(known.puzzle(), Request.PLAIN)))));
    }

    private static Puzzle puzzle(Path file) {
        return Formats.read(Input.file(file), ReadOptions.NONE).get(0);
    }
}
