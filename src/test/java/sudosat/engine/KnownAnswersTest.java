package sudosat.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sudosat.BruteForce;
import sudosat.KnownPuzzle;
import sudosat.Project;
import sudosat.PuzzleFile;
import sudosat.PuzzleSource;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.EncodingStyle;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

/** Every puzzle has its known answer: by each embedded engine, by a process, and by trying everything where small. */
class KnownAnswersTest {
    private static final List<String> FOLDERS = List.of("shapes", "tuples", "rules", "lines", "text", "unsolvable");
    private static final List<String> ENGINES = List.of("search", "sat4j", "sat4j-pb", "dlx", "backtrack");
    private static final int SMALL = 32;
    private static final int MEDIUM = 200;
    /** Of the puzzles of a file, the search gets all, the others one in five. */
    private static final int EVERY = 5;
    /** Grids of 25x25 that take a minute. */
    private static final String LONG = "shapes/s25.csv";

    private static Engine embedded(String name) {
        Engine sat4j = through(new Sat4j());
        return switch (name) {
            case "sat4j" -> sat4j;
            case "search" -> new AutoEngine(sat4j);
            default -> Project.engines().find(EngineQuery.named(name));
        };
    }

    private static Engine through(Backend backend) {
        return new ClauseEngine(new CheckingBackend(backend), EncodingStyle.COMPACT);
    }

    private static Stream<PuzzleFile> files(PuzzleSource source) {
        return FOLDERS.stream().flatMap(folder -> source.files(folder).stream());
    }

    @TestFactory
    Stream<DynamicTest> embeddedEnginesFindTheAnswers() {
        return embeddedEngines(EVERY);
    }

    @TestFactory
    @Tag("slow")
    Stream<DynamicTest> embeddedEnginesFindEveryAnswer() {
        return embeddedEngines(1);
    }

    private static Stream<DynamicTest> embeddedEngines(int step) {
        return files(PuzzleSource.OWN)
                .flatMap(file -> ENGINES.stream()
                        .filter(name -> isQuick(name, file))
                        .map(name -> DynamicTest.dynamicTest(file.name() + " by " + name, () -> {
                            for (KnownPuzzle known : every(name.equals("search") ? 1 : step, file)) {
                                checkAll(embedded(name), known);
                            }
                        })));
    }

    /** Large grids take exact cover minutes, and sums leave plain trying too many ways. */
    private static boolean isQuick(String name, PuzzleFile file) {
        Puzzle puzzle = file.puzzles().get(0).puzzle();
        boolean hasManySums = puzzle.size() >= 9 && file.name().matches(".*(killer|sandwich|jigsaw).*");
        return switch (name) {
            case "search", "sat4j" -> true;
            case "sat4j-pb" ->
                puzzle.clues().cells() <= (hasManySums ? puzzle.shape().cells() : MEDIUM);
            case "backtrack" -> puzzle.clues().cells() <= MEDIUM && !hasManySums;
            default -> puzzle.clues().cells() <= MEDIUM;
        };
    }

    private static List<KnownPuzzle> every(int step, PuzzleFile file) {
        List<KnownPuzzle> puzzles = file.puzzles();
        return IntStream.range(0, puzzles.size())
                .filter(i -> i % step == 0)
                .mapToObj(puzzles::get)
                .toList();
    }

    private static void checkAll(Engine pipeline, KnownPuzzle known) throws InterruptedException {
        List<Tuple> found = new ArrayList<>();
        assertEquals(
                End.ALL,
                pipeline.list(known.puzzle(), Request.PLAIN, solution -> found.add(solution) && found.size() < 2));
        assertEquals(known.solution().map(List::of).orElse(List.of()), found, known.name());
    }

    /** Public tuples are left to the best backend, in another test: they take SAT4J long. */
    @TestFactory
    Stream<DynamicContainer> oneSolutionIsFoundBySat4jAndByAProcess() {
        return PuzzleSource.containers(source -> files(source)
                .filter(file -> source == PuzzleSource.OWN || !file.name().matches("tuples/.*|" + LONG))
                .flatMap(file -> (source == PuzzleSource.OWN ? Stream.of("cadical") : Stream.of("sat4j", "cadical"))
                        .map(name -> DynamicTest.dynamicTest(
                                file.name() + " by " + name,
                                () -> checkOne(
                                        through(Project.installed(name)),
                                        name.equals("sat4j") ? file.puzzles() : every(EVERY, file))))));
    }

    @Tag("slow")
    @Test
    void processSolvesPublicGridsOfTwentyFive() throws InterruptedException {
        for (PuzzleFile file : PuzzleSource.PUBLIC.files("shapes")) {
            if (file.name().equals(LONG)) {
                checkOne(through(Project.installed("cadical")), file.puzzles());
            }
        }
    }

    private static void checkOne(Engine pipeline, List<KnownPuzzle> puzzles) throws InterruptedException {
        for (KnownPuzzle known : puzzles) {
            Result<Tuple> outcome = pipeline.solve(known.puzzle(), Request.PLAIN);
            if (known.solutions().orElse(-1) == 0) {
                assertEquals(new Result.None<>(), outcome, known.name());
            } else {
                Tuple solution = outcome.found().orElseThrow();
                assertEquals(List.of(), Checker.violations(known.puzzle(), solution), known.name());
                assertEquals(known.solution().orElse(solution), solution, known.name());
            }
        }
    }

    @Test
    void bruteForceFindsTheAnswersOfSmallPuzzles() {
        List<KnownPuzzle> small = Stream.concat(files(PuzzleSource.OWN), PuzzleSource.OWN.files("counts").stream())
                .flatMap(file -> file.puzzles().stream())
                .filter(known -> known.puzzle().clues().cells() <= SMALL)
                .toList();
        assertTrue(small.size() > 100);
        for (KnownPuzzle known : small) {
            List<Tuple> solutions = BruteForce.solutions(known.puzzle(), Integer.MAX_VALUE);
            assertEquals(known.solutions().orElseThrow(), solutions.size(), known.name());
            known.solution().ifPresent(solution -> assertEquals(List.of(solution), solutions, known.name()));
        }
    }
}
