package sudosat.backend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import sudosat.Project;
import sudosat.cnf.ClauseList;
import sudosat.io.UserError;
import sudosat.pipeline.Survey;
import sudosat.work.Deadline;
import sudosat.work.Result;

class BackendsTest {
    @Test
    void surveyFindsEverySolverThatIsThereWorking() throws IOException, InterruptedException {
        String text = Files.readString(Project.HOME.resolve("solvers.yaml"));
        List<BackendReport> reports =
                Survey.of(new Backends(text, "solvers.yaml", Project.HOME, System.getenv("PATH"), ""));
        assertEquals(
                Backends.EMBEDDED,
                reports.subList(0, Backends.EMBEDDED.size()).stream()
                        .map(BackendReport::name)
                        .toList());
        assertEquals("2.3.6", reports.get(0).version());
        for (BackendReport report : reports) {
            assertEquals(report.program().isPresent(), report.works(), report.name() + ": " + report.problem());
        }
    }

    @Test
    void surveyTellsWhatIsWrongWithASolver() throws InterruptedException {
        String text = "liar: {command: [sh, -c, 'cat > /dev/null; echo s UNSATISFIABLE; exit 20']}\n"
                + "missing: {command: [no-such-program]}";
        text += "\nguesser: {language: asp, command: [sh, -c, 'cat > /dev/null; echo UNSATISFIABLE; exit 20']}";
        List<BackendReport> reports = Survey.of(new Backends(text, "s.yaml", Project.HOME, System.getenv("PATH"), ""));
        int first = Backends.EMBEDDED.size();
        assertEquals("wrong answer to a tiny formula", reports.get(first).problem());
        assertEquals("not found", reports.get(first + 1).problem());
        assertTrue(reports.get(first + 1).program().isEmpty());
        assertEquals("wrong answer to a tiny puzzle", reports.get(first + 2).problem());
    }

    @Test
    void whatIsInstalledIsOfAllLanguages() {
        String text = "a: {language: lp, command: [sh]}\nmissing: {command: [no-such-program]}\nb: {command: [sh]}\n";
        Backends backends = new Backends(text, "s.yaml", Project.HOME, System.getenv("PATH"), "");
        assertEquals(List.of("a", "b", "sat4j", "sat4j-pb", "dlx", "backtrack"), backends.installed());
        for (String name : backends.installed()) {
            Meter meter = backends.meter(name, embedded -> List.of("sh"));
            assertEquals(name, meter.name());
            assertEquals(List.of("b", "sat4j").contains(name), meter.isSat());
            assertEquals(List.of("sat4j-pb", "dlx", "backtrack").contains(name), meter.readsPuzzles());
        }
    }

    @Test
    void whatIsNotThereIsNotMeasured() {
        Backends backends = new Backends(
                "missing: {language: asp, command: [no-such-program]}",
                "s.yaml",
                Project.HOME,
                System.getenv("PATH"),
                "");
        assertThrows(BackendError.class, () -> backends.meter("missing", embedded -> List.of()));
        for (String name : List.of("auto", "nosuch", "")) {
            assertThrows(UserError.class, () -> backends.meter(name, embedded -> List.of()), name);
        }
    }

    @Test
    void autoFallsBackOnSat4j() throws InterruptedException {
        Backends backends = new Backends(
                "missing: {command: [no-such-program]}", "s.yaml", Project.HOME, System.getenv("PATH"), "");
        assertInstanceOf(
                Result.Found.class, backends.named("auto").solve(new ClauseList().reserve(100_000), Request.PLAIN));
    }

    @Test
    void autoReadsTheFileForLargeFormulasOnly() throws InterruptedException {
        Backend auto = Backends.auto(() -> {
            throw new UserError("read");
        });
        assertInstanceOf(Result.Found.class, auto.solve(new ClauseList().reserve(1000), Request.PLAIN));
        assertThrows(UserError.class, () -> auto.solve(new ClauseList().reserve(100_000), Request.PLAIN));
    }

    @Test
    void autoReadsTheFileIfTheSolverHasToWriteAProofOrKeepToAMemoryLimit() {
        Backend auto = Backends.auto(() -> {
            throw new UserError("read");
        });
        Request limited = new Request(OptionalLong.empty(), Deadline.NONE, OptionalLong.of(1 << 20), Optional.empty());
        Request proving = Request.PLAIN.withProof(Path.of("proof.drat"));
        for (Request request : List.of(limited, proving)) {
            UserError error = assertThrows(UserError.class, () -> auto.solve(new ClauseList().reserve(1000), request));
            assertEquals("read", error.getMessage());
        }
    }
}
