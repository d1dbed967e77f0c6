package sudosat.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Project;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.bench.MeasuredBackend;
import sudosat.cdcl.SmallFormulas;
import sudosat.cnf.ClauseList;
import sudosat.inspect.EngineSurvey;
import sudosat.io.UserError;
import sudosat.work.Deadline;
import sudosat.work.Result;

class EngineRegistryTest {
    private static EngineRegistry registry(String text, String source, Path folder, String searchPath, String home) {
        SolverCatalog solvers = new SolverCatalog(text, source, folder, searchPath, home);
        return new EngineRegistry(() -> solvers);
    }

    @Test
    void surveyFindsEverySolverThatIsThereWorking() throws IOException, InterruptedException {
        String text = Files.readString(Project.HOME.resolve("solvers.yaml"));
        List<BackendReport> reports =
                EngineSurvey.of(registry(text, "solvers.yaml", Project.HOME, System.getenv("PATH"), ""));
        assertEquals(
                List.of("cdcl", "sat4j", "sat4j-pb", "sat4j-maxsat", "dlx", "backtrack"),
                reports.subList(0, BuiltIn.values().length - 1).stream()
                        .map(BackendReport::name)
                        .toList());
        assertEquals("2.3.6", reports.get(1).version());
        for (BackendReport report : reports) {
            assertEquals(report.program().isPresent(), report.works(), report.name() + ": " + report.problem());
        }
    }

    /** Its environment has Path, and USERPROFILE for the home folder. */
    @Test
    void findsProgramsInTheEnvironmentOfWindows(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("solvers.yaml"), "found: {command: [program]}\nhome: {command: [~/bin/program]}\n");
        Path program =
                Files.createFile(Files.createDirectory(folder.resolve("bin")).resolve("program"));
        assertTrue(program.toFile().setExecutable(true));
        Map<String, String> environment =
                Map.of("Path", folder.resolve("bin").toString(), "USERPROFILE", folder.toString());
        EngineRegistry engines = new EngineRegistry(SolversLocator.of(environment, folder));
        for (String name : List.of("found", "home")) {
            assertEquals(name, engines.backend(EngineQuery.named(name)).name());
        }
    }

    @Test
    void surveyTellsWhatIsWrongWithASolver() throws InterruptedException {
        String text = "liar: {command: [sh, -c, 'cat > /dev/null; echo s UNSATISFIABLE; exit 20']}\n"
                + "missing: {command: [no-such-program]}";
        text += "\nguesser: {language: asp, command: [sh, -c, 'cat > /dev/null; echo UNSATISFIABLE; exit 20']}";
        List<BackendReport> reports =
                EngineSurvey.of(registry(text, "s.yaml", Project.HOME, System.getenv("PATH"), ""));
        int first = BuiltIn.values().length - 1;
        assertEquals("wrong answer to a tiny formula", reports.get(first).problem());
        assertEquals("not found", reports.get(first + 1).problem());
        assertTrue(reports.get(first + 1).program().isEmpty());
        assertEquals("wrong answer to a tiny puzzle", reports.get(first + 2).problem());
    }

    @Test
    void whatIsInstalledIsOfAllLanguages() {
        String text = "a: {language: lp, command: [sh]}\nmissing: {command: [no-such-program]}\nb: {command: [sh]}\n";
        EngineRegistry engines = registry(text, "s.yaml", Project.HOME, System.getenv("PATH"), "");
        assertEquals(List.of("a", "b", "cdcl", "sat4j", "sat4j-pb", "dlx", "backtrack"), engines.installed());
        for (String name : engines.installed()) {
            MeasuredBackend meter = new MeasuredBackend(engines.measurable(name, embedded -> List.of("sh")));
            assertEquals(name, meter.name());
            assertEquals(
                    List.of("b", "cdcl", "sat4j").contains(name),
                    meter.program().can(Capability.READ_CNF));
            assertEquals(
                    List.of("sat4j-pb", "dlx", "backtrack").contains(name),
                    meter.program().language() == InputLanguage.CSV);
        }
    }

    @Test
    void whatIsNotThereIsNotMeasured() {
        EngineRegistry engines = registry(
                "missing: {language: asp, command: [no-such-program]}",
                "s.yaml",
                Project.HOME,
                System.getenv("PATH"),
                "");
        assertThrows(BackendError.class, () -> engines.measurable("missing", embedded -> List.of()));
        for (String name : List.of("auto", "nosuch", "")) {
            assertThrows(UserError.class, () -> engines.measurable(name, embedded -> List.of()), name);
        }
    }

    @Test
    void autoFallsBackOnOurOwnSolver() throws InterruptedException {
        EngineRegistry engines =
                registry("missing: {command: [no-such-program]}", "s.yaml", Project.HOME, System.getenv("PATH"), "");
        assertInstanceOf(
                Result.Found.class,
                engines.backend(EngineQuery.named("auto")).solve(new ClauseList().reserve(300_000), Request.PLAIN));
        assertInstanceOf(
                Result.None.class,
                engines.backend(EngineQuery.named("auto")).solve(SmallFormulas.pigeons(9), Request.PLAIN));
    }

    @Test
    void autoReadsTheFileForLargeAndHardFormulasOnly() throws InterruptedException {
        Supplier<Backend> reading = () -> {
            throw new UserError("read");
        };
        Backend auto = AutoEngine.backend(reading, reading);
        assertInstanceOf(Result.Found.class, auto.solve(new ClauseList().reserve(1000), Request.PLAIN));
        assertThrows(UserError.class, () -> auto.solve(new ClauseList().reserve(300_000), Request.PLAIN));
        assertThrows(UserError.class, () -> auto.solve(SmallFormulas.pigeons(9), Request.PLAIN));
    }

    @Test
    void autoAsksAnotherSolverIfOurOwnIsNotDoneSoon() throws InterruptedException {
        List<String> asked = new ArrayList<>();
        Supplier<Backend> best = () -> {
            asked.add("best");
            return new Sat4j();
        };
        Backend auto = AutoEngine.backend(best, best);
        assertInstanceOf(Result.None.class, auto.solve(SmallFormulas.pigeons(4), Request.PLAIN));
        assertEquals(List.of(), asked);
        assertInstanceOf(Result.Unknown.class, auto.solve(SmallFormulas.pigeons(9), Request.PLAIN.withConflicts(100)));
        assertEquals(List.of(), asked);
        assertInstanceOf(Result.None.class, auto.solve(SmallFormulas.pigeons(9), Request.PLAIN));
        assertEquals(Set.of("best"), Set.copyOf(asked));
    }

    @Test
    void autoReadsTheFileIfTheSolverHasToWriteAProofOrKeepToAMemoryLimit() {
        Supplier<Backend> reading = () -> {
            throw new UserError("read");
        };
        Backend auto = AutoEngine.backend(reading, reading);
        Request limited = new Request(OptionalLong.empty(), Deadline.NONE, OptionalLong.of(1 << 20), Optional.empty());
        Request proving = Request.PLAIN.withProof(Path.of("proof.drat"));
        for (Request request : List.of(limited, proving)) {
            UserError error = assertThrows(UserError.class, () -> auto.solve(new ClauseList().reserve(1000), request));
            assertEquals("read", error.getMessage());
        }
    }
}
