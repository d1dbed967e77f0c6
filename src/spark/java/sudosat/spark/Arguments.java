package sudosat.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sudosat.format.PuzzleFormat;
import sudosat.io.UserError;

/**
 * The command line: {@code COMMAND IN OUT [options of the command]}, or {@code generate OUT K [N] [options]}.
 *
 * @param input empty for a command that reads no puzzles
 */
record Arguments(String command, String input, String output, List<String> options) {
    private static final String USAGE = "expected solve, check, explain, convert or render with IN OUT [OPTIONS], or"
            + " generate OUT K [N] [OPTIONS]; OUT is a folder, or a table if its name ends in .parquet";

    private static final Set<String> COMMANDS = Set.of("solve", "check", "explain", "convert", "render", "generate");
    /** Commands that stay on one machine, and why. */
    private static final Map<String, String> REFUSED = Map.of(
            "bench", "it measures time, and tasks that share a machine slow each other down",
            "encode", "it writes one formula",
            "run", "it solves one formula",
            "decode", "it reads the output of one solver",
            "verify", "it checks one proof",
            "backends", "it shows the solvers of that machine");

    static Arguments parse(String... args) {
        String command = args.length == 0 ? "" : args[0];
        if (REFUSED.containsKey(command)) {
            throw new UserError(command + " is for one machine: " + REFUSED.get(command));
        }
        int names = command.equals("generate") ? 2 : 3;
        if (!COMMANDS.contains(command) || args.length < names) {
            throw new UserError("found " + UserError.quote(String.join(" ", args)) + ", " + USAGE);
        }
        Arguments parsed = new Arguments(
                command,
                names == 2 ? "" : args[1],
                args[names - 1],
                List.of(args).subList(names, args.length));
        parsed.requireSense();
        return parsed;
    }

    private void requireSense() {
        refuse("the answers go to OUT", "--output", "--proof", "--proof-cnf");
        if (!isGenerate()) {
            refuse("IN names the puzzles", "PUZZLE", "--solution");
        } else if (number() == 1) {
            refuse("SUDOSAT_SOLVERS names that file on every machine", "--solvers", "--solvers-only");
        }
        if (isTable() && !Table.isFor(command)) {
            throw new UserError(
                    output + ": found " + command + ", expected solve, check, explain or generate for a table");
        } else if (isTable()) {
            refuse("a table has other columns", "--all", "--limit", "--true-candidates", "--clash");
            refuse("a table has other columns", "--fewest", "--repair", "--hint", "--stats", "--pretty");
            if (!isGenerate()) { // where it is another name of --number
                refuse("a table has other columns", "--count");
            }
        }
    }

    private void refuse(String reason, String... given) {
        for (String option : given) {
            if (given(option).isPresent()) {
                throw new UserError("found " + option + ", but " + reason);
            }
        }
    }

    boolean isGenerate() {
        return input.isEmpty();
    }

    boolean isTable() {
        return output.endsWith(".parquet");
    }

    /** What is given for an option, if the command has it. */
    Optional<String> given(String option) {
        return Job.cli().given(option, command, options.toArray(String[]::new));
    }

    private boolean isGiven(String... any) {
        return List.of(any).stream().anyMatch(option -> given(option).isPresent());
    }

    /** The same with another option at the end. */
    Arguments with(String option, String value) {
        List<String> more = new ArrayList<>(options);
        more.addAll(List.of(option, value));
        return new Arguments(command, input, output, more);
    }

    boolean isQuiet() {
        return isGiven("--quiet");
    }

    /** How many puzzles to generate. */
    int number() {
        return given("--number").map(Integer::parseInt).orElse(1);
    }

    /**
     * The command as tasks run it: without progress, and with no more threads than it is given.
     *
     * @param threads that it uses
     */
    Job job(Optional<PuzzleFormat> format, int threads) {
        boolean isByPuzzle =
                command.equals("render") || isGiven("--all", "--clash") || isGiven("--limit") && !isGiven("--count");
        List<String> all = new ArrayList<>(options);
        if (!command.equals("convert") && !command.equals("render")) {
            add(all, "--quiet");
            if (!isByPuzzle) {
                add(all, "--jobs", String.valueOf(threads));
            }
        }
        if (isTable() && Table.isJson(command)) {
            add(all, "--json");
        }
        format.ifPresent(read -> add(all, "--from", read.name()));
        return new Job(command, all, unreadable(format), isByPuzzle);
    }

    private void add(List<String> all, String... option) {
        if (!isGiven(option[0])) {
            all.addAll(List.of(option));
        }
    }

    /** Where one line answers each puzzle every puzzle has its line. */
    private String unreadable(Optional<PuzzleFormat> format) {
        boolean isLineForLine =
                format.isPresent() && given("--to").orElse(format.get().name()).equals("line");
        boolean hasOneLine = isGiven("--count") || isLineForLine && !isGiven("--all", "--limit", "--true-candidates");
        return command.equals("solve") && hasOneLine && !isGiven("--pretty") ? "Unknown\n" : "";
    }

    /** The pattern of the names of pictures, given how many there are; empty where there are none. */
    String pictures(int number) {
        String kind = given("--to").orElse("text").toLowerCase(Locale.ROOT);
        int digits = String.valueOf(number).length();
        return command.equals("render") ? "%0" + digits + "d." + (kind.equals("text") ? "txt" : kind) : "";
    }
}
