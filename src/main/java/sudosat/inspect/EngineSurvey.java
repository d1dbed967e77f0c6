package sudosat.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Request;
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

    private EngineSurvey() {}

    private static Puzzle puzzle(int... clues) {
        return new Puzzle(new Shape(1, 2), new Tuple(2, clues), Differ.EVERYWHERE);
    }

    /** The built-in ones first, then those of the file in its order, then the proof checkers. */
    public static List<BackendReport> of(EngineRegistry engines) throws InterruptedException {
        List<BackendReport> reports = new ArrayList<>();
        for (BuiltIn engine : BuiltIn.values()) {
            if (engine != BuiltIn.AUTO) {
                reports.add(BackendReport.of(engine, problem(engine, engines, Deadline.after(BackendReport.PATIENCE))));
            }
        }
        reports.addAll(engines.solvers().survey(EngineSurvey::problem));
        return reports;
    }

    private static String problem(BuiltIn engine, EngineRegistry engines, Deadline deadline)
            throws InterruptedException {
        if (engine.can(Capability.REPAIR)) {
            return problem(engines.maxSat(engine.label()), deadline);
        }
        return engine.can(Capability.ENCODE)
                ? problem(engines.configured(engine.label()), deadline)
                : problem(engines.find(EngineQuery.named(engine.label())), deadline);
    }

    private static String problem(Backend solver, Deadline deadline) throws InterruptedException {
        if (solver.can(Capability.ENCODE)) {
            return BackendReport.smokeTest(solver, deadline);
        } else if (!solver.can(Capability.REPAIR)) {
            return problem(new LanguageEngine(solver), deadline);
        }
        return problem(
                deadline, request -> drops(SOLVABLE, solver, request) == 0 && drops(UNSOLVABLE, solver, request) == 1);
    }

    /** How many clues it drops; -1 if it has no answer. */
    private static int drops(Puzzle puzzle, Backend solver, Request request) throws InterruptedException {
        return DroppedClues.fewest(puzzle, solver, request) instanceof Result.Found<DroppedClues> fewest
                ? fewest.value().cells().size()
                : -1;
    }

    /** Empty if the one solution of a puzzle is found, and it is seen that another puzzle has none. */
    private static String problem(Engine engine, Deadline deadline) throws InterruptedException {
        return problem(
                deadline,
                request -> engine.solve(SOLVABLE, request).equals(new Result.Found<>(FILLED))
                        && engine.solve(UNSOLVABLE, request) instanceof Result.None);
    }

    /** Tries something that is true of what works. */
    private interface PuzzleTrial {
        boolean succeeds(Request request) throws InterruptedException;
    }

    private static String problem(Deadline deadline, PuzzleTrial trial) throws InterruptedException {
        try {
            Request request = new Request(OptionalLong.empty(), deadline, OptionalLong.empty(), Optional.empty());
            return trial.succeeds(request) ? "" : "wrong answer to a tiny puzzle";
        } catch (BackendError broken) {
            return broken.getMessage().lines().findFirst().orElse("it failed");
        }
    }
}
