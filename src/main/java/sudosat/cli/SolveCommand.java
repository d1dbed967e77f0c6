package sudosat.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.encode.Encoding;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.io.Output;
import sudosat.model.Tuple;
import sudosat.pipeline.Outcome;
import sudosat.pipeline.Pipeline;
import sudosat.pipeline.Trust;
import sudosat.rules.Puzzle;

/** {@code sudosat solve}. */
final class SolveCommand extends SudosatCommand {
  private static final PuzzleFormat FORMAT = Formats.CSV;

  private final Setting<List<String>> files = options().arguments("PUZZLE", "The puzzles; standard input unless given.");
  private final BackendOptions backends = new BackendOptions(options());
  private final Setting<Encoding> encoding = options().option("-e --encoding", "NAME", Type.ENCODING,
      "textbook, minimal or compact; what the backend likes best unless told.");
  private final Setting<Boolean> paranoid = options().flag("--paranoid", "Hold the solver's model against every clause, too.");
  private final Setting<Boolean> count = options().flag("--count", "Print the number of solutions, found one by one: for small numbers.");
  private final Setting<String> output = outputOption();
  private final PuzzleOptions puzzleOptions = new PuzzleOptions(options());

  SolveCommand(Console console) {
    super(console);
  }

  @Override
  Description description() {
    return new Description(
        "Solve puzzles.",
        "Prints the solved grids, or None where there is no solution. Every solution has passed a rule checker that knows nothing of SAT. "
            + "Several puzzles are answered in order, each after a line '#puzzle I'.",
        List.of("sudosat solve pair.csv",
            "sudosat solve --backend kissat --timeout 10s pair.csv",
            "sudosat solve --count pair.csv"),
        ExitCode.OF_ANSWERS);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Puzzle> puzzles = new ArrayList<>();
    for (String file : files.value().orElse(List.of("-"))) {
      puzzles.addAll(puzzleOptions.readAll(file, console));
    }
    Backend backend = backends.backend(console);
    try (Output out = open(output);
        PipeWatch watch = PipeWatch.start()) {
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
    Pipeline pipeline = new Pipeline(backend, encoding.value(), backends.request(Optional.empty()), trust());
    return count.isOn() ? printCount(pipeline.count(puzzle), out) : printSolution(pipeline.solve(puzzle), out);
  }

  private Trust trust() {
    return paranoid.isOn() ? Trust.NOTHING : Trust.RULES;
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
