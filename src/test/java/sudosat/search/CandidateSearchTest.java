package sudosat.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.BruteForce;
import sudosat.KnownPuzzle;
import sudosat.Project;
import sudosat.PuzzleSource;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.candidates.Candidates;
import sudosat.encode.EncodingStyle;
import sudosat.engine.AutoEngine;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.engine.Engine.Count;
import sudosat.inspect.TrueCandidates;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;

class CandidateSearchTest {
    private static final Puzzle EMPTY_PAIR = new Puzzle(new Shape(2, 2), Tuple.empty(4, 2));
    private static final Puzzle EMPTY_NINE = new Puzzle(new Shape(3, 3), Tuple.empty(9, 1));

    /** By name: a backend that is asked everything, or the search that asks SAT4J only when it is lost. */
    private static Engine pipeline(String name) throws IOException {
        return name.equals("search")
                ? new AutoEngine(new ClauseEngine(new Sat4j(), EncodingStyle.COMPACT))
                : new ClauseEngine(Project.installed(name), EncodingStyle.COMPACT);
    }

    private static Count all(long number) {
        return new Count(number, End.ALL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "sat4j", "clasp", "picosat"})
    void thereAre7584PairsOfSizeFourThatDifferEverywhere(String name) throws Exception {
        assertEquals(all(7584), pipeline(name).count(EMPTY_PAIR, Long.MAX_VALUE, Request.PLAIN));
    }

    @Test
    @Tag("slow")
    void thereAre28200960GridsOfSizeSix() throws Exception {
        assertEquals(
                all(28_200_960),
                pipeline("search")
                        .count(new Puzzle(new Shape(2, 3), Tuple.empty(6, 1)), Long.MAX_VALUE, Request.PLAIN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "sat4j", "clasp", "cryptominisat", "minisat"})
    void findsWhatBruteForceFindsAndNothingTwice(String name) throws Exception {
        Random random = new Random(11);
        for (int round = 0; round < 4; round++) {
            Differ differ = round % 2 == 0 ? Differ.EVERYWHERE : Differ.HOLES;
            Puzzle puzzle = BruteForce.randomPuzzle(random, new Shape(2, 2), 2, 9 + round, differ);
            Set<Tuple> found = new HashSet<>();
            End end = pipeline(name).list(puzzle, Request.PLAIN, solution -> {
                assertTrue(found.add(solution), "twice: " + solution);
                return true;
            });
            assertEquals(End.ALL, end);
            assertEquals(Set.copyOf(BruteForce.solutions(puzzle, 10_000)), found, puzzle.toString());
        }
    }

    @TestFactory
    Stream<DynamicContainer> puzzlesHaveTheirKnownCounts() {
        return PuzzleSource.containers(source -> Stream.of("search", "clasp").flatMap(name -> counts(source, name)));
    }

    @TestFactory
    @Tag("slow")
    Stream<DynamicContainer> puzzlesHaveTheirKnownCountsByOthersToo() {
        return PuzzleSource.containers(
                source -> Stream.of("sat4j", "picosat", "cryptominisat").flatMap(name -> counts(source, name)));
    }

    private static Stream<DynamicTest> counts(PuzzleSource source, String name) {
        return source.files("counts").stream()
                .map(file -> DynamicTest.dynamicTest(file.name() + " by " + name, () -> {
                    Engine engine = pipeline(name);
                    for (KnownPuzzle known : file.puzzles()) {
                        assertEquals(
                                all(known.solutions().orElseThrow()),
                                engine.count(known.puzzle(), Long.MAX_VALUE, Request.PLAIN),
                                known.name());
                    }
                }));
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "sat4j", "clasp", "picosat", "cryptominisat"})
    void stopsAtTheLimit(String name) throws Exception {
        assertEquals(new Count(5, End.ENOUGH), pipeline(name).count(EMPTY_NINE, 5, Request.PLAIN));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sat4j", "clasp"})
    void stopsWhenTimeIsOver(String name) throws Exception {
        Deadline soon = Deadline.after(Duration.ofMillis(400));
        Request request = new Request(OptionalLong.empty(), soon, OptionalLong.empty(), Optional.empty());
        Count count = new ClauseEngine(Project.installed(name), EncodingStyle.COMPACT)
                .count(EMPTY_NINE, Long.MAX_VALUE, request);
        assertEquals(End.TIME_LIMIT, count.end());
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "sat4j", "minisat"})
    void trueCandidatesAreThoseOfSomeSolution(String name) throws Exception {
        Random random = new Random(3);
        for (int round = 0; round < 3; round++) {
            Puzzle puzzle = BruteForce.solvablePuzzle(random, new Shape(2, 2), 2, 6 + round);
            Candidates found = TrueCandidates.of(puzzle, pipeline(name), Request.PLAIN)
                    .found()
                    .orElseThrow();
            List<Tuple> solutions = BruteForce.solutions(puzzle, 10_000);
            for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
                for (int value = 1; value <= 4; value++) {
                    int here = cell;
                    int wanted = value;
                    assertEquals(
                            solutions.stream().anyMatch(solution -> solution.value(here) == wanted),
                            found.isOpen(cell, value));
                }
            }
        }
    }
}
