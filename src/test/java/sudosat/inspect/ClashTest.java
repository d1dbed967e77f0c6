package sudosat.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.BruteForce;
import sudosat.Project;
import sudosat.backend.BuiltIn;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** A clash has no solution, and without any one of its members it has. */
class ClashTest {
    private static final Shape SMALL = new Shape(2, 2);
    private static final Shape NINE = new Shape(3, 3);

    @ParameterizedTest
    @EnumSource(Clash.Size.class)
    void twoEqualCluesInARow(Clash.Size size) throws InterruptedException {
        Puzzle puzzle = puzzle(NINE, 1, List.of(), "r5c1=3", "r1c1=5", "r1c9=5", "r9c9=1");
        assertEquals(
                List.of("r1c1=5", "r1c9=5", "row 1 of grid 1"),
                clash(puzzle, size).names());
    }

    @ParameterizedTest
    @EnumSource(Clash.Size.class)
    void equalCluesInCorrespondingCells(Clash.Size size) throws InterruptedException {
        int[] values = new int[162];
        values[20] = 4;
        values[101] = 4;
        Clash clash = clash(new Puzzle(NINE, new Tuple(9, values)), size);
        assertEquals(List.of("g1r3c3=4", "g2r3c3=4", "corresponding cells r3c3"), clash.names());
        assertEquals(List.of(20, 101), clash.clueCells());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cage 99: r1c1 r1c2 | the cage of r1c1 of grid 1",
                "cage 2: r1c1 r2c4 | the cage of r1c1 of grid 1",
                "cage : r1c1 r2c4 r3c2 r4c3 r4c4 | the cage of r1c1 of grid 1",
                "greater r1c1 r4c4; greater r4c4 r2c2; greater r2c2 r1c1 | r1c1 greater than r4c4 of grid 1, r4c4"
                        + " greater than r2c2 of grid 1, r2c2 greater than r1c1 of grid 1",
                "sandwich row 1: 4 | row 1 of grid 1, the sandwich of row 1 of grid 1",
                "sandwich column 2: 99 | the sandwich of column 2 of grid 1",
                "cage 7: r1c1 r1c2; greater r1c3 r1c1 | row 1 of grid 1, the cage of r1c1 of grid 1, r1c3"
                        + " greater than r1c1 of grid 1"
            })
    void rulesThatCannotBe(String rules, String names) throws InterruptedException {
        Puzzle puzzle = puzzle(SMALL, 1, List.of(rules.split("; ")));
        Clash clash = clash(puzzle, Clash.Size.SMALLEST);
        Remainder.requireMinimal(clash);
        assertEquals(List.of(names.split(", ")), clash.names());
    }

    @Test
    void aCageWithAClueThatItHasNoRoomFor() throws InterruptedException {
        Puzzle puzzle = puzzle(NINE, 1, List.of("cage 5: r1c1 r1c2"), "r1c1=7");
        assertEquals(
                List.of("r1c1=7", "the cage of r1c1 of grid 1"),
                clash(puzzle, Clash.Size.MINIMAL).names());
    }

    @Test
    void aCellWithoutCandidates() throws InterruptedException {
        Puzzle puzzle = puzzle(
                NINE, 1, List.of(), "r1c4=1", "r1c5=2", "r1c6=3", "r4c1=4", "r5c1=5", "r6c1=6", "r2c2=7", "r2c3=8",
                "r3c2=9");
        for (Clash.Size size : Clash.Size.values()) {
            Clash clash = clash(puzzle, size);
            Remainder.requireMinimal(clash);
            assertEquals(12, clash.names().size(), clash.names().toString());
            assertEquals(
                    List.of("row 1 of grid 1", "column 1 of grid 1", "box 1 of grid 1"),
                    clash.names().subList(9, 12));
        }
    }

    @Test
    void theUnsolvableSample() throws Exception {
        Clash clash = clash(sample("unsolvable-k3"), Clash.Size.MINIMAL);
        assertEquals(Clash.Claim.MINIMAL, clash.claim());
        Remainder.requireMinimal(clash);
    }

    @Test
    void aSolvablePuzzleHasNone() throws Exception {
        Result<Clash> expected = new Result.None<>();
        assertEquals(expected, Clash.find(sample("pair-k3"), Clash.Size.SMALLEST, Deadline.NONE));
    }

    @Test
    void saysSoIfThereWasNoTime() throws Exception {
        assertEquals(
                new Result.Unknown<>("time limit"),
                Clash.find(sample("unsolvable-k3"), Clash.Size.MINIMAL, Deadline.after(Duration.ZERO)));
    }

    /** The bounds close in on each other, and what is known at the deadline is a clash in any case. */
    @Test
    @Timeout(120)
    void givesTheBestItHasAtTheDeadline() throws Exception {
        List<Clash.Bounds> bounds = new ArrayList<>();
        Result<Clash> diagnosis = new Result.Unknown<>("not asked yet");
        for (int seconds = 2; diagnosis instanceof Result.Unknown; seconds *= 2) { // a busy machine needs more
            bounds.clear();
            Deadline deadline = Deadline.after(Duration.ofSeconds(seconds));
            diagnosis = Clash.find(sample("unsolvable-k3"), Clash.Size.SMALLEST, BuiltIn.CDCL, deadline, bounds::add);
        }
        Clash clash = diagnosis.found().orElseThrow();
        assertFalse(Remainder.of(clash).isSolvable());
        for (int i = 1; i < bounds.size(); i++) {
            assertTrue(
                    bounds.get(i - 1).atLeast() <= bounds.get(i).atLeast()
                            && bounds.get(i).atMost() <= bounds.get(i - 1).atMost(),
                    bounds.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"single-k3,10", "pair-k3,6", "triple-k3,2"})
    void samplesWithAClueChanged(String name, int rounds) throws Exception {
        Random random = new Random(3);
        Puzzle sample = sample(name);
        for (int broken = 0; broken < rounds; ) {
            Puzzle puzzle = withAnotherClue(random, sample);
            if (Clash.find(puzzle, Clash.Size.MINIMAL, Deadline.NONE) instanceof Result.Found<Clash> found) {
                assertEquals(Clash.Claim.MINIMAL, found.value().claim());
                Remainder.requireMinimal(found.value());
                broken++;
            } else {
                assertTrue(Remainder.all(puzzle).isSolvable());
            }
        }
    }

    @Test
    void smallPuzzlesAndTuplesWithAllKindsOfRules() throws InterruptedException {
        Random random = new Random(8);
        int compared = 0;
        for (int broken = 0; broken < 50; ) {
            Puzzle puzzle = brokenByLot(random, 1 + random.nextInt(2));
            Result<Clash> minimal = Clash.find(puzzle, Clash.Size.MINIMAL, Deadline.NONE);
            assertEquals(BruteForce.solutions(puzzle, 1).isEmpty(), minimal instanceof Result.Found, puzzle.toString());
            if (minimal instanceof Result.Found<Clash> found) {
                Remainder.requireMinimal(found.value());
                Clash smallest = clash(puzzle, Clash.Size.SMALLEST);
                assertEquals(Clash.Claim.SMALLEST, smallest.claim());
                Remainder.requireMinimal(smallest);
                compared += checkSmallest(smallest) ? 1 : 0;
                broken++;
            }
        }
        assertTrue(compared >= 20, compared + " compared with all subsets");
    }

    /**
     * Every set of one member less has a solution; grids found for one set serve for others. False if they are too many
     * to look at.
     */
    private static boolean checkSmallest(Clash clash) {
        Remainder all = Remainder.all(clash.puzzle());
        int less = clash.names().size() - 1;
        boolean few = less <= (all.size() <= 30 ? 6 : 3);
        if (few) {
            forEachSubset(all, less, 0, 0, new ArrayList<>());
        }
        return few;
    }

    private static void forEachSubset(Remainder all, int more, int from, long chosen, List<Long> solvable) {
        if (more == 0) {
            if (solvable.stream().noneMatch(bits -> (chosen & ~bits) == 0)) {
                Optional<Tuple> solution = all.subset(chosen).trySolving();
                assertTrue(solution.isPresent(), "a smaller clash: " + all.subset(chosen));
                solvable.add(0, all.respectedBy(solution.get()));
            }
            return;
        }
        for (int member = from; member <= all.size() - more; member++) {
            forEachSubset(all, more - 1, member + 1, chosen | 1L << member, solvable);
        }
    }

    /** Some values of a solution, two of them or so changed, and rules that may or may not fit. */
    private static Puzzle brokenByLot(Random random, int grids) {
        Puzzle solvable = BruteForce.solvablePuzzle(random, SMALL, grids, 3 + 3 * grids);
        String[] texts = {
            "diagonals",
            "cage 5: r1c1 r2c3",
            "cage 9: r2c2 r2c3 r3c3",
            "cage : r1c4 r2c3 r3c1",
            "greater r1c1 r1c2",
            "greater r1c2 r3c3",
            "greater r3c3 r1c1",
            "sandwich row 2: 5",
            "sandwich column 3: 2",
            "sandwich row 1: 4",
            "region r1c1 r2c3 r3c4 r4c2"
        };
        List<GridRule> rules = new ArrayList<>();
        for (int rule = random.nextInt(3); rule > 0; rule--) {
            rules.add(Rules.parseLine(texts[random.nextInt(texts.length)]));
        }
        Puzzle puzzle = new Puzzle(SMALL, solvable.clues(), Differ.values()[random.nextInt(3)], rules);
        return random.nextBoolean() ? puzzle : withAnotherClue(random, puzzle);
    }

    private static Puzzle withAnotherClue(Random random, Puzzle puzzle) {
        int[] values = new int[puzzle.clues().cells()];
        Arrays.setAll(values, puzzle.clues()::value);
        values[random.nextInt(values.length)] = 1 + random.nextInt(puzzle.size());
        return new Puzzle(puzzle.shape(), new Tuple(puzzle.size(), values), puzzle.differ(), puzzle.rules());
    }

    private static Clash clash(Puzzle puzzle, Clash.Size size) throws InterruptedException {
        return Clash.find(puzzle, size, Deadline.NONE).found().orElseThrow();
    }

    /** Clues of the first grid as in {@code r1c2=3}. */
    private static Puzzle puzzle(Shape shape, int grids, List<String> rules, String... clues) {
        int[] values = new int[shape.cells() * grids];
        for (String clue : clues) {
            values[(clue.charAt(1) - '1') * shape.size() + clue.charAt(3) - '1'] = clue.charAt(5) - '0';
        }
        Stream<GridRule> parsed = rules.stream().map(Rules::parseLine);
        return new Puzzle(shape, new Tuple(shape.size(), values), Differ.EVERYWHERE, parsed.toList());
    }

    private static Puzzle sample(String name) throws Exception {
        return Formats.read(Input.file(Project.sample(name + ".csv")), ReadOptions.NONE)
                .get(0);
    }
}
