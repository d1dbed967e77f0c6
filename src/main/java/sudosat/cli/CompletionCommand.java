package sudosat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code sudosat completion}. */
@Command(
    name = "completion",
    header = "Print a script for shell completion.",
    description = {"", "The script serves both shells.", ""},
    footer = {"", "Examples:", "  source <(sudosat completion bash)", "  sudosat completion zsh > ~/.sudosat-completion"})
final class CompletionCommand extends SudosatCommand {
  /** The shells there are scripts for. */
  enum Shell {
    BASH,
    ZSH
  }

  @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
  private Shell shell;

  CompletionCommand(Console console) {
    super(console, ExitCode.WITHOUT_BACKEND);
  }

  @Override
  public Integer call() throws IOException {
    String script = AutoComplete.bash("sudosat", Cli.withAllCommands(console));
    console.out().write(script.getBytes(StandardCharsets.UTF_8));
    return ExitCode.DONE.number;
  }
}
