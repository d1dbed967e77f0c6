package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.Project;
import sudosat.Shell;
import sudosat.backend.BuiltIn;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.HelpItem;
import sudosat.cli.help.HelpText;
import sudosat.cli.help.OptionGroup;
import sudosat.cli.help.Topic;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;
import sudosat.engine.SolversLocator;
import sudosat.explain.Technique;
import sudosat.format.Formats;
import sudosat.languages.Language;
import sudosat.puzzle.rules.Rules;
import sudosat.render.PictureKind;

/** What the program says about itself. */
public class HelpTest {
    /** All commands, as help describes them. */
    public static List<CommandHelp> commands() {
        Map<String, String> environment = Map.of();
        SolversLocator solvers = SolversLocator.of(environment, Project.HOME);
        return HelpPages.commands(new Console(System.in, System.out, System.err, environment, solvers, "unknown"));
    }

    @Test
    void everyOptionIsInOneGroup() {
        List<String> grouped = Stream.of(OptionGroup.values())
                .flatMap(group -> group.names().stream())
                .sorted()
                .toList();
        TreeSet<String> declared = new TreeSet<>();
        commands().forEach(command -> command.options().forEach(option -> declared.add(option.name())));
        assertEquals(List.copyOf(declared), grouped);
    }

    @Test
    void readmeNamesEveryCommand() throws IOException {
        String readme = Files.readString(Project.HOME.resolve("README.md"));
        commands().forEach(command -> assertTrue(readme.contains("\n| `" + command.name()), command.name()));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void completeHelpHasEverythingInEightyColumns(CommandHelp command) {
        String help = HelpText.complete(command);
        for (HelpItem option : command.options()) {
            assertTrue(help.contains(" " + option.usage() + "\n") || help.contains(" " + option.usage() + "  "), help);
        }
        command.exitCodes().keySet().forEach(code -> assertTrue(help.contains("\n" + String.format("  %2d  ", code))));
        Stream.of(help.split("\nExamples?:\n")[0].split("\n")).forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void briefHelpHasAtMostTenOptionsAndTwoExamples(CommandHelp command) {
        assertTrue(command.common().size() <= 10);
        String help = HelpText.brief(command);
        for (String name : command.common()) {
            assertTrue(help.contains(command.option(name).orElseThrow().usage()), help);
        }
        assertTrue(help.split("\n  sudosat |\n  source ").length - 1 <= 2, help);
        assertTrue(help.endsWith("'sudosat " + command.name() + " --help' lists all options.\n"));
        assertTrue(help.lines().count() <= 45, help);
    }

    @ParameterizedTest
    @EnumSource
    void topicsNameEverythingThatIsDefined(Topic topic) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(Project.HOME, "sudosat help " + topic.label(), "");
        assertEquals(0, result.exitCode(), result.stderr());
        String text = result.stdout();
        for (String name : defined(topic)) {
            // As a word: a short name may be a part of others.
            Pattern word =
                    Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + (name.endsWith(" ") ? "" : "(?![\\w-])"));
            assertTrue(word.matcher(text).find(), name + " is not in\n" + text);
        }
        assertFalse(Pattern.compile("\\]\\(|\\*\\*|`|\\| ---").matcher(text).find(), text);
        text.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }

    private static List<String> defined(Topic topic) {
        return switch (topic) {
            case RULES ->
                Rules.keywords().stream().map(keyword -> "  #" + keyword).toList();
            case FORMATS -> Formats.names();
            case ENCODINGS ->
                Stream.concat(Stream.of(Encoding.values()), Stream.of(AtMostOneEncoding.values()))
                        .map(value -> "  " + value.name().toLowerCase(Locale.ROOT) + " ")
                        .toList();
            case BACKENDS ->
                BuiltIn.labels().stream().map(label -> "  " + label + " ").toList();
            case EXIT_CODES ->
                Stream.of(ExitCode.values()).map(code -> code.number + " ").toList();
            case JSON -> List.of("wellFormed", "violations", "clash", "repaired", "hodoku", "placed", "atLeast");
            case LANGUAGES ->
                Stream.of(Language.values())
                        .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList();
            case SOLVERS_YAML -> List.of("command", "language", "puzzles", "conflicts", "proof", "{input}");
            case VERDICTS -> List.of("well-formed", "solvable", "unique", "minimal", "--clash", "--repair");
            case PROOFS -> List.of("--strict", "--core", "--trim", "--lrat");
            case TECHNIQUES ->
                Stream.of(Technique.values()).map(Technique::title).toList();
            case PICTURES ->
                Stream.of(PictureKind.values())
                        .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                        .toList();
            case LIMITS -> List.of("256", "INT, TERM, HUP", "KILL");
            case GLOSSARY -> List.of("clause", "MUS", "SAT solver", "maximal");
        };
    }
}
