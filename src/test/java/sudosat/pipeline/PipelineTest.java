package sudosat.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.BruteForce;
import sudosat.Project;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Backends;
import sudosat.backend.Request;
import sudosat.cnf.AtMostOnes;
import sudosat.encode.Encoding;
import sudosat.encode.Style;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.pipeline.Pipeline.Count;
import sudosat.rules.Differ;
import sudosat.rules.Puzzle;
import sudosat.work.End;
import sudosat.work.Result;

class PipelineTest {
    private static final List<String> SOLVABLE = List.of("pair-k2", "pair-k3", "triple-k3", "single-k3", "pair-k4");

    /** Every backend of solvers.yaml; one that is not installed skips its test visibly. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sat4j",
                "kissat",
                "cadical",
                "minisat",
                "picosat",
                "cryptominisat",
                "clasp",
                "glucose",
                "lingeling",
                "z3"
            })
    void everyBackendSolvesTheSamplesInEveryEncoding(String name) throws Exception {
        Backend backend = installed(name);
        for (Encoding encoding : Encoding.values()) {
            Pipeline pipeline = new Pipeline(backend, Style.of(encoding), Request.PLAIN, Trust.NOTHING);
            for (String sample : SOLVABLE) {
                if (encoding == Encoding.MINIMAL && sample.equals("pair-k4")) {
                    continue; // the small list propagates so little that some solvers take minutes
                }
                Result<Tuple> outcome = pipeline.solve(puzzle(Project.sample(sample + ".csv")));
                assertEquals(
                        new Result.Found<>(
                                puzzle(Project.sample(sample + ".solution.csv")).clues()),
                        outcome,
                        sample + " in " + encoding);
            }
            assertEquals(new Result.None<>(), pipeline.solve(puzzle(Project.sample("unsolvable-k3.csv"))));
        }
    }

    @Test
    void autoIsOneThatWorks() throws Exception {
        Result<Tuple> outcome = new Pipeline(
                        Project.backends().named("auto"), Style.COMPACT, Request.PLAIN, Trust.NOTHING)
                .solve(puzzle(Project.sample("pair-k3.csv")));
        assertInstanceOf(Result.Found.class, outcome);
    }

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void countsAsManySolutionsAsThereAre(Encoding encoding) throws Exception {
        Random random = new Random(5);
        Pipeline pipeline = new Pipeline(Backends.sat4j(), Style.of(encoding), Request.PLAIN, Trust.NOTHING);
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
                        pipeline.count(puzzle, Long.MAX_VALUE),
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
                new Pipeline(Backends.sat4j(), Style.of(encoding), Request.PLAIN, Trust.NOTHING)
                        .count(empty, Long.MAX_VALUE));
    }

    @ParameterizedTest
    @EnumSource(AtMostOnes.class)
    void countsThemHoweverAtMostOneIsSaid(AtMostOnes way) throws Exception {
        Style style = new Style(Encoding.COMPACT, way);
        Puzzle empty = new Puzzle(new Shape(2, 2), Tuple.empty(4, 1));
        assertEquals(
                new Count(288, End.ALL),
                new Pipeline(Backends.sat4j(), style, Request.PLAIN, Trust.NOTHING).count(empty, Long.MAX_VALUE));
        Puzzle puzzle = puzzle(Project.sample("pair-k3.csv"));
        Result.Found<Tuple> expected = new Result.Found<>(
                puzzle(Project.sample("pair-k3.solution.csv")).clues());
        assertEquals(
                expected,
                new Pipeline(Project.backends().named("auto"), style, Request.PLAIN, Trust.NOTHING).solve(puzzle));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6, 7, 8, 9, 10})
    void solvesPublicTuplesAsExpected(int number) throws Exception {
        Puzzle puzzle = puzzle(Project.shared("tuples/test_case" + number + ".csv"));
        Tuple expected = puzzle(Project.shared("tuples/expected_test_case" + number + ".solution.csv"))
                .clues();
        assertEquals(
                new Result.Found<>(expected),
                new Pipeline(Project.backends().named("auto"), Style.COMPACT, Request.PLAIN, Trust.NOTHING)
                        .solve(puzzle));
    }

    @Test
    void seesThatAPublicTupleHasNoSolution() throws Exception {
        Puzzle puzzle = puzzle(Project.shared("tuples/test_case5.csv"));
        assertEquals(
                new Result.None<>(),
                new Pipeline(Backends.sat4j(), Style.COMPACT, Request.PLAIN, Trust.NOTHING).solve(puzzle));
    }

    private static Puzzle puzzle(Path file) {
        return Formats.read(Input.file(file), ReadOptions.NONE).get(0);
    }

    static Backend installed(String name) {
        try {
            return Project.backends().named(name);
        } catch (BackendError missing) {
            Assumptions.abort(name + " is not installed");
            throw missing;
        }
    }
}
