package sudosat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Request;
import sudosat.cnf.Answer;
import sudosat.cnf.ClauseList;
import sudosat.cnf.ModelCheck;
import sudosat.dimacs.AnswerWriter;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.io.Input;
import sudosat.io.Output;

/** {@code sudosat run}. */
@Command(
    name = "run",
    header = "Run a solver on any DIMACS CNF.",
    description = {
      "",
      "Prints s and v lines and exits as the SAT competition wants it, whatever the solver prints. The model is checked against every clause.",
      ""
    },
    footer = {"", "Example:", "  sudosat encode pair.csv | sudosat run --backend sat4j | sudosat decode --like pair.csv"})
final class RunCommand extends SudosatCommand {
  @Parameters(arity = "0..1", paramLabel = "CNF", description = "The formula; standard input unless given.")
  private String file;

  @Mixin private BackendOptions options;

  @Option(names = "--proof", paramLabel = "FILE", description = "Have the solver write its DRAT proof of unsatisfiability here (kissat, cadical).")
  private Path proof;

  @Option(names = "--relaxed", description = "Only warn of wrong counts and of a missing last 0.")
  private boolean relaxed;

  @Mixin private OutputOption output;

  RunCommand(Console console) {
    super(console, ExitCode.AS_SOLVERS);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Request request = options.request(Optional.ofNullable(proof));
    Backend backend = options.backend(console);
    ClauseList formula = read();
    Answer answer = backend.solve(formula, request);
    if (answer instanceof Answer.Satisfiable satisfiable) {
      ModelCheck.brokenClause(formula, satisfiable.model()).ifPresent(clause -> {
        throw new BackendError(backend.name() + " returned a wrong model: it breaks the clause " + clause);
      });
    }
    try (Output out = output.open(console)) {
      AnswerWriter.write(answer, formula.variables(), out.stream());
      out.commit();
    }
    return exitCode(answer).number;
  }

  private ClauseList read() throws IOException {
    Input input = Input.of(file, console.in());
    try (InputStream in = input.open()) {
      return DimacsReader.read(in, input.name(), relaxed ? Strictness.RELAXED : Strictness.STRICT, console::warn).formula();
    }
  }

  private static ExitCode exitCode(Answer answer) {
    if (answer instanceof Answer.Satisfiable) {
      return ExitCode.SATISFIABLE;
    }
    return answer instanceof Answer.Unsatisfiable ? ExitCode.UNSATISFIABLE : ExitCode.UNDECIDED;
  }
}
