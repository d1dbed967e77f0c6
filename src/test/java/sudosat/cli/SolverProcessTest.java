package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Installed;
import sudosat.Shell;

/**
 * Solvers that misbehave, one way each: the program answers rightly or says what is wrong, in time, and leaves nothing
 * behind.
 */
@Execution(ExecutionMode.CONCURRENT)
class SolverProcessTest {
    private static final Path SOLVERS = OddSolvers.FOLDER;
    private static final String SOLUTION = OddSolvers.SOLUTION;

    @TempDir
    private Path folder;

    private Leftovers left;

    @BeforeEach
    void writeFiles() throws IOException {
        left = new Leftovers(folder);
        Files.writeString(folder.resolve("k2.csv"), OddSolvers.PUZZLE);
        Files.writeString(
                folder.resolve("s.yaml"),
                OddSolvers.yaml()
                        + "proves-nothing: {command: ['" + SOLVERS
                        + "/claims-unsatisfiable'], proof: ['{cnf}', '{proof}']}\n"
                        + "sat4j-like: {command: ['" + SOLVERS + "/claims-unsatisfiable']}\n"
                        + "drat-trim: {check: [drat-trim, '{cnf}', '{proof}']}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "forks-grandchild",
                "floods-stderr",
                "floods-stdout",
                "answers-before-reading",
                "closes-stdin",
                "two-models",
                "colors",
                "carriage-returns",
                "needs-file",
                "writes-result-file"
            })
    void oddButHonestSolversAreUnderstood(String solver) throws Exception {
        Shell.Result result = solve(solver, "--paranoid");
        assertEquals(new Shell.Result(0, SOLUTION, ""), result);
        left.assertNone();
    }

    static List<List<String>> failures() {
        return List.of(
                List.of("says-nothing", "failed: it gave no verdict"),
                List.of("no-model", "failed: it said satisfiable, but there is no model"),
                List.of("unsatisfiable-with-exit-10", "failed: it said unsatisfiable, but its exit code disagrees"),
                List.of("wrong-model", "returned a wrong model: r2c3 is 1, the clue is 3"),
                List.of("partial-model", "returned a wrong model: r1c2 has no value"),
                List.of("truncated-model", "failed: its model is truncated"),
                List.of(
                        "literals-out-of-range",
                        "failed: its output:2:14: found '65', expected a variable of at most 64"),
                List.of("dies-within-model", "failed: it said satisfiable, but its exit code disagrees"),
                List.of("crashes", "failed: it gave no verdict"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void whatCannotBeTrustedIsABackendError(List<String> solverAndMessage) throws Exception {
        String solver = solverAndMessage.get(0);
        Shell.Result result = solve(solver);
        assertEquals(3, result.exitCode());
        assertEquals("", result.stdout());
        assertTrue(result.stderr().startsWith("sudosat: " + solver + " " + solverAndMessage.get(1)), result.stderr());
        left.assertNone();
    }

    /** What has no end is not waited for. */
    @ParameterizedTest
    @ValueSource(strings = {"mkfifo", "ln -s /dev/zero", "mkdir", "true"})
    void aResultOrProofThatIsNoFileIsAnError(String making) throws Exception {
        String odd = "cat >/dev/null; rm \"$1\"; " + making + " \"$1\"; ";
        Files.writeString(
                folder.resolve("odd.yaml"),
                "result: {command: [sh, -c, '" + odd + "exit 10', x, '{result}']}\n"
                        + "proof: {command: [sh, -c, '" + odd + "echo s UNSATISFIABLE; exit 20', x],"
                        + " proof: ['{proof}']}\n");
        for (String options :
                List.of("--backend result", "--backend proof --certify", "--backend proof --proof p --proof-cnf c")) {
            Shell.Result result = run("sudosat solve --solvers odd.yaml " + options + " k2.csv");
            assertTrue(List.of(2, 3).contains(result.exitCode()), result.toString());
            assertTrue(result.stderr().contains("no file") || result.stderr().contains("no proof"), result.stderr());
            assertFalse(Files.exists(folder.resolve("p"), LinkOption.NOFOLLOW_LINKS));
        }
        left.assertNone();
    }

    /** Right models, but what was found before comes again, though it was excluded. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --backend same --count",
                "solve --backend same --all -o out",
                "solve --backend same --true-candidates",
                "check --backend same --unique",
                "explain -q --backend same",
                "solve --backend same-opb --count",
                "solve --backend lists --count",
                "solve --backend lists-opb --count"
            })
    void aSolutionIsNeverCountedTwice(String command) throws Exception {
        String model = Files.readString(SOLVERS.resolve("model"));
        String opb = model.replaceAll("v -64 0", "v -64").replaceAll("(-?)(\\d+)", "$1x$2");
        Files.writeString(folder.resolve("model"), model);
        Files.writeString(folder.resolve("opb"), opb);
        Files.writeString(folder.resolve("empty.csv"), "0,0,0,0\n".repeat(4));
        Files.writeString(folder.resolve("same.yaml"), """
            same: {command: [cat, model], exit: {satisfiable: [0]}}
            same-opb: {command: [cat, opb], language: opb, exit: {satisfiable: [0]}}
            lists: {command: [cat, model], all: [model], exit: {satisfiable: [0]}}
            lists-opb: {command: [cat, opb], all: [opb], language: opb, exit: {satisfiable: [0]}}
            """.replace("opb]", "'" + folder.resolve("opb") + "']"));
        Shell.Result result = run("sudosat " + command + " --solvers same.yaml empty.csv");
        assertEquals(3, result.exitCode(), result.toString());
        assertTrue(result.stderr().contains(" returned a wrong model: "), result.stderr());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void aFailureShowsCommandExitCodeAndLastWords() throws Exception {
        assertEquals(
                "sudosat: crashes failed: it gave no verdict\n"
                        + "  command: " + SOLVERS.resolve("crashes") + "\n"
                        + "  exit code: 134 (signal 6)\n"
                        + "  last output: first line\n    assertion failed: too many pigeons\n",
                solve("crashes").stderr());
    }

    @Test
    void aSolverThatGivesUpIsUnknown() throws Exception {
        assertEquals(new Shell.Result(4, "", "sudosat: unknown: gives-up gave up\n"), solve("gives-up"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hangs", "ignores-term", "hangs-with-grandchild", "escapes-session"})
    void theTimeLimitEndsASolverAndAllItStarted(String solver) throws Exception {
        Shell.Result result = solve(solver, "--timeout 1s");
        assertEquals(new Shell.Result(4, "", "sudosat: unknown: time limit\n"), result);
        left.assertNone();
    }

    /** Whatever language it is of; a virtual machine has hardly started by then. */
    @Test
    void theTimeLimitOfABenchEndsWhoeverRunsAndAllTheyStarted() throws Exception {
        Files.writeString(
                folder.resolve("slow.yaml"),
                "slow: {language: asp, command: ['" + SOLVERS.resolve("hangs-with-grandchild") + "']}\n");
        Shell.Result result = run("sudosat bench -q --solvers slow.yaml -b slow,dlx,sat4j-pb -t 50ms k2.csv");
        assertEquals(0, result.exitCode(), result.stderr());
        assertEquals(
                3,
                result.stdout()
                        .lines()
                        .filter(line -> line.contains(",TIMEOUT,"))
                        .count(),
                result.stdout());
        left.assertNone();
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM", "HUP", "KILL"})
    void aSignalToTheProgramEndsTheSolver(String signal) throws Exception {
        for (String solver : List.of("hangs", "ignores-term", "hangs-with-grandchild", "escapes-session")) {
            Process program = start("sudosat solve --solvers-only s.yaml --backend " + solver + " k2.csv >out 2>err");
            Leftovers.waitFor(() -> left.processes("sleep 1000").size() > 0, "the solver to start");
            send(signal, program);
            assertTrue(program.waitFor(Leftovers.PATIENCE_SECONDS, TimeUnit.SECONDS), "still running after " + signal);
            left.assertNone();
            assertEquals("", Files.readString(folder.resolve("out")) + Files.readString(folder.resolve("err")));
        }
    }

    @Test
    void aKilledProgramLeavesNoTemporaryFile() throws Exception {
        Files.writeString(
                folder.resolve("files.yaml"), "slow: {command: [sh, -c, 'sleep 1000', x, '{cnf}', '{result}']}\n");
        Process program = start("sudosat solve --solvers files.yaml --backend slow k2.csv");
        Leftovers.waitFor(() -> left.processes("sleep 1000").size() > 0, "the solver to start");
        assertTrue(left.hasTemporaryFiles());
        send("KILL", program);
        left.assertNone();
    }

    /** As {@code timeout -s KILL} does, which takes the watchers with it that are in the same group. */
    @Test
    void aKilledProcessGroupLeavesNeitherFilesNorProcesses() throws Exception {
        Installed.assume("setsid");
        Files.writeString(
                folder.resolve("files.yaml"), "slow: {command: [sh, -c, 'sleep 1000', x, '{cnf}', '{result}']}\n");
        Process program = start("setsid sudosat solve --solvers files.yaml --backend slow k2.csv");
        Leftovers.waitFor(() -> left.processes("sleep 1000").size() > 0, "the solver to start");
        assertTrue(left.hasTemporaryFiles());
        new ProcessBuilder("sh", "-c", "kill -KILL -" + program.pid()).start().waitFor();
        left.assertNone();
    }

    /** Neither session nor environment gives it away; only its parent does. */
    @Test
    void aChildWithoutEnvironmentEndsWithAKilledProgram() throws Exception {
        Installed.assume("setsid");
        String sleep = "sleep 1000." + Math.abs(new java.util.Random().nextInt());
        Files.writeString(
                folder.resolve("bare.yaml"),
                "bare: {command: [sh, -c, 'cat >/dev/null; setsid env -i " + sleep + " & sleep 1000']}\n");
        Process program = start("sudosat solve --solvers bare.yaml --backend bare k2.csv");
        Leftovers.waitFor(() -> runs(sleep), "the child to start");
        send("KILL", program);
        Leftovers.waitFor(() -> !runs(sleep), "the child to end");
        left.assertNone();
    }

    private static boolean runs(String command) {
        return ProcessHandle.allProcesses()
                .anyMatch(process -> process.info().commandLine().orElse("").endsWith(command));
    }

    @Test
    void aClosedPipeEndsTheSolver() throws Exception {
        Shell.Result result =
                run("{ sudosat solve --solvers-only s.yaml --backend hangs-with-grandchild k2.csv; echo $? >code; } |"
                        + " true");
        assertEquals(new Shell.Result(0, "", ""), result);
        left.assertNone();
        assertEquals("0\n", Files.readString(folder.resolve("code")));
    }

    @Test
    void dyingOfTheMemoryLimitIsOutOfMemory() throws Exception {
        Shell.Result result = solve("eats-memory", "--memory 200m");
        assertEquals(3, result.exitCode());
        assertTrue(result.stderr().startsWith("sudosat: eats-memory failed: out of memory"), result.stderr());
        left.assertNone();
    }

    @Test
    void theFirstVerdictOfAPortfolioWinsAndTheOthersEnd() throws Exception {
        Shell.Result result = solve("hangs,ignores-term,crashes,closes-stdin,hangs-with-grandchild");
        assertEquals(new Shell.Result(0, SOLUTION, ""), result);
        left.assertNone();
    }

    @Test
    void aWrongModelDoesNotWinAPortfolio() throws Exception {
        assertEquals(new Shell.Result(0, SOLUTION, ""), solve("wrong-model,closes-stdin"));
    }

    @Test
    void aPortfolioOfFailuresTellsThemAll() throws Exception {
        Shell.Result result = solve("crashes,no-model");
        assertEquals(3, result.exitCode());
        assertTrue(
                result.stderr().contains("crashes failed") && result.stderr().contains("no-model failed"),
                result.stderr());
    }

    @Test
    void aFalseClaimIsNotCertifiedByItsProof() throws Exception {
        Installed.assume("drat-trim");
        Shell.Result result = solve("proves-nothing", "--certify");
        assertEquals(3, result.exitCode());
        assertTrue(
                result.stderr()
                        .startsWith(
                                "sudosat: proves-nothing says unsatisfiable, drat-trim does not accept its proof\n"),
                result.stderr());
        left.assertNone();
    }

    @Test
    void aFalseClaimWithoutProofIsNotCertifiedByASecondBackend() throws Exception {
        Files.writeString(folder.resolve("one.yaml"), "liar: {command: ['" + SOLVERS + "/claims-unsatisfiable']}\n");
        Shell.Result result = run("sudosat solve --solvers-only one.yaml --certify --backend liar k2.csv");
        assertEquals(new Shell.Result(3, "", "sudosat: liar says unsatisfiable, cdcl says satisfiable\n"), result);
    }

    @Test
    void aClaimIsNotCertifiedByAProofThatTheCheckerRejects() throws Exception {
        Files.writeString(
                folder.resolve("rejected.yaml"),
                "liar: {command: ['" + SOLVERS + "/claims-unsatisfiable'], proof: ['{cnf}', '{proof}']}\n"
                        + "strict: {check: [sh, -c, 'echo s NOT VERIFIED; exit 1', x, '{cnf}', '{proof}']}\n");
        Shell.Result result = run("sudosat solve --solvers-only rejected.yaml --certify --backend liar k2.csv");
        assertEquals(3, result.exitCode());
        assertTrue(
                result.stderr().startsWith("sudosat: liar says unsatisfiable, strict does not accept its proof\n"),
                result.stderr());
        left.assertNone();
    }

    @Test
    void argumentsAreNeverGivenToAShell() throws Exception {
        Files.writeString(
                folder.resolve("odd.yaml"),
                "odd: {command: [sh, -c, 'echo \"$1\" >&2', x, '$(touch hacked); `touch hacked` ~ *']}\n");
        Shell.Result result = run("sudosat solve --solvers odd.yaml --backend odd k2.csv");
        assertTrue(result.stderr().contains("last output: $(touch hacked); `touch hacked` ~ *\n"), result.stderr());
        assertFalse(Files.exists(folder.resolve("hacked")));
    }

    private Shell.Result solve(String solver, String... options) throws Exception {
        return run("sudosat solve --solvers-only s.yaml --backend " + solver + " " + String.join(" ", options)
                + " k2.csv");
    }

    private Shell.Result run(String command) throws Exception {
        return Shell.run(folder, left.exports() + command, "");
    }

    private Process start(String command) throws IOException {
        return Shell.start(folder, left.exports() + "exec " + command);
    }

    private static void send(String signal, Process process) throws IOException, InterruptedException {
        new ProcessBuilder("sh", "-c", "kill -" + signal + " " + process.pid())
                .start()
                .waitFor();
    }
}
