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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sudosat.backend.BackendError;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.Sat4j;
import sudosat.encode.Style;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.model.Tuple;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Every sample and every public text puzzle, in every language: the verdicts are those of SAT4J, and so are unique
 * solutions.
 */
class LanguagesAgreeTest {
    private static final Set<String> LISTING = Set.of("dlx", "backtrack", "clingo", "clasp-pb");
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final List<String> NAMES =
            List.of("sat4j-pb", "dlx", "backtrack", "clingo", "clasp-pb", "minisat+", "cbc", "highs", "glpsol");
    private static final Set<String> INTEGER_PROGRAMS = Set.of("cbc", "highs", "glpsol");
    /** The rule that the name of a text puzzle tells. */
    private static final Map<String, String> RULES =
            Map.of("diagonal.in", "diagonals", "hyper.in", "windows", "pyramids.in", "pyramids");

    @TestFactory
    Stream<DynamicTest> samples() throws IOException {
        List<Path> files = new ArrayList<>(files(Project.HOME.resolve("dimacs-samples"), ".csv"));
        files.removeIf(file -> file.toString().endsWith(".solution.csv"));
        files.addAll(files(Project.HOME.resolve("dimacs-samples/fewest"), ".csv"));
        return tests(files);
    }

    @TestFactory
    Stream<DynamicTest> publicPuzzles() throws IOException {
        return tests(files(Project.shared("text"), ".in"));
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
        return files.stream().flatMap(file -> NAMES.stream()
                .map(name -> DynamicTest.dynamicTest(
                        file.getFileName() + " by " + name, () -> check(file, name, solutions))));
    }

    private static void check(Path file, String name, Map<Path, Optional<Tuple>> solutions)
            throws InterruptedException {
        boolean isBeyond = INTEGER_PROGRAMS.contains(name) && file.endsWith("pair-k4.csv");
        Assumptions.assumeFalse(isBeyond, "pairs of 16x16 take integer programming solvers longer than 8 s");
        Assumptions.assumeFalse(
                name.equals("backtrack") && file.endsWith("sandwich.in"),
                "sandwich sums leave plain trying too many ways");
        Engine engine = engine(name);
        Puzzle puzzle = puzzle(file);
        if (!solutions.containsKey(file)) {
            solutions.put(file, solution(puzzle));
        }
        List<Tuple> expected = solutions.get(file).map(List::of).orElse(List.of());
        Request request =
                new Request(OptionalLong.empty(), Deadline.after(PATIENCE), OptionalLong.empty(), Optional.empty());
        if (LISTING.contains(name)) {
            List<Tuple> found = new ArrayList<>();
            assertEquals(End.ALL, engine.list(puzzle, request, solution -> found.add(solution) && found.size() < 2));
            assertEquals(expected, found);
        } else {
            Result<Tuple> outcome = expected.isEmpty() ? new Result.None<>() : new Result.Found<>(expected.get(0));
            assertEquals(outcome, engine.solve(puzzle, request));
        }
    }

    private static Engine engine(String name) {
        try {
            return Project.engines().find(EngineQuery.named(name));
        } catch (BackendError missing) {
            return Assumptions.abort(name + " is not installed");
        }
    }

    private static Puzzle puzzle(Path file) {
        Puzzle plain = Formats.read(Input.file(file), ReadOptions.NONE).get(0);
        String rule = RULES.get(file.getFileName().toString());
        return rule == null ? plain : plain.withRules(List.of(GridRule.parse(rule)));
    }

    /** All these puzzles have one solution or none. */
    private static Optional<Tuple> solution(Puzzle puzzle) throws InterruptedException {
        Engine pipeline = new ClauseEngine(new CheckingBackend(new Sat4j()), Style.COMPACT);
        List<Tuple> found = new ArrayList<>();
        assertEquals(
                End.ALL, pipeline.list(puzzle, Request.PLAIN, solution -> found.add(solution) && found.size() < 2));
        return found.stream().findFirst();
    }
}
