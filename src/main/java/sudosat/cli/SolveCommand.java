package sudosat.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.encode.Encoding;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.io.Output;
import sudosat.model.Tuple;
import sudosat.pipeline.Outcome;
import sudosat.pipeline.Pipeline;
import sudosat.rules.Puzzle;

/** {@code sudosat solve}. */
@Command(
    name = "solve",
    header = "Solve puzzles.",
    description = {
      "",
      "Prints the solved grids, or None where there is no solution. Every solution has passed a rule checker that knows nothing of SAT. "
          + "Several puzzles are answered in order, each after a line '#puzzle I'.",
      ""
    },
    footer = {"", "Examples:", "  sudosat solve pair.csv", "  sudosat solve --backend kissat --timeout 10s pair.csv", "  sudosat solve --count pair.csv"})
final class SolveCommand extends SudosatCommand {
  private static final PuzzleFormat FORMAT = Formats.CSV;

  @Parameters(arity = "0..*", paramLabel = "PUZZLE", description = "The puzzles; standard input unless given.")
  private List<String> files = List.of();

  @Mixin private BackendOptions backendOptions;

  @Option(names = {"-e", "--encoding"}, paramLabel = "NAME", description = "textbook, minimal or compact; what the backend likes best unless told.")
  private Encoding encoding;

  @Option(names = "--count", description = "Print the number of solutions, found one by one: for small numbers.")
  private boolean count;

  @Mixin private OutputOption output;

  @Mixin private PuzzleOptions puzzleOptions;

  SolveCommand(Console console) {
    super(console, ExitCode.OF_ANSWERS);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Puzzle> puzzles = new ArrayList<>();
    for (String file : files.isEmpty() ? List.of("-") : files) {
      puzzles.addAll(puzzleOptions.readAll(file, console));
    }
    Backend backend = backendOptions.backend(console);
    try (Output out = output.open(console)) {
      Writer writer = new OutputStreamWriter(out.stream(), StandardCharsets.UTF_8);
      ExitCode code = puzzles.size() == 1 ? answer(puzzles.get(0), backend, writer) : answerAll(puzzles, backend, writer);
      writer.flush();
      out.commit();
      return code.number;
    }
  }

  /** One puzzle that cannot be answered does not end the batch; what the first lines of the exit code table say wins. */
  private ExitCode answerAll(List<Puzzle> puzzles, Backend backend, Writer out) throws IOException, InterruptedException {
    boolean failed = false;
    boolean unknown = false;
    for (int number = 1; number <= puzzles.size(); number++) {
      FORMAT.writeMark(number, out);
      try {
        unknown |= answer(puzzles.get(number - 1), backend, out) == ExitCode.UNKNOWN;
      } catch (BackendError error) {
        console.warn("puzzle " + number + ": " + error.getMessage());
        failed = true;
      }
      out.flush();
    }
    return failed ? ExitCode.BACKEND_ERROR : unknown ? ExitCode.UNKNOWN : ExitCode.DONE;
  }

  private ExitCode answer(Puzzle puzzle, Backend backend, Writer out) throws IOException, InterruptedException {
    Pipeline pipeline = new Pipeline(backend, Optional.ofNullable(encoding), backendOptions.request(Optional.empty()));
    return count ? printCount(pipeline.count(puzzle), out) : printSolution(pipeline.solve(puzzle), out);
  }

  private ExitCode printCount(OptionalLong solutions, Writer out) throws IOException {
    if (solutions.isEmpty()) {
      return unknown("time limit");
    }
    out.write(solutions.getAsLong() + "\n");
    return ExitCode.DONE;
  }

  private ExitCode printSolution(Outcome outcome, Writer out) throws IOException {
    if (outcome instanceof Outcome.Unknown undecided) {
      return unknown(undecided.reason());
    }
    Optional<Tuple> solution = outcome instanceof Outcome.Solved solved ? Optional.of(solved.solution()) : Optional.empty();
    FORMAT.writeSolution(solution, out);
    return solution.isPresent() ? ExitCode.DONE : ExitCode.NO_SOLUTION;
  }

  private ExitCode unknown(String reason) {
    console.warn("unknown: " + reason);
    return ExitCode.UNKNOWN;
  }
}
