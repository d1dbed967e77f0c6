package sudosat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudosat.cli.help.HelpText;
import sudosat.cli.help.Topic;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.io.UserError;

/** {@code sudosat help}. */
final class HelpCommand extends SudosatCommand {
    private final Setting<String> subject =
            options().argument("COMMAND|TOPIC", new Subject(), "What to explain (default: the program as a whole).");

    HelpCommand(Console console) {
        super(console);
    }

    /** The name of a command or of a topic. */
    private static final class Subject extends Type.Text {
        @Override
        List<String> words(Console console) {
            return Stream.concat(
                            Stream.of(CommandName.values()).map(CommandName::word),
                            Stream.of(Topic.values()).map(Topic::label))
                    .distinct()
                    .toList();
        }
    }

    @Override
    Description description() {
        return new Description(
                "Explain a command or a topic.",
                "The topics are pages of the reference in docs/reference.",
                "",
                List.of("sudosat help solve", "sudosat help rules"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    ExitCode run() throws IOException {
        String text = subject.value().map(this::explain).orElseGet(() -> HelpPages.overview(console));
        console.out().write(text.getBytes(StandardCharsets.UTF_8));
        return ExitCode.DONE;
    }

    /** Both, if a command and a topic have the same name. */
    private String explain(String name) {
        Optional<Topic> topic = Topic.named(name);
        Optional<CommandName> command = CommandName.of(name);
        if (command.isEmpty()) {
            return topic.orElseThrow(() -> new UserError("help: found " + UserError.quote(name)
                            + ", expected a command or topic: " + String.join(", ", new Subject().words(console))))
                    .text();
        }
        String help = HelpText.complete(HelpPages.command(command.get(), console));
        return topic.map(page -> help + "\n" + page.text()).orElse(help);
    }
}
