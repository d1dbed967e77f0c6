package sudosat.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.CheckerSpec;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.SolverSpec;
import sudosat.backend.process.ProofChecker;
import sudosat.backend.process.SolverProgram;
import sudosat.backend.process.TemporaryFolder;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * What is known of a backend.
 *
 * @param language what it reads, by name
 * @param program where it was found; empty if it was not
 * @param version as it tells it; empty if unknown
 * @param problem why it does not work; empty if it does
 */
public record BackendReport(
        String name,
        String language,
        String command,
        Optional<Path> program,
        String version,
        String problem,
        String install) {
    /** How long a solver may take for something tiny. */
    public static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Of what needs no program. */
    public static BackendReport of(BuiltIn engine, String problem) {
        boolean isSat4j = engine.language() != InputLanguage.CSV && engine != BuiltIn.CDCL;
        return new BackendReport(
                engine.label(),
                engine.language() == InputLanguage.CSV ? "-" : engine.language().label(),
                "(embedded)",
                Optional.of(Path.of("")),
                isSat4j ? Sat4j.version() : "",
                problem,
                "");
    }

    static BackendReport of(SolverProgram solver, SolverCatalog.Trial trial) throws InterruptedException {
        SolverSpec spec = solver.spec();
        Optional<Path> program = solver.file();
        String version = program.isPresent() ? solver.version(Deadline.after(PATIENCE)) : "";
        String problem = program.isPresent() ? trial.problem(solver, Deadline.after(PATIENCE)) : "not found";
        return new BackendReport(
                spec.name(),
                spec.language().label(),
                String.join(" ", spec.command()),
                program,
                version,
                problem,
                spec.install());
    }

    /**
     * A proof checker works if it accepts a proof that needs no step, and refuses to take it for a formula with a
     * model.
     */
    static BackendReport of(ProofChecker checker) throws InterruptedException {
        CheckerSpec spec = checker.spec();
        Optional<Path> program = checker.program();
        String version = program.isPresent() ? checker.version(Deadline.after(PATIENCE)) : "";
        String problem = program.isPresent() ? smokeTest(checker) : "not found";
        return new BackendReport(
                spec.name(), "drat", String.join(" ", spec.command()), program, version, problem, spec.install());
    }

    private static String smokeTest(ProofChecker checker) throws InterruptedException {
        ClauseList formula = new ClauseList();
        formula.clause(1);
        try (TemporaryFolder folder = new TemporaryFolder()) {
            Path proof = folder.file("proof.drat");
            Files.writeString(proof, "0\n");
            if (accepts(checker, formula, proof)) {
                return "it accepts a wrong proof";
            }
            formula.clause(-1);
            return accepts(checker, formula, proof) ? "" : "it refuses a right proof";
        } catch (IOException failed) {
            return failed.getMessage();
        }
    }

    private static boolean accepts(ProofChecker checker, ClauseList formula, Path proof) throws InterruptedException {
        try {
            return checker.verifies(formula, proof, "nobody", Deadline.after(PATIENCE));
        } catch (BackendError refused) {
            return false;
        }
    }

    public boolean works() {
        return problem.isEmpty();
    }

    /** Empty if a SAT solver finds the one model of a formula and sees that another formula has none. */
    public static String smokeTest(Backend backend, Deadline deadline) throws InterruptedException {
        Request request = new Request(OptionalLong.empty(), deadline, OptionalLong.empty(), Optional.empty());
        try {
            return answersBoth(backend, request) ? "" : "wrong answer to a tiny formula";
        } catch (BackendError broken) {
            return broken.getMessage().lines().findFirst().orElse("it failed");
        }
    }

    private static boolean answersBoth(Backend backend, Request request) throws InterruptedException {
        ClauseList formula = new ClauseList();
        formula.clause(1, 2);
        formula.clause(-1);
        Result<Model> first = backend.solve(formula, request);
        formula.clause(-2);
        return first instanceof Result.Found<Model> found
                && found.value().isTrue(-1)
                && found.value().isTrue(2)
                && backend.solve(formula, request) instanceof Result.None;
    }
}
