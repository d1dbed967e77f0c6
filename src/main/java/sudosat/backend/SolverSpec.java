package sudosat.backend;

import java.util.List;
import java.util.Map;
import java.util.Set;
import sudosat.dimacs.SolverOutput.Status;

/**
 * How to call a solver and what its exit codes mean: an entry of solvers.yaml.
 *
 * <p>Argument lists may hold {@code {cnf}}, {@code {result}}, {@code {proof}}, {@code {seed}} and {@code {seconds}}. A command with {@code
 * {cnf}} reads a file, otherwise standard input; one with {@code {result}} writes its model there, otherwise to standard output.
 *
 * @param seed arguments added when a seed is asked for; empty if the solver takes none
 * @param time arguments that tell it the time limit
 * @param proof arguments that make it write a proof
 * @param exit the exit codes that go with each verdict
 * @param closesModel whether a model always ends with a 0, so that one without is known to be cut off
 * @param encoding the encoding it likes best, by name; may be empty
 */
record SolverSpec(
    String name,
    List<String> command,
    List<String> seed,
    List<String> time,
    List<String> proof,
    List<String> version,
    Map<Status, Set<Integer>> exit,
    boolean closesModel,
    String encoding,
    String install) {

  boolean readsFile() {
    return mentions("{cnf}");
  }

  boolean writesResultFile() {
    return mentions("{result}");
  }

  private boolean mentions(String placeholder) {
    for (String argument : command) {
      if (argument.contains(placeholder)) {
        return true;
      }
    }
    return false;
  }

  /** The program, as it is written in solvers.yaml. */
  String program() {
    return command.get(0);
  }
}
