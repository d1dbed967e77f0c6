package sudosat.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.BruteForce;
import sudosat.Project;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.Sat4j;
import sudosat.cnf.AtMostOnes;
import sudosat.encode.Encoding;
import sudosat.encode.Style;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine.Count;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;
import sudosat.work.End;

/** However a puzzle is said in clauses, it has as many solutions. */
class StylesAgreeTest {
    private static final int FEW = 60;
    private static final int CHECKED = 6;

    static Stream<Style> styles() {
        Set<Style> styles = new LinkedHashSet<>();
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOnes way : AtMostOnes.values()) {
                styles.add(new Style(encoding, way));
            }
        }
        return styles.stream();
    }

    private static Count count(Puzzle puzzle, Style style) throws InterruptedException {
        return new ClauseEngine(new CheckingBackend(new Sat4j()), style).count(puzzle, Long.MAX_VALUE, Request.PLAIN);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void thereAre288GridsOfSizeFour(Style style) throws InterruptedException {
        assertEquals(new Count(288, End.ALL), count(new Puzzle(new Shape(2, 2), Tuple.empty(4, 1)), style));
    }

    @ParameterizedTest
    @MethodSource("styles")
    void gridsOfSizeSixAndPairsAreCountedAsByBruteForce(Style style) throws InterruptedException {
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

    @ParameterizedTest
    @MethodSource("styles")
    void publicPuzzlesHaveTheirKnownNumberOfSolutions(Style style) throws IOException, InterruptedException {
        Path file = Project.shared("classic9/many_solutions.csv");
        int checked = 0;
        for (String line : Files.readAllLines(file).subList(1, 101)) {
            String[] fields = line.split(",");
            long solutions = Long.parseLong(fields[2]);
            if (solutions <= FEW && checked < CHECKED) {
                assertEquals(new Count(solutions, End.ALL), count(nine(fields[0]), style), line);
                checked++;
            }
        }
        assertEquals(CHECKED, checked);
    }

    private static Puzzle nine(String text) {
        int[] values = text.chars()
                .map(character -> character == '.' ? 0 : character - '0')
                .toArray();
        return new Puzzle(new Shape(3, 3), new Tuple(9, values));
    }
}
