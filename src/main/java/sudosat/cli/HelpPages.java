package sudosat.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.HelpItem;
import sudosat.cli.help.HelpText;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;

/** Help, as the declarations of commands and options say it. */
final class HelpPages {
    /** The options of the program itself. */
    static final List<HelpItem> PROGRAM_OPTIONS = List.of(
            flag("Show this help.", "-h", "--help"),
            flag(
                    "Show the version; with -v also Java, the system and the solvers found, for bug reports.",
                    "-V",
                    "--version"));

    private HelpPages() {}

    private static HelpItem flag(String description, String... names) {
        return new HelpItem(List.of(names), "", false, description, List.of(), false);
    }

    /** The program as a whole. */
    static String overview(Console console) {
        return HelpText.overview(commands(console), PROGRAM_OPTIONS);
    }

    static List<CommandHelp> commands(Console console) {
        return Stream.of(CommandName.values())
                .map(name -> command(name, console))
                .toList();
    }

    static CommandHelp command(CommandName name, Console console) {
        SudosatCommand command = name.build(console);
        CommandSpec spec = command.commandLine(name.word()).getCommandSpec();
        return of(name.word(), command.description(), spec, console);
    }

    private static CommandHelp of(
            String name, SudosatCommand.Description description, CommandSpec spec, Console console) {
        List<HelpItem> arguments = spec.positionalParameters().stream()
                .map(argument -> item(argument, List.of(), console))
                .toList();
        List<HelpItem> options = spec.options().stream()
                .filter(option -> !option.hidden())
                .map(option -> item(option, List.of(option.names()), console))
                .toList();
        Map<Integer, String> exitCodes = new LinkedHashMap<>();
        for (ExitCode code : description.exitCodes()) {
            exitCodes.put(code.number, code.meaning());
        }
        return new CommandHelp(
                name,
                description.header(),
                description.details().lines().toList(),
                arguments,
                options,
                Stream.of(description.common().split(" "))
                        .filter(word -> !word.isEmpty())
                        .toList(),
                description.examples(),
                exitCodes);
    }

    private static HelpItem item(ArgSpec spec, List<String> names, Console console) {
        boolean isFlag = spec.isOption() && spec.arity().max() == 0;
        boolean hasType = spec.converters().length > 0;
        Type<?> type = hasType ? (Type<?>) spec.converters()[0] : Type.TEXT;
        return new HelpItem(
                names,
                isFlag ? "" : spec.paramLabel(),
                spec.isMultiValue(),
                String.join(" ", spec.description()),
                type.words(console),
                type.isFile());
    }
}
