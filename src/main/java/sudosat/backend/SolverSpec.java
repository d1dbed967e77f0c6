package sudosat.backend;

import java.util.List;
import java.util.Map;
import java.util.Set;
import sudosat.dimacs.SolverOutput.Status;

/**
 * How to call a solver, what it reads and what its exit codes mean: an entry of solvers.yaml.
 *
 * <p>Argument lists may hold {@code {input}} or, for the same, {@code {cnf}}, then {@code {result}}, {@code {proof}},
 * {@code {seed}}, {@code {seconds}} and {@code {conflicts}}. Where {@code {input}} is among the arguments the solver
 * reads that file, otherwise standard input; where {@code {result}} is, it writes its model there, otherwise to
 * standard output.
 *
 * @param statistics the command that prints statistics too; that without where it is not told
 * @param puzzles arguments added when the formula is a puzzle's
 * @param near arguments added when a model is wanted that has most variables true
 * @param conflicts arguments that tell it after how many conflicts to give up; empty if it cannot be told
 * @param all arguments that make it list all models; empty if it cannot
 * @param seed arguments added when a seed is asked for; empty if the solver takes none
 * @param time arguments that tell it the time limit
 * @param proof arguments that make it write a proof
 * @param exit the exit codes that go with each verdict
 * @param closesModel whether a model always ends with a 0, so that one without is known to be cut off
 * @param encoding the encoding it likes best, by name; may be empty
 * @param language what it reads, by name, which is the ending of such files, too
 * @param answer the way it tells what it has found, by name; empty for CNF
 */
record SolverSpec(
        String name,
        List<String> command,
        List<String> statistics,
        List<String> puzzles,
        List<String> near,
        List<String> conflicts,
        List<String> all,
        List<String> seed,
        List<String> time,
        List<String> proof,
        List<String> version,
        Map<Status, Set<Integer>> exit,
        boolean closesModel,
        String encoding,
        String language,
        String answer,
        String install) {

    static final String CNF = "cnf";
    static final String WCNF = "wcnf";
    /** The language of those who get the puzzle itself. */
    private static final String PUZZLE = "csv";
    /** Of {@code solve}. */
    private static final Map<Status, Set<Integer>> OWN_EXITS =
            Map.of(Status.SATISFIABLE, Set.of(0), Status.UNSATISFIABLE, Set.of(20), Status.UNKNOWN, Set.of(4));

    /** A solver that behaves as the SAT competition wants it and has no options. */
    static SolverSpec competitor(String name, List<String> command) {
        return plain(name, command, SolversFile.COMPETITION_EXITS, "", CNF);
    }

    /**
     * A command of this program that reads a puzzle and prints its solution.
     *
     * @param encoding the language in which it says the puzzle to itself; may be empty
     */
    static SolverSpec own(String name, List<String> command, String encoding) {
        return plain(name, command, OWN_EXITS, encoding, PUZZLE);
    }

    private static SolverSpec plain(
            String name, List<String> command, Map<Status, Set<Integer>> exit, String encoding, String language) {
        List<String> none = List.of();
        return new SolverSpec(
                name, command, command, none, none, none, none, none, none, none, none, exit, true, encoding, language,
                "", "");
    }

    /** The same solver, called so that it prints statistics. */
    SolverSpec talkative() {
        return new SolverSpec(
                name,
                statistics,
                statistics,
                puzzles,
                near,
                conflicts,
                all,
                seed,
                time,
                proof,
                version,
                exit,
                closesModel,
                encoding,
                language,
                answer,
                install);
    }

    /** Whether it is a SAT solver: one that reads CNF. */
    boolean isSat() {
        return language.equals(CNF);
    }

    /** Whether it gets the puzzle itself. */
    boolean readsPuzzles() {
        return language.equals(PUZZLE);
    }

    /** Whether it is a MaxSAT solver: one that reads weighted CNF. */
    boolean isMaxSat() {
        return language.equals(WCNF);
    }

    /** The program, as it is written in solvers.yaml. */
    String program() {
        return command.get(0);
    }
}
