package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Systems that lack what Linux has, as far as Linux can play them: macOS without setsid and /proc, Windows. */
@Timeout(120)
class PlatformTest {
    private static final Path SHELL = Path.of("/bin/sh");

    @TempDir
    private Path folder;

    /** Only these programs can be found. */
    private Programs programs(String... names) throws IOException {
        for (String name : names) {
            Optional<Path> real = new Programs(System.getenv("PATH"), "/", folder).find(name);
            Assumptions.assumeTrue(real.isPresent(), name + " is not installed");
            Path program = folder.resolve(name);
            Files.writeString(program, "#!/bin/sh\nexec " + real.get() + " \"$@\"\n");
            assertTrue(program.toFile().setExecutable(true));
        }
        return new Programs(folder.toString(), "/", folder);
    }

    @Test
    void aSessionIsStartedBySetsidOrPerlOrNotAtAll() throws IOException {
        assertEquals(List.of(), Platform.with(programs()).session());
        assertEquals(
                folder.resolve("perl").toString(),
                Platform.with(programs("perl")).session().get(0));
        assertEquals(
                List.of(folder.resolve("setsid").toString()),
                Platform.with(programs("setsid")).session());
    }

    /** Processes are found in /proc or, as on macOS, by ps. */
    @ParameterizedTest
    @CsvSource({"setsid, true", "setsid, false", "perl, true", "perl, false", ", true", ", false"})
    void theSolverAndItsChildrenEndWithTheProgram(String starter, boolean hasProcessFiles) throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(SHELL));
        Assumptions.assumeTrue(hasProcessFiles ? Files.exists(Path.of("/proc/self")) : isThere("ps"));
        List<String> session =
                Platform.with(starter == null ? programs() : programs(starter)).session();
        Platform platform = new Platform(Optional.of(SHELL), session, hasProcessFiles, Optional.empty());
        Process program = new ProcessBuilder("sleep", "1000").start();
        Process solver = new ProcessBuilder(
                        Supervisor.words(platform, program.pid(), OptionalLong.empty(), familyCommand()))
                .start();
        List<ProcessHandle> family = awaitFamily(solver);
        program.destroyForcibly();
        for (ProcessHandle member : family) {
            member.onExit().get(60, TimeUnit.SECONDS);
        }
    }

    /** As on Windows, where nothing but this program looks after the solver. */
    @Test
    void withoutAShellTheSolverAndItsChildrenEndWhenItIsClosed() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(SHELL)); // for the solver of this test
        Platform platform = new Platform(Optional.empty(), List.of(), false, Optional.empty());
        SolverProcess solver = SolverProcess.start(familyCommand(), Optional.empty(), OptionalLong.empty(), platform);
        List<ProcessHandle> family = awaitFamily(ProcessHandle.of(solver.pid()).orElseThrow());
        solver.close();
        for (ProcessHandle member : family) {
            member.onExit().get(60, TimeUnit.SECONDS);
        }
    }

    /** A solver with a child that ignores TERM, and a grandchild. */
    private static List<String> familyCommand() {
        return List.of("sh", "-c", "sh -c 'trap \"\" TERM; sleep 1000 & sleep 1000; wait' & sleep 1000; wait");
    }

    private static List<ProcessHandle> awaitFamily(Process solver) throws InterruptedException {
        return awaitFamily(solver.toHandle());
    }

    private static List<ProcessHandle> awaitFamily(ProcessHandle solver) throws InterruptedException {
        List<ProcessHandle> family = new ArrayList<>();
        while (family.stream().filter(PlatformTest::sleeps).count() < 3) {
            Thread.sleep(20);
            family = new ArrayList<>(solver.descendants().toList());
        }
        family.add(solver);
        assertTrue(family.size() >= 5, family.toString());
        return family;
    }

    private static boolean sleeps(ProcessHandle process) {
        return process.info().command().orElse("").endsWith("sleep");
    }

    private static boolean isThere(String program) {
        return new Programs(System.getenv("PATH"), "/", Path.of("/"))
                .find(program)
                .isPresent();
    }
}
