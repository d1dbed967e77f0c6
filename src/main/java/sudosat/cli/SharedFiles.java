package sudosat.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.Completion;
import sudosat.cli.help.ManPage;
import sudosat.cli.report.Console;
import sudosat.engine.SolversLocator;

/** Writes the files of the distribution's directory share: man pages and completion scripts. The build runs it. */
public final class SharedFiles {
    private SharedFiles() {}

    /** Takes the directory to write to, the directory of solvers.yaml, and the version. */
    public static void main(String[] args) throws IOException {
        Path share = Path.of(args[0]);
        Map<String, String> environment = Map.of();
        Console console = new Console(
                new ByteArrayInputStream(new byte[0]),
                OutputStream.nullOutputStream(),
                System.err,
                environment,
                SolversLocator.of(environment, Path.of(args[1])),
                args[2]);
        List<CommandHelp> commands = HelpPages.commands(console);
        write(
                share.resolve("man/man1/sudosat.1"),
                ManPage.overview(commands, HelpPages.PROGRAM_OPTIONS, console.version()));
        for (CommandHelp command : commands) {
            write(share.resolve("man/man1/sudosat-" + command.name() + ".1"), ManPage.of(command, console.version()));
        }
        write(share.resolve("bash-completion/completions/sudosat"), Completion.bash(commands));
        write(share.resolve("zsh/site-functions/_sudosat"), Completion.zsh(commands));
        write(share.resolve("fish/vendor_completions.d/sudosat.fish"), Completion.fish(commands));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
