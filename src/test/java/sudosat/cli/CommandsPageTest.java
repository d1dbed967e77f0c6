package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import sudosat.Project;
import sudosat.cli.report.Console;
import sudosat.engine.SolversLocator;

/**
 * Compares docs/reference/commands.md with the definitions that {@code --help} is made of. After an intended change
 * copy build/commands.md over the page.
 */
class CommandsPageTest {
    @Test
    void thePageHasEveryCommandAndOption() throws IOException {
        StringBuilder page = new StringBuilder("""
            # Commands and options

            This page is generated from the same definitions as `sudosat help COMMAND`.
            """);
        Map<String, String> environment = Map.of();
        SolversLocator solvers = SolversLocator.of(environment, Project.HOME);
        Console console = new Console(System.in, System.out, System.err, environment, solvers, "unknown");
        Cli.withAllCommands(console).getSubcommands().forEach((name, command) -> {
            if (!name.equals("help")) {
                append(page, command);
            }
        });
        Files.writeString(Project.HOME.resolve("build/commands.md"), page);
        Path recorded = Project.HOME.resolve("docs/reference/commands.md");
        assertEquals(Files.readString(recorded), page.toString());
    }

    private static void append(StringBuilder page, CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        UsageMessageSpec usage = spec.usageMessage();
        page.append("\n## ").append(spec.name()).append("\n\n");
        page.append(text(usage.header())).append("\n\n```\n");
        page.append(command.getHelp().synopsis(0)).append("```\n");
        String details = text(usage.description());
        page.append(details.isEmpty() ? "" : "\n" + details + "\n").append('\n');
        arguments(spec).forEach(argument -> page.append("- `")
                .append(label(argument))
                .append("`: ")
                .append(text(argument.description()))
                .append('\n'));
        page.append("\nExit codes:\n\n");
        usage.exitCodeList().forEach((code, meaning) -> page.append("- ")
                .append(code.strip())
                .append(": ")
                .append(meaning)
                .append('\n'));
        page.append("\n```sh\n");
        Stream.of(usage.footer()).forEach(line -> page.append(line.strip()).append('\n'));
        page.append("```\n");
    }

    private static List<ArgSpec> arguments(CommandSpec spec) {
        List<ArgSpec> arguments = new ArrayList<>(spec.positionalParameters());
        spec.options().stream()
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .forEach(arguments::add);
        arguments.removeIf(ArgSpec::hidden);
        return arguments;
    }

    private static String label(ArgSpec argument) {
        if (argument instanceof OptionSpec option) {
            String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
            return Stream.of(option.names()).collect(Collectors.joining("`, `")) + value;
        }
        return argument.paramLabel();
    }

    /** Lines as Markdown, where some characters have a meaning. */
    private static String text(String... lines) {
        return String.join(" ", lines).strip().replaceAll("([*_<|])", "\\\\$1");
    }
}
