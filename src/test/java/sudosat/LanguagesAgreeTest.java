package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sudosat.backend.BackendError;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.EncodingStyle;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/** Every sample and every text puzzle has the answer of SAT4J, or the known one, in every language. */
class LanguagesAgreeTest {
    private static final Set<String> LISTING = Set.of("dlx", "backtrack", "clingo", "clasp-pb");
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final List<String> NAMES =
            List.of("sat4j-pb", "dlx", "backtrack", "clingo", "clasp-pb", "minisat+", "cbc", "highs", "glpsol");
    private static final Set<String> INTEGER_PROGRAMS = Set.of("cbc", "highs", "glpsol");

    @TestFactory
    Stream<DynamicTest> samples() throws IOException {
        List<Path> files = new ArrayList<>(files(Project.HOME.resolve("dimacs-samples"), ".csv"));
        files.removeIf(file -> file.toString().endsWith(".solution.csv"));
        files.addAll(files(Project.HOME.resolve("dimacs-samples/fewest"), ".csv"));
        return tests(files);
    }

    @TestFactory
    Stream<DynamicContainer> textPuzzles() {
        return PuzzleSource.containers(source ->
                NAMES.stream().map(name -> DynamicContainer.dynamicContainer(name, textPuzzles(source, name))));
    }

    private static Stream<DynamicTest> textPuzzles(PuzzleSource source, String name) {
        if (!isInstalled(name)) {
            return Stream.of(DynamicTest.dynamicTest("all", () -> engine(name)));
        }
        return source.files("text").stream()
                .map(file -> DynamicTest.dynamicTest(file.stem(), () -> {
                    KnownPuzzle known = file.puzzles().get(0);
                    check(file.stem(), known.puzzle(), known.solution(), name);
                }));
    }

    private static boolean isInstalled(String name) {
        try {
            Project.engines().find(EngineQuery.named(name));
            return true;
        } catch (BackendError missing) {
            return false;
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static Stream<DynamicTest> tests(List<Path> files) {
        Map<Path, Optional<Tuple>> solutions = new LinkedHashMap<>();
        return files.stream()
                .flatMap(file -> NAMES.stream()
                        .map(name -> DynamicTest.dynamicTest(
                                file.getFileName() + " by " + name, () -> checkSample(file, name, solutions))));
    }

    private static void checkSample(Path file, String name, Map<Path, Optional<Tuple>> solutions)
            throws InterruptedException {
        boolean isBeyond = INTEGER_PROGRAMS.contains(name) && file.endsWith("pair-k4.csv");
        Assumptions.assumeFalse(isBeyond, "pairs of 16x16 take integer programming solvers longer than 8 s");
        Puzzle puzzle = PuzzleFile.read(file).get(0);
        if (!solutions.containsKey(file)) {
            solutions.put(file, solution(puzzle));
        }
        check(file.toString(), puzzle, solutions.get(file), name);
    }

    private static void check(String title, Puzzle puzzle, Optional<Tuple> solution, String name)
            throws InterruptedException {
        Assumptions.assumeFalse(
                name.equals("backtrack") && title.equals("sandwich"), "sandwich sums leave plain trying too many ways");
        Engine engine = engine(name);
        List<Tuple> expected = solution.map(List::of).orElse(List.of());
        Request request =
                new Request(OptionalLong.empty(), Deadline.after(PATIENCE), OptionalLong.empty(), Optional.empty());
        if (LISTING.contains(name)) {
            List<Tuple> found = new ArrayList<>();
            assertEquals(End.ALL, engine.list(puzzle, request, filled -> found.add(filled) && found.size() < 2));
            assertEquals(expected, found);
        } else {
            Result<Tuple> outcome = expected.isEmpty() ? new Result.None<>() : new Result.Found<>(expected.get(0));
            assertEquals(outcome, engine.solve(puzzle, request));
        }
    }

    private static Engine engine(String name) {
        return Project.installed(name, engines -> engines.find(EngineQuery.named(name)));
    }

    /** All these puzzles have one solution or none. */
    private static Optional<Tuple> solution(Puzzle puzzle) throws InterruptedException {
        Engine pipeline = new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.COMPACT);
        List<Tuple> found = new ArrayList<>();
        assertEquals(
                End.ALL, pipeline.list(puzzle, Request.PLAIN, solution -> found.add(solution) && found.size() < 2));
        return found.stream().findFirst();
    }
}
