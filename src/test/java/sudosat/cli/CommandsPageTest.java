package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sudosat.Project;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.HelpItem;
import sudosat.cli.help.OptionGroup;

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
        HelpTest.commands().forEach(command -> append(page, command));
        Files.writeString(Project.HOME.resolve("build/commands.md"), page);
        Path recorded = Project.HOME.resolve("docs/reference/commands.md");
        assertEquals(Files.readString(recorded), page.toString());
    }

    private static void append(StringBuilder page, CommandHelp command) {
        page.append("\n## ").append(command.name()).append("\n\n");
        page.append(markdown(command.header())).append("\n\n```\n");
        page.append(command.synopsis()).append("\n```\n");
        command.details()
                .forEach(paragraph ->
                        page.append('\n').append(markdown(paragraph)).append('\n'));
        append(page, "Arguments", command.arguments());
        for (OptionGroup group : OptionGroup.values()) {
            append(page, group.heading(), group.of(command));
        }
        page.append("\nExit codes:\n\n");
        command.exitCodes()
                .forEach((code, meaning) -> page.append("- ")
                        .append(code)
                        .append(": ")
                        .append(meaning)
                        .append('\n'));
        page.append("\n```sh\n");
        command.examples().forEach(example -> page.append(example).append('\n'));
        page.append("```\n");
    }

    private static void append(StringBuilder page, String heading, List<HelpItem> items) {
        if (!items.isEmpty()) {
            page.append('\n').append(heading).append(":\n\n");
            items.forEach(item -> page.append("- ")
                    .append(label(item))
                    .append(": ")
                    .append(markdown(item.description()))
                    .append('\n'));
        }
    }

    private static String label(HelpItem item) {
        return List.of(item.usage().split(", ")).stream().collect(Collectors.joining("`, `", "`", "`"));
    }

    /** Text in which some characters would have a meaning. */
    private static String markdown(String text) {
        return text.replaceAll("([*_<|])", "\\\\$1");
    }
}
