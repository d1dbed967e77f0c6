package sudosat.backend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.Project;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.UserError;

class SolversFileTest {
    @Test
    void readsAnEntry() {
        SolverSpec spec = SolversFile.read("""
            mine:
              command: [~/bin/mine, -q, "{cnf}", "{result}"]
              seed: ["--seed={seed}"]
              exit: {satisfiable: [10, 30], unknown: [1]}
              model: open
              encoding: textbook
            """, "s.yaml").solvers().get("mine");
        assertEquals(List.of("~/bin/mine", "-q", "{cnf}", "{result}"), spec.command());
        assertFalse(spec.answers().closesModel());
        assertEquals("textbook", spec.encoding());
        assertEquals(
                Map.of(Status.SATISFIABLE, Set.of(10, 30), Status.UNSATISFIABLE, Set.of(20), Status.UNKNOWN, Set.of(1)),
                spec.answers().exit());
    }

    @Test
    void withoutACommandForStatisticsTheUsualOneServes() {
        String text = "quiet: {command: [q, -q]}\nloud: {command: [q, -q], statistics: [q, -v]}";
        Map<String, SolverSpec> specs = SolversFile.read(text, "s.yaml").solvers();
        assertEquals(List.of("q", "-q"), specs.get("quiet").withStatistics().command());
        assertEquals(List.of("q", "-v"), specs.get("loud").withStatistics().command());
        assertEquals(List.of("q", "-q"), specs.get("loud").command());
    }

    @Test
    void keepsTheOrderOfTheFile() {
        assertEquals(
                List.of("b", "a", "c"),
                List.copyOf(SolversFile.read("b: {command: [x]}\na: {command: [x]}\nc: {command: [x]}", "s")
                        .solvers()
                        .keySet()));
    }

    @Test
    void readsTheProjectsOwnFile() throws IOException {
        Set<String> names = SolversFile.read(Files.readString(Project.HOME.resolve("solvers.yaml")), "solvers.yaml")
                .solvers()
                .keySet();
        assertEquals(
                Set.of(
                        "kissat",
                        "cadical",
                        "minisat",
                        "picosat",
                        "cryptominisat",
                        "clasp",
                        "glucose",
                        "lingeling",
                        "z3",
                        "clingo",
                        "clasp-pb",
                        "clasp-maxsat",
                        "minisat+",
                        "cbc",
                        "highs",
                        "glpsol"),
                names);
    }

    static List<List<String>> malformed() {
        return List.of(
                List.of("", "s.yaml: found nothing, expected solver entries"),
                List.of("- a", "s.yaml:1:1: found a sequence, expected solver names with their entries"),
                List.of("a: {command: [x", "s.yaml:1:16: malformed YAML: expected ',' or ']', but got <stream end>"),
                List.of(
                        "a:\n  command: [x]\n  commnd: [y]",
                        "s.yaml:3:11: found the unknown key 'commnd', expected one of all, answer, command, conflicts,"
                                + " encoding, exit, install, language, model, near, proof, puzzles, seed, statistics,"
                                + " time, version"),
                List.of("a:\n  command: x y", "s.yaml:2:12: found a scalar, expected a list [a, b, …]"),
                List.of("a:\n  command: [[x]]", "s.yaml:2:13: found a sequence, expected plain text"),
                List.of(
                        "a: {command: [x], statistics: []}",
                        "s.yaml:1:31: found no statistics, expected statistics: [program, argument, …]"),
                List.of("a: {seed: [x]}", "s.yaml:1:4: found no command, expected command: [program, argument, …]"),
                List.of(
                        "a: {command: [x]}\na: {command: [y]}",
                        "s.yaml:2:1: found 'a' a second time, expected each key once"),
                List.of(
                        "a: {command: [x], exit: {sat: [1]}}",
                        "s.yaml:1:31: found the unknown key 'sat', expected one of satisfiable, unknown,"
                                + " unsatisfiable"),
                List.of(
                        "a: {command: [x], exit: {unknown: [ten]}}",
                        "s.yaml:1:36: found 'ten', expected an exit code from 0 to 255"),
                List.of(
                        "a: {command: [x], model: maybe}",
                        "s.yaml:1:26: found 'maybe', expected closed (ends with 0) or open"),
                List.of(
                        "a: {command: [x], language: java}",
                        "s.yaml:1:29: found the language 'java', expected one of asp, cnf, lp, opb, wcnf"),
                List.of(
                        "a: {command: [x], language: lp, answer: clingo}",
                        "s.yaml:1:41: found the answer 'clingo', expected one of cbc, glpsol, highs for this language"),
                List.of(
                        "sat4j: {command: [x]}",
                        "s.yaml:1:8: found the solver name 'sat4j', expected small letters, digits, '.', '_', '+' and"
                                + " '-', and none of auto, cdcl, sat4j, sat4j-pb, sat4j-maxsat, dlx, backtrack"));
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void namesLineAndColumnOfWhatIsWrong(List<String> textAndMessage) {
        UserError error = assertThrows(UserError.class, () -> SolversFile.read(textAndMessage.get(0), "s.yaml"));
        assertEquals(textAndMessage.get(1), error.getMessage());
    }

    @Test
    void oneEntryIsReadWithoutTheRest() {
        String text = "broken: [\n\n"
                + "kissat:\n"
                + "  command: [kissat, -q]\n"
                + "# a comment\n"
                + "  install: somewhere\n"
                + "other:\n"
                + "  nonsense: 1\n";
        assertEquals(
                List.of("kissat", "-q"),
                SolversFile.entry("kissat", text, "s.yaml").orElseThrow().command());
        assertEquals(
                "somewhere",
                SolversFile.entry("kissat", text, "s.yaml").orElseThrow().install());
    }

    @Test
    void anEntryThatIsWrongOrNotThereIsLeftToTheReaderOfTheWholeFile() {
        String text = "kissat:\n  comand: [kissat]\n\"cadical\": {command: [cadical]}\n";
        assertTrue(SolversFile.entry("kissat", text, "s.yaml").isEmpty());
        assertTrue(SolversFile.entry("cadical", text, "s.yaml").isEmpty());
        assertTrue(SolversFile.entry("minisat", text, "s.yaml").isEmpty());
    }
}
