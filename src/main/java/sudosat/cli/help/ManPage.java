package sudosat.cli.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Pages for man(1), in the macros of man(7). */
public final class ManPage {
    /** Short, as some characters are written as several. */
    private static final int SOURCE_WIDTH = 72;

    private final String version;
    private final StringBuilder page = new StringBuilder();

    private ManPage(String version) {
        this.version = version;
    }

    /** {@code sudosat-solve.1}. */
    public static String of(CommandHelp command, String version) {
        ManPage man = new ManPage(version);
        man.begin("sudosat-" + command.name(), command.header());
        man.section("SYNOPSIS");
        man.line(".B sudosat " + command.name());
        man.text(command.synopsis().substring(("sudosat " + command.name() + " ").length()));
        man.section("DESCRIPTION");
        man.paragraphs(Stream.concat(Stream.of(command.header()), command.details().stream())
                .toList());
        man.items(command.arguments());
        man.section("OPTIONS");
        for (OptionGroup group : OptionGroup.values()) {
            List<HelpItem> options = group.of(command);
            if (!options.isEmpty()) {
                man.line(".SS " + escaped(group.heading()));
                man.items(options);
            }
        }
        man.section("EXIT STATUS");
        command.exitCodes().forEach((code, meaning) -> man.tagged(Integer.toString(code), meaning));
        man.examples(command.examples());
        man.seeAlso("sudosat");
        return man.page.toString();
    }

    /** {@code sudosat.1}. */
    public static String overview(List<CommandHelp> commands, List<HelpItem> options, String version) {
        ManPage man = new ManPage(version);
        man.begin("sudosat", Overview.HEADER);
        man.section("SYNOPSIS");
        man.line(".B sudosat");
        man.text("COMMAND [OPTIONS] [ARGUMENTS]");
        man.section("DESCRIPTION");
        man.paragraphs(Overview.DETAILS);
        man.section("COMMANDS");
        commands.forEach(command -> man.tagged(command.name(), command.header()));
        man.section("OPTIONS");
        man.items(options);
        man.section("TOPICS");
        man.text("'sudosat help TOPIC' explains:");
        Stream.of(Topic.values()).forEach(topic -> man.tagged(topic.label(), topic.summary()));
        man.section("ENVIRONMENT");
        Overview.ENVIRONMENT.forEach(man::tagged);
        man.examples(Overview.EXAMPLES);
        man.seeAlso(
                commands.stream().map(command -> "sudosat-" + command.name()).toArray(String[]::new));
        return man.page.toString();
    }

    private void begin(String name, String header) {
        line(".TH \"" + escaped(name.toUpperCase(Locale.ROOT)) + "\" 1 \"\" \"sudosat " + version
                + "\" \"User commands\"");
        section("NAME");
        line(escaped(name) + " \\- " + escaped(header.replaceFirst("\\.$", "")));
    }

    private void section(String name) {
        line(".SH " + name);
    }

    private void paragraphs(List<String> paragraphs) {
        for (int i = 0; i < paragraphs.size(); i++) {
            if (i > 0) {
                line(".PP");
            }
            text(paragraphs.get(i));
        }
    }

    private void items(List<HelpItem> items) {
        items.forEach(item -> tagged(item.usage(), item.description()));
    }

    private void tagged(String tag, String description) {
        line(".TP");
        line("\\fB" + escaped(tag) + "\\fR");
        text(description);
    }

    private void examples(List<String> examples) {
        section("EXAMPLES");
        line(".nf");
        examples.forEach(example -> line(escaped(example)));
        line(".fi");
    }

    private void seeAlso(String... names) {
        section("SEE ALSO");
        line(String.join(
                " ,\n",
                Stream.of(names).map(name -> ".BR " + escaped(name) + " (1)").toList()));
    }

    /** Lines that begin no macro. */
    private void text(String text) {
        HelpText.wrap(text, "", SOURCE_WIDTH)
                .lines()
                .forEach(line -> line((line.startsWith(".") ? "\\&" : "") + escaped(line)));
    }

    private void line(String line) {
        page.append(line).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("^", "\\(ha");
    }
}
