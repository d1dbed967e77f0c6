package sudosat.backend;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import sudosat.cnf.SolverOutput.Status;

/**
 * How to call a solver: an entry of solvers.yaml. Words may hold {@code {input}} (or {@code {cnf}}, which is the same),
 * {@code {result}}, {@code {proof}}, {@code {seed}}, {@code {seconds}} and {@code {conflicts}}. Where {@code {input}}
 * is among the arguments the solver reads that file, otherwise standard input; where {@code {result}} is, it writes its
 * model there, otherwise to standard output.
 *
 * @param lists the lists of words it has besides its command
 * @param encoding the encoding it is quickest with, by name; may be empty
 */
public record SolverSpec(
        String name,
        List<String> command,
        Map<Key, List<String>> lists,
        Answers answers,
        InputLanguage language,
        String encoding,
        String install) {

    /** The lists of words that an entry may have; those that it has not are empty. */
    public enum Key {
        /** The command that prints statistics, too. */
        STATISTICS,
        /** Arguments added when the formula is a puzzle's. */
        PUZZLES,
        /** Arguments added when a model is wanted that has most variables true. */
        NEAR,
        /** Arguments that set the number of conflicts after which it gives up. */
        CONFLICTS,
        /** Arguments that make it list all models. */
        ALL,
        /** Arguments added when a seed is asked for. */
        SEED,
        /** Arguments that set its time limit. */
        TIME,
        /** Arguments that make it write a proof. */
        PROOF,
        /** The command that prints its version. */
        VERSION;

        /** Its name in solvers.yaml. */
        String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * How it answers.
     *
     * @param exit the exit codes that go with each verdict
     * @param closesModel whether a model always ends with a 0, so that one without is known to be cut off
     */
    public record Answers(OutputFormat format, Map<Status, Set<Integer>> exit, boolean closesModel) {}

    /** Of {@code solve}. */
    private static final Map<Status, Set<Integer>> OWN_EXITS =
            Map.of(Status.SATISFIABLE, Set.of(0), Status.UNSATISFIABLE, Set.of(20), Status.UNKNOWN, Set.of(4));

    /** A command of this program that runs a built-in engine as a solver. */
    public static SolverSpec own(BuiltIn engine, List<String> command) {
        boolean isSat = engine.language() == InputLanguage.CNF;
        return new SolverSpec(
                engine.label(),
                command,
                new EnumMap<>(Key.class),
                new Answers(OutputFormat.DIMACS, isSat ? SolversFile.COMPETITION_EXITS : OWN_EXITS, true),
                isSat ? InputLanguage.CNF : InputLanguage.CSV,
                engine.language() == InputLanguage.OPB ? engine.language().label() : "",
                "");
    }

    /** The same solver with options of its own; its name then includes them. */
    public SolverSpec withOptions(List<String> options) {
        Map<Key, List<String>> others = new EnumMap<>(Key.class);
        others.putAll(lists);
        others.computeIfPresent(Key.STATISTICS, (key, words) -> inserted(words, options));
        return new SolverSpec(
                name + " " + String.join(" ", options),
                inserted(command, options),
                others,
                answers,
                language,
                encoding,
                install);
    }

    private static List<String> inserted(List<String> command, List<String> options) {
        List<String> words = new ArrayList<>(command);
        if (!words.isEmpty()) {
            words.addAll(1, options);
        }
        return words;
    }

    /** The same solver, called so that it prints statistics. */
    public SolverSpec withStatistics() {
        List<String> printing = has(Key.STATISTICS) ? words(Key.STATISTICS) : command;
        return new SolverSpec(name, printing, lists, answers, language, encoding, install);
    }

    public List<String> words(Key key) {
        return lists.getOrDefault(key, List.of());
    }

    /** The program, as it is written in solvers.yaml. */
    public String program() {
        return command.get(0);
    }

    public boolean can(Capability capability) {
        return switch (capability) {
            case READ_CNF, CHECK_MODELS, CERTIFY -> language == InputLanguage.CNF;
            case REPAIR -> language == InputLanguage.WCNF;
            case LIST_ALL -> has(Key.ALL);
            case WRITE_PROOFS -> has(Key.PROOF);
            case COUNT_CONFLICTS -> has(Key.STATISTICS);
            case SEED -> has(Key.SEED);
            case BOUND_MEMORY -> true;
            case ASSUME -> false;
        };
    }

    public boolean has(Key key) {
        return !words(key).isEmpty();
    }
}
