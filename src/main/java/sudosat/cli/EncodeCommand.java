package sudosat.cli;

import java.io.IOException;
import java.util.List;
import sudosat.dimacs.DimacsWriter;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.io.Output;
import sudosat.pipeline.CnfHeader;
import sudosat.pipeline.Pipeline;
import sudosat.rules.Puzzle;

/** {@code sudosat encode}. */
final class EncodeCommand extends SudosatCommand {
  private final Setting<String> file = options().argument("PUZZLE", Type.FILE_NAME, "The puzzle; standard input unless given.");
  private final StyleOptions styles = new StyleOptions(options());
  private final Setting<String> backend =
      options().option("-b --backend", "NAME", Type.TEXT, "Take the encoding that this backend likes best.");
  private final SolversOption solvers = new SolversOption(options());
  private final Setting<Boolean> show =
      options().flag("--show", "Add the line 'c p show ...' that has model counters project onto the cell variables.");
  private final Setting<String> output = outputOption();
  private final PuzzleOptions puzzles = new PuzzleOptions(options());

  EncodeCommand(Console console) {
    super(console);
  }

  @Override
  Description description() {
    return new Description(
        "Write a puzzle as DIMACS CNF.",
        "Value m in row i, column j (from 0) of grid s (from 0) is variable s*N^3 + i*N^2 + j*N + m, whatever the encoding; "
            + "auxiliary variables come after n*N^3.",
        List.of("sudosat encode pair.csv | kissat -q | sudosat decode --like pair.csv"),
        ExitCode.WITHOUT_BACKEND);
  }

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzles.readOne(file.value().orElse("-"), console).puzzles().get(0);
    Style style = styles.style(this::preferred);
    PuzzleFormula formula = new PuzzleFormula(puzzle, style);
    try (Output out = open(output)) {
      DimacsWriter.write(formula, CnfHeader.of(puzzle, style, show.isOn()), out.stream());
      out.commit();
    }
    return ExitCode.DONE.number;
  }

  private Style preferred() {
    return backend.value().map(name -> Pipeline.preferred(solvers.backends(console).configured(name))).orElse(Style.COMPACT);
  }
}
