package sudosat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.IncrementalSat4j;
import sudosat.backend.sat4j.Sat4j;
import sudosat.candidates.Candidates;
import sudosat.cnf.Model;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Variables;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.explain.Explanation;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.generate.Filling;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.Generator.Spec;
import sudosat.generate.Symmetry;
import sudosat.inspect.Clash;
import sudosat.inspect.DroppedClues;
import sudosat.inspect.Minimality;
import sudosat.inspect.Remainder;
import sudosat.inspect.Uniqueness;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.puzzle.rules.TestRules;
import sudosat.render.PictureKind;
import sudosat.render.PictureSettings;
import sudosat.render.PicturedPuzzle;
import sudosat.render.PlayedPage;
import sudosat.search.CoverPuzzle;
import sudosat.search.CoverSolver;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Every rule of the registry, by the example it gives itself, in everything that deals with rules: each does what
 * brute force and the checker say, or refuses the rule by its name. Alone, as rules are registered for all.
 */
@Isolated
class RegisteredRulesTest {
    private static final Set<String> LISTING = Set.of("auto", "cdcl", "dlx", "backtrack", "clingo", "clasp-pb");
    private static final List<Shape> SHAPES = List.of(new Shape(3, 3), new Shape(2, 2));
    private static final int MOST = 60;
    /** After which the generator leaves a clue: some rules take long to prove it needed. */
    private static final long CONFLICTS = 1_000;

    /** For a repair, which takes long under some rules. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final Map<String, Example> EXAMPLES = new ConcurrentHashMap<>();

    /**
     * A rule and a puzzle under it.
     *
     * @param solutions all of them
     * @param wrong solutions of the same puzzle without the rule, all of which break it
     */
    private record Example(Rule rule, Puzzle puzzle, List<Tuple> solutions, List<Tuple> wrong) {}

    @BeforeAll
    static void register() {
        TestRules.register();
    }

    @AfterAll
    static void unregister() {
        TestRules.unregister();
    }

    static Stream<String> keywords() {
        return Rules.keywords().stream();
    }

    static Stream<Arguments> keywordsAndEncodings() {
        return keywords().flatMap(keyword -> Stream.of(Encoding.values()).map(style -> Arguments.of(keyword, style)));
    }

    static Stream<Arguments> keywordsAndEngines() {
        return keywords()
                .flatMap(keyword -> Stream.of(
                                "auto",
                                "cdcl",
                                "sat4j-pb",
                                "dlx",
                                "backtrack",
                                "clingo",
                                "clasp-pb",
                                "minisat+",
                                "cbc",
                                "highs",
                                "glpsol")
                        .map(name -> Arguments.of(keyword, name)));
    }

    private static Example example(String keyword) {
        return EXAMPLES.computeIfAbsent(keyword, RegisteredRulesTest::find);
    }

    /** Tries more and more holes until the rule makes a difference. */
    private static Example find(String keyword) {
        RuleType type = Rules.find(keyword).orElseThrow();
        Rule rule = Rules.parse(type.example());
        Puzzle empty = empty(rule);
        Random random = new Random(keyword.hashCode());
        Tuple filled = filled(empty);
        for (int holes = 12; holes <= filled.cells(); holes++) {
            for (int attempt = 0; attempt < 4; attempt++) {
                Tuple clues = withHoles(filled, holes, rule, empty.shape(), random);
                Puzzle puzzle = empty.withClues(clues);
                List<Tuple> all = BruteForce.solutions(new Puzzle(empty.shape(), clues), MOST);
                List<Tuple> solutions = BruteForce.solutions(puzzle, MOST);
                List<Tuple> wrong = new ArrayList<>(all);
                wrong.removeIf(solution -> Checker.violations(puzzle, solution).isEmpty());
                if (!wrong.isEmpty() && solutions.size() > 1 && solutions.size() < MOST) {
                    return new Example(rule, puzzle, solutions, wrong);
                }
            }
        }
        throw new AssertionError(keyword + " makes no difference");
    }

    private static Puzzle empty(Rule rule) {
        for (Shape shape : SHAPES) {
            try {
                return new Puzzle(
                        shape, Tuple.empty(shape.size(), 1), Differ.EVERYWHERE, List.of(GridRule.everywhere(rule)));
            } catch (RuleException tooLarge) {
                // another shape may fit
            }
        }
        throw new AssertionError("no shape for " + rule.text());
    }

    private static Tuple filled(Puzzle puzzle) {
        List<Tuple> found = new ArrayList<>();
        try {
            new CoverSolver(new CoverPuzzle(puzzle.ruleSet()))
                    .forEach(puzzle, solution -> found.add(solution) && found.isEmpty(), () -> false);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        assertEquals(List.of(), Checker.violations(puzzle, found.get(0)));
        return found.get(0);
    }

    /** Half of the holes are cells of the rule. */
    private static Tuple withHoles(Tuple filled, int holes, Rule rule, Shape shape, Random random) {
        List<Integer> first = new ArrayList<>(cells(rule.constraints(shape, 0)));
        List<Integer> rest = new ArrayList<>();
        for (int cell = 0; cell < filled.cells(); cell++) {
            rest.add(cell);
        }
        Collections.shuffle(first, random);
        Collections.shuffle(rest, random);
        rest.addAll(0, first.subList(0, Math.min(first.size(), holes / 2)));
        Tuple clues = filled;
        for (int cell : rest.subList(0, Math.min(rest.size(), holes))) {
            clues = clues.with(cell, 0);
        }
        return clues;
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void isReadAsItIsWritten(String keyword) {
        Rule rule = example(keyword).rule;
        assertEquals(rule, Rules.parse(rule.text()));
        assertEquals(keyword, rule.type().keyword());
        assertTrue(rule.type().sentence().endsWith("."));
    }

    @Test
    void theReferenceHasEveryRule() throws IOException {
        String reference = Files.readString(Project.HOME.resolve("docs/reference/rules.md"));
        for (RuleType type : Rules.types()) {
            assertTrue(TestRules.TYPES.contains(type) || reference.contains("#" + type.keyword()), type.keyword());
        }
    }

    /** A keyword that is taken, or a key of f-puzzles that is, would be read as the other rule. */
    @Test
    void noTwoRulesShareAName() {
        List<String> keywords = Rules.keywords();
        assertEquals(new HashSet<>(keywords).size(), keywords.size(), keywords.toString());
        List<String> keys = Rules.types().stream()
                .flatMap(type -> type.fPuzzlesKey().stream())
                .toList();
        assertEquals(new HashSet<>(keys).size(), keys.size(), keys.toString());
    }

    /** A rule that says nothing of some cell that it names would be accepted and not kept. */
    @ParameterizedTest
    @MethodSource("keywords")
    void everyCellThatIsNamedIsMeant(String keyword) {
        Rule example = example(keyword).rule;
        Shape shape = empty(example).shape();
        List<String> words = List.of(example.text().split(" "));
        for (int kept = 1; kept <= words.size(); kept++) {
            requireAllCells(String.join(" ", words.subList(0, kept)), shape);
        }
        requireAllCells(example.text() + " r1c1", shape);
        requireAllCells(example.text() + " r2c3", shape);
        requireAllCells(example.text() + " nonsense", shape);
    }

    /** Unless it is an error for users. */
    private static void requireAllCells(String text, Shape shape) {
        List<Constraint> constraints;
        try {
            constraints = Rules.parse(text).constraints(shape, 0);
        } catch (RuleException refused) {
            return;
        }
        constraints.forEach(
                constraint -> assertFalse(constraint.name(shape.size()).isEmpty()));
        Set<Integer> constrained = cells(constraints);
        for (String word : text.split(" ")) {
            if (word.matches("r\\d+c\\d+")) {
                assertTrue(constrained.contains(CellNames.cell(word).index(shape.size())), text);
            }
        }
        assertFalse(text.contains("nonsense"), text);
    }

    private static Set<Integer> cells(List<Constraint> constraints) {
        Set<Integer> cells = new HashSet<>();
        for (Constraint constraint : constraints) {
            for (int cell : constraint.cells()) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Its other tests have one grid. */
    @ParameterizedTest
    @MethodSource("keywords")
    void theSameHoldsInEveryGrid(String keyword) {
        Example example = example(keyword);
        Shape shape = example.puzzle.shape();
        List<Constraint> first = example.rule.constraints(shape, 0);
        List<Constraint> second = example.rule.constraints(shape, shape.cells());
        assertEquals(first.size(), second.size());
        for (int i = 0; i < first.size(); i++) {
            int[] moved = IntStream.of(first.get(i).cells())
                    .map(cell -> cell + shape.cells())
                    .toArray();
            assertArrayEquals(moved, second.get(i).cells(), second.get(i).name(shape.size()));
        }
        for (Tuple other : List.of(example.solutions.get(0), example.wrong.get(0))) {
            Tuple pair = Tuple.empty(shape.size(), 2);
            for (int cell = 0; cell < shape.cells(); cell++) {
                pair = pair.with(shape.cells() + cell, other.value(cell));
            }
            Tuple both = pair;
            assertEquals(
                    other == example.solutions.get(0),
                    second.stream()
                            .allMatch(constraint -> constraint.violation(both).isEmpty()));
        }
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void candidatesKeepAllSolutions(String keyword) {
        Example example = example(keyword);
        Candidates candidates = new Candidates(example.puzzle).withSubsets();
        for (Tuple solution : example.solutions) {
            for (int cell = 0; cell < solution.cells(); cell++) {
                assertTrue(candidates.isOpen(cell, solution.value(cell)));
            }
        }
        for (Tuple wrong : example.wrong) {
            assertTrue(new Candidates(example.puzzle.withClues(wrong)).isContradiction());
        }
    }

    @ParameterizedTest
    @MethodSource("keywordsAndEncodings")
    void everyEncodingHasTheSolutions(String keyword, Encoding encoding) throws InterruptedException {
        Example example = example(keyword);
        Set<Tuple> found = new HashSet<>();
        Engine pipeline = new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.of(encoding));
        pipeline.list(example.puzzle, Request.PLAIN, found::add);
        assertEquals(new HashSet<>(example.solutions), found);
    }

    /** The clauses alone, with nothing propagated before them: else propagation would hide a rule that is lost. */
    @ParameterizedTest
    @MethodSource("keywordsAndEncodings")
    void theClausesAloneHaveTheSolutions(String keyword, Encoding encoding)
            throws InterruptedException, Variables.UndecodableException {
        Example example = example(keyword);
        Variables variables = new Variables(example.puzzle.size(), 1);
        IncrementalSat4j solver = new IncrementalSat4j(
                new PuzzleFormula(example.puzzle, EncodingStyle.of(encoding), Candidates.all(example.puzzle)));
        Tuple clues = example.puzzle.clues();
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell)) {
                solver.add(variables.of(cell, clues.value(cell)));
            }
        }
        Set<Tuple> found = new HashSet<>();
        while (solver.solve(new int[0], Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS)
                instanceof Result.Found<Model> model) {
            Tuple solution = variables.decode(model.value());
            found.add(solution);
            solver.add(IntStream.range(0, solution.cells())
                    .map(cell -> -variables.of(cell, solution.value(cell)))
                    .toArray());
        }
        assertEquals(new HashSet<>(example.solutions), found);
    }

    static Stream<Arguments> keywordsAndLanguages() {
        return keywords()
                .flatMap(keyword -> Stream.of("sat4j-pb", "clingo", "clasp-pb", "minisat+", "cbc", "highs", "glpsol")
                        .map(name -> Arguments.of(keyword, name)));
    }

    /** The same in other languages, with nothing known but the clues: what breaks the rule is refused. */
    @ParameterizedTest
    @MethodSource("keywordsAndLanguages")
    void theLanguageAloneHasTheRule(String keyword, String name) throws InterruptedException {
        Example example = example(keyword);
        Engine engine = approach(name);
        Puzzle right = example.puzzle.withClues(example.solutions.get(0));
        Puzzle wrong = example.puzzle.withClues(example.wrong.get(0));
        assertEquals(
                Optional.of(right.clues()),
                engine.solve(right, cluesOnly(right), Request.PLAIN).found());
        assertInstanceOf(Result.None.class, engine.solve(wrong, cluesOnly(wrong), Request.PLAIN));
    }

    /** Also where no solver of the language is installed; with nothing propagated, which would leave its traces. */
    @ParameterizedTest
    @MethodSource("keywords")
    void everyLanguageWritesTheRuleOrRefusesIt(String keyword) throws IOException {
        Puzzle puzzle = example(keyword).puzzle;
        for (Language language : Language.values()) {
            try {
                assertNotEquals(
                        statements(language, new Puzzle(puzzle.shape(), puzzle.clues())),
                        statements(language, puzzle),
                        language.name());
            } catch (UserError refused) {
                assertTrue(refused.getMessage().contains("does not support"), refused.getMessage());
            }
        }
    }

    /** The text without comments. */
    private static List<String> statements(Language language, Puzzle puzzle) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        language.write(puzzle, Candidates.all(puzzle), text);
        return text.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.matches("([%*\\\\|]|c ).*"))
                .toList();
    }

    private static Candidates cluesOnly(Puzzle puzzle) {
        Candidates candidates = Candidates.all(puzzle);
        Tuple clues = puzzle.clues();
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell)) {
                candidates.assign(cell, clues.value(cell));
            }
        }
        return candidates;
    }

    @ParameterizedTest
    @MethodSource("keywordsAndEngines")
    void everyEngineHasTheSolutions(String keyword, String name) throws InterruptedException {
        Example example = example(keyword);
        Engine approach = approach(name);
        if (LISTING.contains(name)) {
            Set<Tuple> found = new HashSet<>();
            approach.list(example.puzzle, Request.PLAIN, found::add);
            assertEquals(new HashSet<>(example.solutions), found);
        } else {
            Result<Tuple> outcome = approach.solve(example.puzzle, Request.PLAIN);
            assertTrue(example.solutions.contains(outcome.found().orElseThrow()));
        }
        Puzzle unsolvable = example.puzzle.withClues(example.wrong.get(0));
        assertInstanceOf(Result.None.class, approach.solve(unsolvable, Request.PLAIN));
    }

    private static Engine approach(String name) {
        return Project.installed(name, engines -> engines.find(EngineQuery.named(name)));
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void theGeneratorMakesPuzzlesWithTheRule(String keyword) throws InterruptedException {
        Puzzle rules = empty(example(keyword).rule);
        GeneratedPuzzle made = generate(rules);
        Engine judge = new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.of(Encoding.TEXTBOOK));
        assertEquals(rules.rules(), made.puzzle().rules());
        assertTrue(made.state().holes() > 0);
        assertEquals(
                Optional.of(made.solution()),
                Uniqueness.of(made.puzzle(), judge, Request.PLAIN).only());
        int redundant = Minimality.of(made.puzzle(), made.solution(), judge, Request.PLAIN, 1, () -> {})
                .removable()
                .size();
        assertTrue(redundant <= made.state().unproven(), redundant + " redundant clues, " + made.state());
    }

    private static GeneratedPuzzle generate(Puzzle rules) throws InterruptedException {
        Spec spec = new Spec(
                rules, List.of(), Optional.empty(), Filling.MIXED, Symmetry.NONE, OptionalInt.empty(), CONFLICTS);
        return new Generator(spec).make(1, Deadline.NONE, state -> {}).found().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void clashAndRepairKnowTheRule(String keyword) throws InterruptedException {
        Example example = example(keyword);
        Puzzle wrong = example.puzzle.withClues(example.wrong.get(0));
        Puzzle right = example.puzzle.withClues(example.solutions.get(0));
        Deadline deadline = Deadline.after(PATIENCE);
        Clash clash = Clash.find(wrong, Clash.Size.MINIMAL, deadline).found().orElseThrow();
        assertEquals(Clash.Claim.MINIMAL, clash.claim());
        Remainder.requireMinimal(clash);
        assertInstanceOf(Result.None.class, Clash.find(right, Clash.Size.MINIMAL, deadline));
        if (DroppedClues.fewest(wrong, deadline) instanceof Result.Found<DroppedClues> repair) {
            assertFalse(repair.value().cells().isEmpty());
            assertFalse(BruteForce.solutions(repair.value().repaired(), 1).isEmpty());
        } else {
            assertTrue(deadline.isOver());
        }
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void explanationsKeepToTheSolution(String keyword) {
        Example example = example(keyword);
        Tuple solution = example.solutions.get(0);
        Puzzle puzzle = example.puzzle;
        for (int cell = 0;
                cell < solution.cells() && BruteForce.solutions(puzzle, 2).size() > 1;
                cell++) {
            puzzle = puzzle.withClues(puzzle.clues().with(cell, solution.value(cell)));
        }
        requireSoundExplanation(puzzle, solution);
    }

    /** With few clues, so that it takes more than singles. */
    @ParameterizedTest
    @MethodSource("keywords")
    void explanationsOfGeneratedPuzzlesKeepToTheSolution(String keyword) throws InterruptedException {
        GeneratedPuzzle made = generate(empty(example(keyword).rule));
        requireSoundExplanation(made.puzzle(), made.solution());
    }

    private static void requireSoundExplanation(Puzzle puzzle, Tuple solution) {
        Tuple reached = new Explanation(puzzle, Optional.of(solution))
                .toTheEnd(Deadline.NONE)
                .reached();
        for (int cell = 0; cell < solution.cells(); cell++) {
            assertTrue(!reached.isGiven(cell) || reached.value(cell) == solution.value(cell));
        }
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void everyPictureShowsTheRule(String keyword) throws IOException {
        Puzzle puzzle = example(keyword).puzzle;
        Puzzle plain = new Puzzle(puzzle.shape(), puzzle.clues());
        List<String> without = pictures(plain);
        List<String> with = pictures(puzzle);
        for (int kind = 0; kind < with.size(); kind++) {
            assertNotEquals(without.get(kind), with.get(kind), "picture " + kind);
        }
    }

    private static List<String> pictures(Puzzle puzzle) throws IOException {
        List<String> pictures = new ArrayList<>();
        for (PictureKind kind : PictureKind.values()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PictureSettings.of(kind).write(List.of(PicturedPuzzle.of(puzzle)), out);
            pictures.add(out.toString(StandardCharsets.ISO_8859_1));
        }
        return pictures;
    }

    /** Also where no node is installed, which would ask the page itself. */
    @ParameterizedTest
    @MethodSource("keywords")
    void thePageGetsTheRule(String keyword) {
        Puzzle puzzle = example(keyword).puzzle;
        assertNotEquals(PlayedPage.data(new Puzzle(puzzle.shape(), puzzle.clues())), PlayedPage.data(puzzle));
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void thePageKnowsTheRule(String keyword) throws IOException {
        Example example = example(keyword);
        List<Tuple> filled = new ArrayList<>(example.solutions);
        filled.addAll(example.wrong);
        List<Boolean> expected = new ArrayList<>(Collections.nCopies(example.solutions.size(), true));
        expected.addAll(Collections.nCopies(example.wrong.size(), false));
        assertEquals(expected, PlayedPage.accepts(example.puzzle, filled));
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void everyFormatWritesTheRuleOrRefusesIt(String keyword) throws IOException {
        Example example = example(keyword);
        for (String format : Formats.names()) {
            StringBuilder text = new StringBuilder();
            try {
                Formats.named(format).write(example.puzzle, text);
            } catch (UserError refused) {
                assertTrue(refused.getMessage().contains("'" + keyword), refused.getMessage());
                continue;
            }
            Puzzle read = Formats.named(format)
                    .read(text.toString(), "test", ReadOptions.NONE)
                    .get(0);
            example.solutions.forEach(right -> assertEquals(List.of(), Checker.violations(read, right), format));
            example.wrong.forEach(wrong -> assertNotEquals(List.of(), Checker.violations(read, wrong), format));
        }
    }
}
