package sudosat.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What all commands have in common. */
abstract class SudosatCommand implements Callable<Integer> {
  final Console console;
  private final ExitCode[] exitCodes;

  @Option(names = {"-h", "--help"}, usageHelp = true, order = 100, description = "Show this help.")
  private boolean help;

  /** A command that ends with one of these exit codes; they are told in its help. */
  SudosatCommand(Console console, ExitCode... exitCodes) {
    this.console = console;
    this.exitCodes = exitCodes;
  }

  CommandLine commandLine() {
    CommandLine command = new CommandLine(this);
    Types.register(command);
    command.getCommandSpec().usageMessage().exitCodeListHeading("%nExit codes:%n").exitCodeList(ExitCode.list(exitCodes));
    return command;
  }
}
