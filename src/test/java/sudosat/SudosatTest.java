package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.SolverOutput;
import sudosat.dimacs.Strictness;
import sudosat.encode.Encoding;
import sudosat.explain.Level;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Symmetry;
import sudosat.generate.fewest.FewestClues;
import sudosat.inspect.Clash;
import sudosat.inspect.Findings;
import sudosat.inspect.ProofFiles;
import sudosat.inspect.Property;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.proof.ProofSettings;
import sudosat.proof.ProofVerdict;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/** Uses the library as a program that embeds it would, and compares with what the commands print. */
class SudosatTest {
    private static final Path SAMPLES = Project.HOME.resolve("dimacs-samples");
    private final Sudosat sudosat = Sudosat.create();

    @TempDir
    Path folder;

    private static String text(String sample) throws IOException {
        return Files.readString(SAMPLES.resolve(sample));
    }

    private Puzzle pair() throws IOException {
        return sudosat.read(text("pair-k3.csv"));
    }

    private String command(String line) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, "sudosat " + line, "");
        assertEquals("", result.stderr());
        return result.stdout();
    }

    @Test
    void solvesAsTheCommandDoes() throws IOException, InterruptedException {
        Tuple solution = sudosat.solve(pair()).found().orElseThrow();
        assertEquals(command("solve \"$SAMPLES/pair-k3.csv\""), sudosat.write(solution));
        assertEquals(List.of(), sudosat.violations(pair(), solution));
    }

    @Test
    void countsAsTheCommandDoes() throws IOException, InterruptedException {
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        assertEquals(288, sudosat.count(empty, Long.MAX_VALUE).number());
        assertEquals(5, sudosat.count(empty, 5).number());
        Puzzle two = sudosat.read("0,0,0,0\n".repeat(8));
        assertEquals(7584, sudosat.count(two, Long.MAX_VALUE).number());
    }

    @Test
    void listsSolutionsUpToALimit() throws InterruptedException {
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        Sudosat.Solutions some = sudosat.solutions(empty, 10);
        assertEquals(10, some.found().stream().distinct().count());
        assertEquals(End.ENOUGH, some.end());
        assertEquals(288, sudosat.solutions(empty, 1000).found().size());
        assertEquals(End.ALL, sudosat.solutions(empty, 1000).end());
    }

    @Test
    void saysThatThereIsNoSolutionAndWhy() throws IOException, InterruptedException {
        Puzzle unsolvable = sudosat.read(text("unsolvable-k3.csv"));
        assertInstanceOf(Result.None.class, sudosat.solve(unsolvable));
        Clash clash = sudosat.clash(unsolvable, Clash.Size.MINIMAL).found().orElseThrow();
        assertFalse(clash.names().isEmpty());
        Puzzle repaired = sudosat.repair(unsolvable).found().orElseThrow().repaired();
        assertTrue(sudosat.solve(repaired).found().isPresent());
    }

    @Test
    void checksEveryProperty() throws IOException, InterruptedException {
        assertEquals(Truth.YES, sudosat.check(pair()).truth(Property.UNIQUE));
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        assertEquals(Truth.NO, sudosat.check(empty).truth(Property.UNIQUE));
        assertEquals(Truth.YES, sudosat.check(empty).truth(Property.SOLVABLE));
    }

    @Test
    void generatesAsTheCommandDoes() throws IOException, InterruptedException {
        PuzzleSettings settings =
                PuzzleSettings.boxes(2).grids(1).rule("diagonals").symmetry(Symmetry.ROTATE180);
        Puzzle made = sudosat.generate(settings, 7).found().orElseThrow().puzzle();
        assertEquals(
                command("generate 2 1 --rule diagonals --symmetry rotate180 --seed 7 -q"), sudosat.write(made, "csv"));
    }

    @Test
    void generatesADifficulty() throws InterruptedException {
        PuzzleSettings easy = PuzzleSettings.boxes(2).grids(1).difficulty(Level.EASY);
        Puzzle made = sudosat.generate(easy, 3).found().orElseThrow().puzzle();
        assertEquals(
                Level.EASY, sudosat.explain(made).difficulty().orElseThrow().level());
    }

    @Test
    void refusesSettingsThatContradictEachOther() {
        assertThrows(
                UserError.class, () -> sudosat.generate(PuzzleSettings.boxes(2).holes(99), 1));
        assertThrows(
                UserError.class, () -> sudosat.generate(PuzzleSettings.boxes(2).rule("nonsense"), 1));
        Tuple empty = Tuple.empty(4, 1);
        assertThrows(
                UserError.class, () -> sudosat.generate(PuzzleSettings.boxes(2).solution(empty), 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"textbook", "minimal", "compact", "triads"})
    void encodesAndDecodesAsTheCommandsDo(String name) throws IOException, InterruptedException {
        Sudosat styled = Sudosat.builder()
                .encoding(Encoding.valueOf(name.toUpperCase(Locale.ROOT)))
                .build();
        ByteArrayOutputStream cnf = new ByteArrayOutputStream();
        styled.encode(pair(), cnf);
        assertEquals(
                command("encode -e " + name + " \"$SAMPLES/pair-k3.csv\""), cnf.toString(StandardCharsets.US_ASCII));
        Model model = styled.run(styled.formula(pair())).found().orElseThrow();
        StringBuilder output = new StringBuilder("s SATISFIABLE\nv ");
        for (int variable = 1; variable <= styled.formula(pair()).variables(); variable++) {
            output.append(model.isTrue(variable) ? "" : "-").append(variable).append(' ');
        }
        List<Tuple> solutions = new ArrayList<>();
        byte[] bytes = output.append("0\n").toString().getBytes(StandardCharsets.US_ASCII);
        assertEquals(
                SolverOutput.Status.SATISFIABLE,
                styled.decode(pair(), new ByteArrayInputStream(bytes), solutions::add));
        assertEquals(List.of(sudosat.solve(pair()).found().orElseThrow()), solutions);
    }

    @Test
    void encodesForModelCountersAsTheCommandDoes() throws IOException, InterruptedException {
        ByteArrayOutputStream cnf = new ByteArrayOutputStream();
        sudosat.encodeToCount(pair(), cnf);
        assertEquals(command("encode --show \"$SAMPLES/pair-k3.csv\""), cnf.toString(StandardCharsets.US_ASCII));
    }

    @Test
    void encodesAsTheBackendPrefersUnlessToldOtherwise() throws IOException, InterruptedException {
        Path solvers = folder.resolve("solvers.yaml");
        Files.writeString(solvers, "mine:\n  command: [mine]\n  encoding: textbook\n");
        SudosatBuilder mine = Sudosat.builder().solvers(solvers).backend("mine");
        String puzzle = " --solvers solvers.yaml --backend mine \"$SAMPLES/pair-k3.csv\"";
        ByteArrayOutputStream cnf = new ByteArrayOutputStream();
        mine.build().encode(pair(), cnf);
        assertEquals(command("encode" + puzzle), cnf.toString(StandardCharsets.US_ASCII));
        cnf.reset();
        mine.atMostOne(AtMostOneEncoding.PRODUCT).build().encode(pair(), cnf);
        assertEquals(command("encode --at-most-one product" + puzzle), cnf.toString(StandardCharsets.US_ASCII));
        assertTrue(cnf.toString(StandardCharsets.US_ASCII).contains("encoding=compact/product"));
    }

    @ParameterizedTest
    @EnumSource(
            value = Encoding.class,
            names = {"TEXTBOOK", "MINIMAL"})
    void refusesAnAtMostOneEncodingThatHasNoEffect(Encoding pairwise) {
        SudosatBuilder builder = Sudosat.builder().encoding(pairwise).atMostOne(AtMostOneEncoding.COMMANDER);
        assertThrows(UserError.class, builder::build);
    }

    @Test
    void addsSolversOrReplacesThem() throws IOException {
        Path file = folder.resolve("solvers.yaml");
        Files.writeString(file, "mine:\n  command: [no-such-program]\n");
        SudosatBuilder added = Sudosat.builder().solvers(file);
        assertThrows(BackendError.class, added.backend("mine").build()::engineName);
        assertThrows(BackendError.class, added.backend("kissat").build()::engineName);
        SudosatBuilder only = Sudosat.builder().solversOnly(file);
        assertThrows(BackendError.class, only.backend("mine").build()::engineName);
        assertThrows(UserError.class, only.backend("kissat").build()::engineName);
    }

    @Test
    void provesThatThereIsNoSolutionAsTheCommandDoes() throws IOException, InterruptedException {
        Puzzle unsolvable = sudosat.read(text("unsolvable-k3.csv"));
        ProofFiles files = new ProofFiles(folder.resolve("a.drat"), Optional.of(folder.resolve("a.cnf")));
        Sudosat cdcl = Sudosat.builder().backend("cdcl").build();
        assertInstanceOf(Result.None.class, cdcl.prove(unsolvable, files));
        Shell.run(folder, "sudosat solve -b cdcl --proof b.drat --proof-cnf b.cnf \"$SAMPLES/unsolvable-k3.csv\"", "");
        assertSameFiles();
        assertTrue(verify(files, 0).isVerified());
        assertFalse(verify(files, 1).isVerified());
    }

    @Test
    void provesUniquenessAsTheCommandDoes() throws IOException, InterruptedException {
        ProofFiles files = new ProofFiles(folder.resolve("a.drat"), Optional.of(folder.resolve("a.cnf")));
        Sudosat cdcl = Sudosat.builder().backend("cdcl").certify().build();
        Findings findings = cdcl.check(pair(), EnumSet.of(Property.UNIQUE), files, () -> {});
        assertEquals(Truth.YES, findings.truth(Property.UNIQUE));
        Shell.run(
                folder,
                "sudosat check --unique -b cdcl --certify --proof b.drat --proof-cnf b.cnf \"$SAMPLES/pair-k3.csv\"",
                "");
        assertSameFiles();
        assertTrue(verify(files, 0).isVerified());
    }

    @Test
    void writesNoProofOfWhatIsNotSo() throws IOException, InterruptedException {
        ProofFiles files = new ProofFiles(folder.resolve("a.drat"), Optional.of(folder.resolve("a.cnf")));
        assertInstanceOf(Result.Found.class, sudosat.prove(pair(), files));
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        assertEquals(
                Truth.NO,
                sudosat.check(empty, EnumSet.of(Property.UNIQUE), files, () -> {})
                        .truth(Property.UNIQUE));
        assertFalse(Files.exists(files.proof()));
        assertFalse(Files.exists(files.cnf().orElseThrow()));
    }

    private void assertSameFiles() throws IOException {
        assertEquals(-1, Files.mismatch(folder.resolve("a.drat"), folder.resolve("b.drat")));
        assertEquals(-1, Files.mismatch(folder.resolve("a.cnf"), folder.resolve("b.cnf")));
    }

    /** The verdict on a proof without some bytes at its end. */
    private ProofVerdict verify(ProofFiles files, int missing) throws IOException, InterruptedException {
        byte[] proof = Files.readAllBytes(files.proof());
        byte[] kept = missing == 0 ? proof : Arrays.copyOf(proof, proof.length / 2);
        try (InputStream cnf = Files.newInputStream(files.cnf().orElseThrow())) {
            return sudosat.verify(sudosat.readCnf(cnf).formula(), new ByteArrayInputStream(kept))
                    .found()
                    .orElseThrow();
        }
    }

    @Test
    void writesWhatAProofNeedsAsTheCommandDoes() throws IOException, InterruptedException {
        ProofFiles files = new ProofFiles(folder.resolve("a.drat"), Optional.of(folder.resolve("a.cnf")));
        Sudosat cdcl = Sudosat.builder().backend("cdcl").build();
        cdcl.prove(sudosat.read(text("unsolvable-k3.csv")), files);
        Input proof = Input.file(files.proof());
        List<Long> checked = new ArrayList<>();
        ProofSettings settings = ProofSettings.USUAL
                .core(folder.resolve("core"))
                .trimmed(folder.resolve("trim"))
                .lrat(folder.resolve("lrat"))
                .reportingTo(new ProofSettings.Listener() {
                    @Override
                    public void read(int steps, long ignoredDeletions) {
                        checked.add((long) steps);
                    }
                });
        Formula formula = sudosat.readCnf(Input.file(files.cnf().orElseThrow()), Strictness.STRICT, warning -> {})
                .formula();
        assertTrue(
                sudosat.verify(formula, proof, settings).found().orElseThrow().isVerified());
        assertEquals(1, checked.size());
        assertEquals("s VERIFIED\n", command("verify --core core2 --trim trim2 --lrat lrat2 a.cnf a.drat"));
        for (String file : List.of("core", "trim", "lrat")) {
            assertEquals(-1, Files.mismatch(folder.resolve(file), folder.resolve(file + "2")), file);
        }
        Formula square = sudosat.readCnf(
                        Input.ofText("f", "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n"), Strictness.STRICT, w -> {})
                .formula();
        Input withoutEmptyClause = Input.ofText("p", "1 0\n");
        assertTrue(sudosat.verify(square, withoutEmptyClause, ProofSettings.USUAL)
                .found()
                .orElseThrow()
                .isVerified());
        assertFalse(sudosat.verify(square, Input.ofText("p", "1 0\n"), ProofSettings.USUAL.strict())
                .found()
                .orElseThrow()
                .isVerified());
    }

    @Test
    void decodesAgainstAFormulaAsTheCommandDoes() throws IOException, InterruptedException {
        Puzzle puzzle = sudosat.read("1,2,0,0\n3,4,0,0\n0,0,0,0\n0,0,0,0\n");
        ByteArrayOutputStream cnf = new ByteArrayOutputStream();
        sudosat.encode(puzzle, cnf);
        Files.write(folder.resolve("f.cnf"), cnf.toByteArray());
        Shell.run(folder, "sudosat run -b cdcl -o out f.cnf", "");
        Optional<Formula> formula = Optional.of(
                sudosat.readCnf(new ByteArrayInputStream(cnf.toByteArray())).formula());
        List<Tuple> solutions = new ArrayList<>();
        Input output = Input.file(folder.resolve("out"));
        sudosat.decode(puzzle, formula, output, solutions::add, remark -> {});
        assertEquals(command("decode --cnf f.cnf out"), sudosat.write(solutions.get(0)));
        Optional<Formula> other = Optional.of(sudosat.formula(sudosat.read("2,1,0,0\n" + "0,0,0,0\n".repeat(3))));
        assertThrows(BackendError.class, () -> sudosat.decode(puzzle, other, output, solutions::add, remark -> {}));
    }

    @Test
    void runsASolverAsTheCommandDoes() throws IOException, InterruptedException {
        String unsatisfiable = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
        Files.writeString(folder.resolve("f.cnf"), unsatisfiable);
        List<OptionalLong> conflicts = new ArrayList<>();
        Sudosat cdcl =
                Sudosat.builder().backend("cdcl").conflicts(conflicts::add).build();
        ByteArrayInputStream cnf = new ByteArrayInputStream(unsatisfiable.getBytes(StandardCharsets.US_ASCII));
        assertInstanceOf(Result.None.class, cdcl.run(sudosat.readCnf(cnf).formula(), folder.resolve("a.drat")));
        assertEquals(
                "c conflicts: " + conflicts.get(0).getAsLong() + "\ns UNSATISFIABLE\n",
                command("run -b cdcl --statistics --proof b.drat f.cnf"));
        assertEquals(-1, Files.mismatch(folder.resolve("a.drat"), folder.resolve("b.drat")));
    }

    @Test
    void findsTheFewestCluesAsTheCommandDoes() throws IOException, InterruptedException {
        StringBuilder found = new StringBuilder();
        FewestClues.Watcher watcher = new FewestClues.Watcher() {
            private int number;

            @Override
            public void better(GeneratedPuzzle made, FewestClues.SearchState state) {
                found.append("#puzzle ").append(++number).append('\n').append(sudosat.write(made.puzzle(), "csv"));
            }

            @Override
            public void reached(FewestClues.SearchState state) {}
        };
        Result<GeneratedPuzzle> best = sudosat.fewest(PuzzleSettings.boxes(2).grids(1), 5, watcher);
        assertEquals(4, best.found().orElseThrow().state().clues());
        assertEquals(command("generate 2 1 --fewest --seed 5 -j 1 -q"), found.toString());
        assertThrows(
                UserError.class, () -> sudosat.fewest(PuzzleSettings.boxes(2).holes(3), 5, watcher));
    }

    @Test
    void refusesBackendsThatCannotClashOrRepair() throws IOException {
        Puzzle unsolvable = sudosat.read(text("unsolvable-k3.csv"));
        Sudosat dlx = Sudosat.builder().backend("dlx").build();
        assertThrows(UserError.class, () -> dlx.clash(unsolvable, Clash.Size.MINIMAL));
        assertThrows(UserError.class, () -> dlx.repair(unsolvable));
        Sudosat certified = Sudosat.builder().certify().build();
        assertThrows(UserError.class, () -> certified.clash(unsolvable, Clash.Size.MINIMAL));
        assertThrows(UserError.class, () -> certified.repair(unsolvable));
    }

    @Test
    void asksABackendOfTheCallers() throws IOException, InterruptedException {
        Backend own = new Sat4j();
        Sudosat embedded = Sudosat.builder().backend(own).build();
        assertEquals(sudosat.solve(pair()), embedded.solve(pair()));
        assertThrows(UserError.class, () -> embedded.clash(pair(), Clash.Size.MINIMAL), "not with the caller's solver");
    }

    /** A solver that always gives the same answer. */
    private record FixedAnswer(Result<Model> answer) implements Backend {
        @Override
        public String name() {
            return "fixed";
        }

        @Override
        public boolean can(Capability capability) {
            return capability == Capability.READ_CNF;
        }

        @Override
        public Result<Model> solve(Task task, Request request) {
            return answer;
        }
    }

    @Test
    void certifiesTheAnswersOfTheCallersBackend() throws IOException, InterruptedException {
        Backend liar = new FixedAnswer(new Result.None<>());
        assertInstanceOf(
                Result.None.class, Sudosat.builder().backend(liar).build().solve(pair()));
        Sudosat certified = Sudosat.builder().backend(liar).certify().build();
        assertThrows(BackendError.class, () -> certified.solve(pair()));
        SudosatBuilder seeded = Sudosat.builder().backend(liar).seed(1);
        assertThrows(UserError.class, seeded::build);
    }

    @Test
    void stepsThatSolveAPuzzleProveThatItsSolutionIsUnique() throws IOException, InterruptedException {
        Backend slow = new FixedAnswer(new Result.Unknown<>(Result.TIME_LIMIT));
        ExplainedPuzzle explained = Sudosat.builder().backend(slow).build().explain(pair());
        assertEquals(sudosat.solve(pair()).found(), explained.uniqueness().only());
        assertEquals(sudosat.explain(pair()).difficulty(), explained.difficulty());
        assertEquals(Optional.empty(), explained.unknown());
    }

    /** Whenever time runs out, even while a solved puzzle is explained anew. */
    @Test
    void aSolutionThatIsProvenIsExplained() throws IOException {
        for (int millis = 1; millis < 1_000; millis *= 2) {
            ExplainedPuzzle explained = ExplainedPuzzle.begin(pair(), Uniqueness.unknown(Result.TIME_LIMIT))
                    .toTheEnd(Deadline.after(Duration.ofMillis(millis)));
            assertEquals(
                    explained.uniqueness().only().isPresent(),
                    explained.explanation().orElseThrow().isSolved());
        }
    }

    @Test
    void endsSeveralCallsAtOneDeadline() throws InterruptedException {
        Sudosat late = sudosat.until(Deadline.after(Duration.ZERO));
        Puzzle large = sudosat.read("0,".repeat(24).concat("0\n").repeat(50));
        assertEquals(End.TIME_LIMIT, late.count(large, Long.MAX_VALUE).end());
        assertEquals(End.TIME_LIMIT, late.solutions(large, 1_000_000).end());
    }

    @Test
    void saysWhoAnswered() throws IOException, InterruptedException {
        List<String> solvers = new ArrayList<>();
        Sudosat cdcl = Sudosat.builder().backend("cdcl").build();
        cdcl.reportingTo((solver, task, time) -> solvers.add(solver)).solve(pair());
        cdcl.solve(pair());
        assertEquals(List.of("cdcl"), solvers);
        assertEquals("cdcl", cdcl.solverName());
    }

    @Test
    void namesWhatIsWrong() {
        UserError unknown = assertThrows(
                UserError.class,
                () -> Sudosat.builder().backend("nonsense").build().solve(pair()));
        assertTrue(unknown.getMessage().contains("nonsense"), unknown.getMessage());
        assertThrows(
                BackendError.class,
                () -> Sudosat.builder().backend("kissat").build().solve(pair()));
        assertThrows(UserError.class, () -> sudosat.read("1,2,3\n"));
    }

    @Test
    void givesUpAtTheTimeLimit() throws InterruptedException {
        Sudosat hasty = Sudosat.builder().timeout(Duration.ofMillis(1)).build();
        Puzzle large = sudosat.read("0,".repeat(24).concat("0\n").repeat(50));
        assertEquals(End.TIME_LIMIT, hasty.count(large, Long.MAX_VALUE).end());
    }

    @Test
    void canBeInterrupted() {
        Puzzle large = sudosat.read("0,".repeat(24).concat("0\n").repeat(50));
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> sudosat.count(large, Long.MAX_VALUE));
    }
}
