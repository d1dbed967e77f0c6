package sudosat.cli;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudosat.dimacs.DimacsWriter;
import sudosat.encode.Encoding;
import sudosat.encode.PuzzleFormula;
import sudosat.io.Output;
import sudosat.pipeline.CnfHeader;
import sudosat.pipeline.Pipeline;
import sudosat.rules.Puzzle;

/** {@code sudosat encode}. */
@Command(
    name = "encode",
    header = "Write a puzzle as DIMACS CNF.",
    description = {
      "",
      "Value m in row i, column j (from 0) of grid s (from 0) is variable s*N^3 + i*N^2 + j*N + m, whatever the encoding; auxiliary variables "
          + "come after n*N^3.",
      ""
    },
    footer = {"", "Example:", "  sudosat encode pair.csv | kissat -q | sudosat decode --like pair.csv"})
final class EncodeCommand extends SudosatCommand {
  @Parameters(arity = "0..1", paramLabel = "PUZZLE", description = "The puzzle; standard input unless given.")
  private String file;

  @Option(names = {"-e", "--encoding"}, paramLabel = "NAME",
      description = "textbook (everything, pairwise), minimal (the exercise's smaller list), or compact (clues propagated; the default).")
  private Encoding encoding;

  @Option(names = {"-b", "--backend"}, paramLabel = "NAME", description = "Take the encoding that this backend likes best.")
  private String backend;

  @Mixin private SolversOption solvers;

  @Option(names = "--show", description = "Add the line 'c p show …' that has model counters project onto the cell variables.")
  private boolean show;

  @Mixin private OutputOption output;

  @Mixin private PuzzleOptions puzzles;

  EncodeCommand(Console console) {
    super(console, ExitCode.WITHOUT_BACKEND);
  }

  @Override
  public Integer call() throws IOException {
    Puzzle puzzle = puzzles.readOne(file, console);
    Encoding chosen = encoding != null ? encoding : preferred();
    PuzzleFormula formula = new PuzzleFormula(puzzle, chosen);
    try (Output out = output.open(console)) {
      DimacsWriter.write(formula, CnfHeader.of(puzzle, chosen, show), out.stream());
      out.commit();
    }
    return ExitCode.DONE.number;
  }

  private Encoding preferred() {
    return backend == null ? Encoding.COMPACT : Pipeline.preferred(solvers.backends(console).configured(backend));
  }
}
