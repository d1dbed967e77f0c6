package sudosat.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What {@code sudosat} does without a command: tell which there are. */
@Command(
    name = "sudosat",
    header = "Bridges SAT solvers to tuples of sudokus.",
    description = {
      "",
      "A puzzle is n grids of one size, two unless told, in a CSV file: a row a line, 0 for an empty cell, grid after grid. "
          + "Corresponding cells of the grids hold different values.",
      ""
    },
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  sudosat solve pair.csv",
      "  sudosat encode pair.csv | kissat -q | sudosat decode --like pair.csv",
      "",
      "'sudosat help COMMAND' tells more of each."
    })
final class RootCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
  private boolean help;

  @Option(names = {"-V", "--version"}, versionHelp = true, description = "Show the version.")
  private boolean version;

  @Override
  public Integer call() {
    CommandLine command = spec.commandLine();
    command.usage(command.getErr());
    return ExitCode.USER_ERROR.number;
  }
}
