package sudosat.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.CheckerSpec;
import sudosat.backend.Request;
import sudosat.backend.SolverSpec;
import sudosat.backend.process.CheckerProgram;
import sudosat.backend.process.SolverProgram;
import sudosat.backend.process.TemporaryFolder;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Model;
import sudosat.engine.BackendReport;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.engine.LanguageEngine;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Finds out which ways to solve puzzles are configured, found and working. */
public final class EngineSurvey {
    /** The one solution of the puzzle that can be solved. */
    private static final Tuple FILLED = new Tuple(2, new int[] {1, 2, 2, 1});

    private static final Puzzle SOLVABLE = puzzle(1, 0, 0, 0);
    private static final Puzzle UNSOLVABLE = puzzle(1, 0, 0, 2);

    /** How long a solver may take for something tiny. */
    private static final Duration TIME_LIMIT = Duration.ofSeconds(5);

    private EngineSurvey() {}

    private static Puzzle puzzle(int... clues) {
        return new Puzzle(new Shape(1, 2), new Tuple(2, clues), Differ.EVERYWHERE);
    }

    /** The built-in ones first, then those of the file in its order, then the proof checkers. */
    public static List<BackendReport> of(EngineRegistry engines) throws InterruptedException {
        List<BackendReport> reports = new ArrayList<>();
        for (BuiltIn engine : BuiltIn.values()) {
            if (engine != BuiltIn.AUTO) {
                reports.add(BackendReport.of(engine, problem(engine, engines)));
            }
        }
        for (SolverProgram program : engines.solvers().programs().toList()) {
            reports.add(report(program));
        }
        for (CheckerProgram checker : engines.solvers().checkers().toList()) {
            reports.add(report(checker));
        }
        return reports;
    }

    private static BackendReport report(SolverProgram solver) throws InterruptedException {
        SolverSpec spec = solver.spec();
        Optional<Path> program = solver.file();
        return new BackendReport(
                spec.name(),
                spec.language().label(),
                String.join(" ", spec.command()),
                program,
                program.isPresent() ? solver.version(Deadline.after(TIME_LIMIT)) : "",
                program.isPresent() ? problem(solver) : "not found",
                spec.install());
    }

    private static BackendReport report(CheckerProgram checker) throws InterruptedException {
        CheckerSpec spec = checker.spec();
        Optional<Path> program = checker.program();
        return new BackendReport(
                spec.name(),
                "drat",
                String.join(" ", spec.command()),
                program,
                program.isPresent() ? checker.version(Deadline.after(TIME_LIMIT)) : "",
                program.isPresent() ? problem(checker) : "not found",
                spec.install());
    }

    /**
     * A proof checker works if it accepts a proof that needs no step, and refuses to take it for a formula with a
     * model.
     */
    private static String problem(CheckerProgram checker) throws InterruptedException {
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

    private static boolean accepts(CheckerProgram checker, ClauseList formula, Path proof) throws InterruptedException {
        try {
            return checker.verifies(formula, proof, "nobody", Deadline.after(TIME_LIMIT));
        } catch (BackendError refused) {
            return false;
        }
    }

    private static String problem(BuiltIn engine, EngineRegistry engines) throws InterruptedException {
        if (engine.can(Capability.REPAIR)) {
            return problem(engines.maxSat(engine.label()));
        }
        return engine.can(Capability.READ_CNF)
                ? problem(engines.configured(engine.label()))
                : problem(engines.find(EngineQuery.named(engine.label())));
    }

    private static String problem(Backend solver) throws InterruptedException {
        if (solver.can(Capability.READ_CNF)) {
            return problem("formula", request -> answersBoth(solver, request));
        } else if (!solver.can(Capability.REPAIR)) {
            return problem(new LanguageEngine(solver));
        }
        return problem(
                "puzzle", request -> drops(SOLVABLE, solver, request) == 0 && drops(UNSOLVABLE, solver, request) == 1);
    }

    /** Whether a SAT solver finds the one model of a formula and sees that another formula has none. */
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

    /** How many clues it drops; -1 if it has no answer. */
    private static int drops(Puzzle puzzle, Backend solver, Request request) throws InterruptedException {
        return DroppedClues.fewest(puzzle, solver, request) instanceof Result.Found<DroppedClues> fewest
                ? fewest.value().cells().size()
                : -1;
    }

    /** Whether the one solution of a puzzle is found, and it is seen that another puzzle has none. */
    private static String problem(Engine engine) throws InterruptedException {
        return problem(
                "puzzle",
                request -> engine.solve(SOLVABLE, request).equals(new Result.Found<>(FILLED))
                        && engine.solve(UNSOLVABLE, request) instanceof Result.None);
    }

    /** Tries something that is true of what works. */
    private interface Trial {
        boolean succeeds(Request request) throws InterruptedException;
    }

    /** What is wrong; empty if nothing is. */
    private static String problem(String problem, Trial trial) throws InterruptedException {
        try {
            Request request = Request.PLAIN.until(Deadline.after(TIME_LIMIT));
            return trial.succeeds(request) ? "" : "wrong answer to a tiny " + problem;
        } catch (BackendError broken) {
            return broken.getMessage().lines().findFirst().orElse("it failed");
        }
    }
}
