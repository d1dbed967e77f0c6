package sudosat.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sudosat.Project;

/** The scripts below src/test/resources/solvers, each a solver that misbehaves in one way. */
final class OddSolvers {
    static final Path FOLDER =
            Project.HOME.resolve("src/test/resources/solvers").toAbsolutePath().normalize();

    /** A 4x4 puzzle, and its solution, which the honest among them know. */
    static final String PUZZLE = "1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n";

    static final String SOLUTION = "1,3,2,4\n4,2,3,1\n2,4,1,3\n3,1,4,2\n";

    private OddSolvers() {}

    static List<String> names() throws IOException {
        try (Stream<Path> scripts = Files.list(FOLDER)) {
            return scripts.filter(Files::isExecutable)
                    .map(script -> script.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /** A solvers.yaml with all of them. */
    static String yaml() throws IOException {
        StringBuilder yaml = new StringBuilder();
        for (String name : names()) {
            yaml.append(yaml(name));
        }
        return yaml.toString();
    }

    /** A solvers.yaml with one of them. */
    static String yaml(String name) {
        return name + ": {command: ['" + FOLDER.resolve(name) + "'" + arguments(name) + "]}\n";
    }

    /** A solvers.yaml with one of them under another name, given these arguments when it is asked for a proof. */
    static String yaml(String name, String alias, String proofArguments) {
        return yaml(name).replaceFirst(name, alias).replace("]}\n", "], proof: [" + proofArguments + "]}\n");
    }

    private static String arguments(String name) {
        return switch (name) {
            case "needs-file" -> ", '{cnf}'";
            case "writes-result-file" -> ", '{result}'";
            default -> "";
        };
    }
}
