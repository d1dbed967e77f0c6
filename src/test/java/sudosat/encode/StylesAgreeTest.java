package sudosat.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.BruteForce;
import sudosat.KnownPuzzle;
import sudosat.PuzzleSource;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine.Count;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.End;

/** However a puzzle is said in clauses, it has as many solutions. */
class StylesAgreeTest {
    private static final int FEW = 60;
    private static final int CHECKED = 6;

    static Stream<EncodingStyle> styles() {
        Set<EncodingStyle> styles = new LinkedHashSet<>();
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneEncoding way : AtMostOneEncoding.values()) {
                styles.add(new EncodingStyle(encoding, way));
            }
        }
        return styles.stream();
    }

    private static Count count(Puzzle puzzle, EncodingStyle style) throws InterruptedException {
        return new ClauseEngine(new CheckingBackend(new Sat4j()), style).count(puzzle, Long.MAX_VALUE, Request.PLAIN);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void thereAre288GridsOfSizeFour(EncodingStyle style) throws InterruptedException {
        assertEquals(new Count(288, End.ALL), count(new Puzzle(new Shape(2, 2), Tuple.empty(4, 1)), style));
    }

    @ParameterizedTest
    @MethodSource("styles")
    void gridsOfSizeSixAndPairsAreCountedAsByBruteForce(EncodingStyle style) throws InterruptedException {
        Random random = new Random(5);
        List<Puzzle> puzzles = List.of(
                BruteForce.solvablePuzzle(random, new Shape(2, 3), 1, 12),
                BruteForce.solvablePuzzle(random, new Shape(3, 2), 1, 11),
                BruteForce.solvablePuzzle(random, new Shape(2, 2), 2, 6));
        for (Puzzle puzzle : puzzles) {
            assertEquals(
                    new Count(BruteForce.solutions(puzzle, 10_000).size(), End.ALL),
                    count(puzzle, style),
                    puzzle.toString());
        }
    }

    @TestFactory
    Stream<DynamicContainer> puzzlesHaveTheirKnownNumberOfSolutions() {
        return PuzzleSource.containers(source -> {
            List<KnownPuzzle> some = source.puzzles("counts").stream()
                    .filter(known -> known.puzzle().size() == 9)
                    .filter(known -> known.solutions().orElseThrow() <= FEW)
                    .limit(CHECKED)
                    .toList();
            assertEquals(CHECKED, some.size());
            return styles().map(style -> DynamicTest.dynamicTest(style.toString(), () -> {
                for (KnownPuzzle known : some) {
                    Count expected = new Count(known.solutions().orElseThrow(), End.ALL);
                    assertEquals(expected, count(known.puzzle(), style), known.name());
                }
            }));
        });
    }
}
