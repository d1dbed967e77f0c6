package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Project;
import sudosat.Shell;
import sudosat.bench.Row.Verdict;

/** The command with backends that are no SAT solvers: of other languages, and without any. */
class BenchLanguagesTest {
    private static final String ROWS = "1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n";
    private static final String HOLES = "0,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n";
    private static final Path WRONG = Project.HOME
            .resolve("src/test/resources/solvers/wrong-model")
            .toAbsolutePath()
            .normalize();

    @TempDir
    private Path folder;

    @BeforeEach
    void writePuzzles() throws IOException {
        Files.writeString(folder.resolve("k2.csv"), ROWS);
        Files.writeString(
                folder.resolve("sums.csv"),
                "#cage 6: r1c1 r1c2 r1c3\n#cage 7: r1c4 r2c4 r2c2\n#sandwich row 2: 5\n" + HOLES);
        Files.writeString(folder.resolve("no-sums.csv"), "#cage 7: r1c1 r1c2 r1c3\n" + ROWS);
        Files.writeString(
                folder.resolve("holes.csv"), "#differ holes\n" + ("1,2,0,0\n" + "0,0,0,0\n".repeat(3)).repeat(2));
    }

    private Shell.Result run(String arguments) throws Exception {
        return Shell.run(folder, "sudosat bench -q " + arguments, "");
    }

    private static List<Row> rows(Shell.Result result) {
        return RowFormat.read(result.stdout(), "results");
    }

    @Test
    void everyBackendThatIsThereAgreesOnEveryPuzzle() throws Exception {
        Shell.Result result =
                run("--timeout 10m \"$SAMPLES/pair-k2.csv\" \"$SAMPLES/pair-k3.csv\" \"$SAMPLES/unsolvable-k3.csv\" "
                        + "sums.csv no-sums.csv holes.csv");
        assertEquals(0, result.exitCode(), result.stderr());
        Map<String, Set<Verdict>> verdicts = new LinkedHashMap<>();
        Map<String, Set<String>> backends = new LinkedHashMap<>();
        for (Row row : rows(result)) {
            String instance = row.key().instance().replaceAll(".*/", "");
            verdicts.computeIfAbsent(instance, name -> new LinkedHashSet<>()).add(row.verdict());
            backends.computeIfAbsent(instance, name -> new LinkedHashSet<>())
                    .add(row.configuration().backend());
        }
        assertEquals(
                Map.of(
                        "pair-k2.csv",
                        Set.of(Verdict.SATISFIABLE),
                        "pair-k3.csv",
                        Set.of(Verdict.SATISFIABLE),
                        "unsolvable-k3.csv",
                        Set.of(Verdict.UNSATISFIABLE),
                        "sums.csv",
                        Set.of(Verdict.SATISFIABLE),
                        "no-sums.csv",
                        Set.of(Verdict.UNSATISFIABLE),
                        "holes.csv",
                        Set.of(Verdict.SATISFIABLE)),
                verdicts);
        Set<String> all = new LinkedHashSet<>(Project.engines().installed());
        assertTrue(all.containsAll(List.of("sat4j", "sat4j-pb", "dlx", "backtrack")), all.toString());
        backends.forEach((instance, names) -> assertEquals(all, names, instance));
    }

    @Test
    void onlySatSolversAreGivenEveryEncoding() throws Exception {
        Shell.Result result = run("-b sat4j,sat4j-pb,dlx -e minimal,textbook k2.csv");
        assertEquals(
                List.of("sat4j/minimal", "sat4j/textbook", "sat4j-pb/opb", "dlx"),
                rows(result).stream().map(row -> row.configuration().toString()).toList(),
                result.stderr());
        for (Row row : rows(result)) {
            assertTrue(row.encodeSeconds().isPresent(), row.toString());
            boolean isCounted = !row.configuration().backend().equals("dlx");
            assertEquals(isCounted, row.variables().isPresent() && row.clauses().isPresent(), row.toString());
        }
    }

    @Test
    void rowsWithoutEncodingOrNumbersAreNotRunAgain() throws Exception {
        String arguments = "-b dlx,sat4j-pb,backtrack -o r.csv k2.csv";
        assertEquals(0, run(arguments).exitCode());
        String first = Files.readString(folder.resolve("r.csv"));
        assertEquals(3, RowFormat.read(first, "r.csv").size(), first);
        assertEquals(0, run(arguments + " --repeat 2").exitCode());
        String second = Files.readString(folder.resolve("r.csv"));
        assertTrue(second.startsWith(first), second);
        assertEquals(6, RowFormat.read(second, "r.csv").size(), second);
        assertEquals(
                List.of(2L, 2L, 2L),
                RowFormat.read(second, "r.csv").subList(3, 6).stream()
                        .map(row -> row.key().seed())
                        .toList());
    }

    @Test
    void aFormulaIsForThoseWhoReadCnf() throws Exception {
        Files.writeString(folder.resolve("s.yaml"), "clingo: {language: asp, command: [sh, -c, 'exit 1']}\n");
        Files.writeString(folder.resolve("f.cnf"), "p cnf 1 1\n1 0\n");
        Shell.Result all = run("--solvers-only s.yaml f.cnf");
        assertEquals(
                List.of("cdcl", "sat4j"),
                rows(all).stream().map(row -> row.configuration().toString()).toList(),
                all.stderr());
        assertEquals(
                new Shell.Result(
                        2,
                        "",
                        "sudosat: f.cnf: found a CNF, expected a puzzle for the backend clingo, which is not a SAT"
                                + " solver\n"),
                run("--solvers-only s.yaml -b sat4j,clingo k2.csv f.cnf"));
    }

    /** The rules are asked, for there are no clauses. */
    @Test
    void aLieInAnyLanguageIsFoundOut() throws Exception {
        String lpRows =
                "for cell in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do echo \"$cell x$((cell * 4 + 1)) 1 0\"; done";
        Files.writeString(folder.resolve("s.yaml"), """
            opb-liar:
              language: opb
              command: [sh, -c, "'%s' | sed -E 's/ (-?)([1-9])/ \\\\1x\\\\2/g; s/ 0$//'; exit 10"]
            lp-liar:
              language: lp
              exit: {satisfiable: [0]}
              command: [sh, -c, 'echo "Optimal - objective value 0"; %s', x, '{input}']
            denier: {language: asp, command: [sh, -c, 'cat > /dev/null; echo UNSATISFIABLE; exit 20']}
            """.formatted(WRONG, lpRows));
        Shell.Result result = run("--solvers s.yaml -b opb-liar,lp-liar,denier,dlx k2.csv");
        assertEquals(3, result.exitCode(), result.stderr());
        assertEquals(
                List.of(Verdict.WRONG, Verdict.WRONG, Verdict.UNSATISFIABLE, Verdict.SATISFIABLE),
                rows(result).stream().map(Row::verdict).toList(),
                result.stderr());
        for (String liar : List.of("opb-liar", "lp-liar")) {
            assertTrue(
                    result.stderr()
                            .contains(
                                    "sudosat: k2.csv: " + liar + " returned a wrong model: r2c3 is 1, the clue is 3;"),
                    result.stderr());
        }
        assertTrue(
                result.stderr().contains("contradiction: k2.csv: satisfiable by dlx; unsatisfiable by denier/asp\n"),
                result.stderr());
    }

    @Test
    void theMemoryOfEmbeddedOnesIsBounded() throws Exception {
        Shell.Result result = run("-b dlx,sat4j-pb --memory 2m \"$SAMPLES/pair-k4.csv\"");
        assertEquals(
                List.of(Verdict.MEMORY, Verdict.MEMORY),
                rows(result).stream().map(Row::verdict).toList(),
                result.stderr());
    }
}
