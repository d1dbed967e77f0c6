package sudosat.cli.help;

import java.util.List;

/** The headings under which help lists options. An option name means the same in every command. */
public enum OptionGroup {
    TASK(
            "Task",
            "--all --count --limit --true-candidates --unique --minimal --solution --clash --smallest --repair --hint"
                    + " --stats --solve --candidates --show-difficulty --number --fewest --repeat"),
    PUZZLE(
            "Puzzle",
            "--boxes --grids --rule --differ --difficulty --symmetry --holes --fill --from --like --cnf --relaxed"),
    SOLVER("Solver", "--backend --encoding --at-most-one --seed --solvers --solvers-only"),
    TRUST("Proofs and checks", "--certify --paranoid --proof --proof-cnf --strict --core --trim --lrat"),
    LIMITS("Limits", "--timeout --memory --jobs --conflicts"),
    OUTPUT(
            "Output",
            "--output --to --json --pretty --ascii --color --show --statistics --title --label --size --paper"
                    + " --per-page --cactus --scatter --versus"),
    GENERAL("General", "--verbose --quiet --help");

    private final String heading;
    /** In the order in which they are listed. */
    private final List<String> names;

    OptionGroup(String heading, String names) {
        this.heading = heading;
        this.names = List.of(names.split(" "));
    }

    public String heading() {
        return heading;
    }

    public List<String> names() {
        return names;
    }

    /** Those of a command's options that belong here, in order. */
    public List<HelpItem> of(CommandHelp command) {
        return names.stream().flatMap(name -> command.option(name).stream()).toList();
    }
}
