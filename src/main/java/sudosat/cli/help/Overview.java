package sudosat.cli.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What help and the man page say about the program as a whole. */
final class Overview {
    static final String HEADER =
            "Generate, solve, check and explain sudokus, alone or in linked pairs, with any SAT solver.";

    static final List<String> DETAILS = List.of(
            "A puzzle is one grid or a tuple of grids of the same size, usually two. Corresponding cells of the grids"
                    + " hold different values. In a CSV file, each line is a row, 0 is an empty cell, and the grids"
                    + " follow each other.",
            "A SAT solver takes a formula of clauses and finds values that make it true, or reports that there are"
                    + " none. sudosat contains two of them. 'sudosat help glossary' explains the words.",
            "Without a file, or with -, commands read standard input. They print results to standard output and"
                    + " messages to standard error.");

    static final List<String> EXAMPLES =
            List.of("sudosat solve pair.csv", "sudosat encode pair.csv | kissat -q | sudosat decode --like pair.csv");

    static final Map<String, String> ENVIRONMENT = environment();

    private Overview() {}

    private static Map<String, String> environment() {
        Map<String, String> variables = new LinkedHashMap<>();
        variables.put("SUDOSAT_SOLVERS", "A file whose solvers are added to those of solvers.yaml, as by --solvers.");
        variables.put(
                "SUDOSAT_CACHE",
                "Where the class data archive is, for a fast start (default: ~/.cache/sudosat); empty for none.");
        variables.put("JAVA_HOME", "The Java to run (default: the first on the PATH).");
        variables.put("JAVA_OPTS", "Options for Java, as in -Xmx4g.");
        variables.put("TMPDIR", "The directory of temporary files.");
        variables.put("NO_COLOR", "If set, pictures in text have no colors.");
        return variables;
    }
}
