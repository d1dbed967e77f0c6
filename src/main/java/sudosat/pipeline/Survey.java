package sudosat.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.BackendError;
import sudosat.backend.BackendReport;
import sudosat.backend.Backends;
import sudosat.backend.LanguageSolver;
import sudosat.backend.Request;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Differ;
import sudosat.rules.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Finds out which ways to solve puzzles are configured, found and working. */
public final class Survey {
    /** The one solution of the puzzle that can be solved. */
    private static final Tuple FILLED = new Tuple(2, new int[] {1, 2, 2, 1});

    private static final Puzzle SOLVABLE = puzzle(1, 0, 0, 0);
    private static final Puzzle UNSOLVABLE = puzzle(1, 0, 0, 2);

    private Survey() {}

    private static Puzzle puzzle(int... clues) {
        return new Puzzle(new Shape(1, 2), new Tuple(2, clues), Differ.EVERYWHERE);
    }

    /** The embedded ones first, then those of the file in its order, then the proof checkers. */
    public static List<BackendReport> of(Backends backends) throws InterruptedException {
        List<BackendReport> reports = new ArrayList<>(backends.survey((solver, deadline) -> problem(solver, deadline)));
        for (int place = 1; place < Backends.EMBEDDED.size(); place++) { // behind SAT4J, which is there
            String name = Backends.EMBEDDED.get(place);
            reports.add(place, embedded(name, reports.get(0).version(), backends));
        }
        return reports;
    }

    private static BackendReport embedded(String name, String sat4jVersion, Backends backends)
            throws InterruptedException {
        Deadline deadline = Deadline.after(BackendReport.PATIENCE);
        return switch (name) {
            case Backends.SAT4J_PB -> of(Backends.sat4jPb(), sat4jVersion, deadline);
            case Backends.SAT4J_MAXSAT -> of(backends.maxSat(name), sat4jVersion, deadline);
            default ->
                BackendReport.embedded(
                        name, "-", "", problem(Approach.embedded(name).orElseThrow(), deadline));
        };
    }

    private static BackendReport of(LanguageSolver solver, String version, Deadline deadline)
            throws InterruptedException {
        return BackendReport.embedded(solver.name(), solver.language(), version, problem(solver, deadline));
    }

    private static String problem(LanguageSolver solver, Deadline deadline) throws InterruptedException {
        if (!solver.language().equals("wcnf")) {
            return problem(new ByLanguage(solver), deadline);
        }
        return problem(
                deadline, request -> drops(SOLVABLE, solver, request) == 0 && drops(UNSOLVABLE, solver, request) == 1);
    }

    /** How many clues it drops; -1 if it has no answer. */
    private static int drops(Puzzle puzzle, LanguageSolver solver, Request request) throws InterruptedException {
        return Dropped.fewest(puzzle, solver, request) instanceof Result.Found<Dropped> fewest
                ? fewest.value().cells().size()
                : -1;
    }

    /** Empty if the one solution of a puzzle is found, and it is seen that another puzzle has none. */
    private static String problem(Approach approach, Deadline deadline) throws InterruptedException {
        return problem(
                deadline,
                request -> approach.solve(SOLVABLE, request).equals(new Result.Found<>(FILLED))
                        && approach.solve(UNSOLVABLE, request) instanceof Result.None);
    }

    /** Tries something that is true of what works. */
    private interface Trial {
        boolean succeeds(Request request) throws InterruptedException;
    }

    private static String problem(Deadline deadline, Trial trial) throws InterruptedException {
        try {
            Request request = new Request(OptionalLong.empty(), deadline, OptionalLong.empty(), Optional.empty());
            return trial.succeeds(request) ? "" : "wrong answer to a tiny puzzle";
        } catch (BackendError broken) {
            return broken.getMessage().lines().findFirst().orElse("it failed");
        }
    }
}
