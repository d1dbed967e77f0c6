package sudosat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.Completion;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.io.UserError;

/** {@code sudosat completion}. */
final class CompletionCommand extends SudosatCommand {
    /** The shells there are scripts for. */
    private enum Shell {
        BASH,
        ZSH,
        FISH
    }

    private final Setting<Shell> shell =
            options().argument("SHELL", new Type.Choice<>(Shell.values()), "bash, zsh or fish.");

    CompletionCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Print a completion script for bash, zsh or fish.",
                "The installed program has the same scripts in its directory share. Print the script again after a"
                        + " change of solvers.yaml: it holds the names of the solvers.",
                "",
                List.of(
                        "source <(sudosat completion bash)",
                        "sudosat completion zsh > ~/.zsh/_sudosat   # a directory of fpath",
                        "sudosat completion fish > ~/.config/fish/completions/sudosat.fish"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    ExitCode run() throws IOException {
        Shell chosen = shell.value().orElseThrow(() -> new UserError("completion needs a shell: bash, zsh or fish"));
        List<CommandHelp> commands = HelpPages.commands(console);
        String script = switch (chosen) {
            case BASH -> Completion.bash(commands);
            case ZSH -> Completion.zsh(commands);
            case FISH -> Completion.fish(commands);
        };
        console.out().write(script.getBytes(StandardCharsets.UTF_8));
        return ExitCode.DONE;
    }
}
