package sudosat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.AutoComplete;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.io.UserError;

/** {@code sudosat completion}. */
final class CompletionCommand extends SudosatCommand {
    /** The shells there are scripts for. */
    private enum Shell {
        BASH,
        ZSH
    }

    private final Setting<Shell> shell = options().argument("SHELL", new Type.Choice<>(Shell.values()), "bash or zsh.");

    CompletionCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Print a script for shell completion.",
                "One script serves both shells.",
                List.of("source <(sudosat completion bash)", "sudosat completion zsh > ~/.sudosat-completion"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    public Integer call() throws IOException {
        if (shell.value().isEmpty()) {
            throw new UserError("completion: found no shell, expected bash or zsh");
        }
        String script = AutoComplete.bash("sudosat", Cli.withAllCommands(console));
        console.out().write(script.getBytes(StandardCharsets.UTF_8));
        return ExitCode.DONE.number;
    }
}
