package sudosat.cli.help;

import java.util.List;

/** Help as text for a terminal of 80 columns. */
public final class HelpText {
    private static final int WIDTH = 80;
    /** Where the descriptions of options begin. */
    private static final int COLUMN = 27;

    private final StringBuilder text = new StringBuilder();

    private HelpText() {}

    /** Everything about a command: for {@code --help}. */
    public static String complete(CommandHelp command) {
        HelpText help = new HelpText();
        help.begin(command);
        command.details().forEach(help::paragraph);
        help.items("Arguments", command.arguments());
        for (OptionGroup group : OptionGroup.values()) {
            help.items(group.heading(), group.of(command));
        }
        help.heading("Exit codes");
        command.exitCodes().forEach((code, meaning) -> help.row(String.format("  %2d  ", code), meaning));
        help.examples(command.examples());
        return help.text.toString();
    }

    /** The options that most users need: for {@code -h}. */
    public static String brief(CommandHelp command) {
        HelpText help = new HelpText();
        help.begin(command);
        help.items(
                "Common options",
                command.common().stream()
                        .map(name -> command.option(name).orElseThrow())
                        .toList());
        help.examples(
                command.examples().subList(0, Math.min(2, command.examples().size())));
        help.paragraph("'sudosat " + command.name() + " --help' lists all options.");
        return help.text.toString();
    }

    /**
     * The whole program.
     *
     * @param options of the program itself
     */
    public static String overview(List<CommandHelp> commands, List<HelpItem> options) {
        HelpText help = new HelpText();
        help.text.append(HelpText.wrap(Overview.HEADER, "", WIDTH));
        help.text.append("\nUsage: sudosat COMMAND [OPTIONS] [ARGUMENTS]\n");
        Overview.DETAILS.forEach(help::paragraph);
        help.heading("Commands");
        commands.forEach(command -> help.row("  " + command.name(), 14, command.header()));
        help.items("Options", options);
        help.heading("Topics of 'sudosat help TOPIC'");
        for (Topic topic : Topic.values()) {
            help.row("  " + topic.label(), 16, topic.summary());
        }
        help.examples(Overview.EXAMPLES);
        help.paragraph("'sudosat COMMAND -h' shows the options that most people need, 'sudosat help COMMAND' all of"
                + " them.");
        return help.text.toString();
    }

    private void begin(CommandHelp command) {
        text.append(command.header())
                .append("\n\nUsage: ")
                .append(command.synopsis())
                .append('\n');
    }

    private void heading(String heading) {
        text.append('\n').append(heading).append(":\n");
    }

    private void paragraph(String paragraph) {
        text.append('\n').append(wrap(paragraph, "", WIDTH));
    }

    private void items(String heading, List<HelpItem> items) {
        if (!items.isEmpty()) {
            heading(heading);
            items.forEach(item -> row(margin(item) + item.usage(), COLUMN, item.description()));
        }
    }

    /** Long names stand below each other. */
    private static String margin(HelpItem item) {
        return item.name().startsWith("--") && item.names().size() == 1 ? "      " : "  ";
    }

    private void row(String start, int column, String description) {
        boolean fits = start.length() + 2 <= column;
        text.append(fits ? "" : start + "\n");
        row(fits ? start + " ".repeat(column - start.length()) : " ".repeat(column), description);
    }

    private void row(String start, String description) {
        String indent = " ".repeat(start.length());
        text.append(start).append(wrap(description, indent, WIDTH).substring(indent.length()));
    }

    private void examples(List<String> examples) {
        heading(examples.size() == 1 ? "Example" : "Examples");
        examples.forEach(example -> text.append("  ").append(example).append('\n'));
    }

    /** Breaks text at blanks, with an indent before every line. */
    static String wrap(String text, String indent, int width) {
        StringBuilder wrapped = new StringBuilder();
        StringBuilder line = new StringBuilder(indent);
        for (String word : text.strip().split(" +")) {
            boolean isFirst = line.length() == indent.length();
            if (!isFirst && line.length() + 1 + word.length() > width) {
                wrapped.append(line).append('\n');
                line = new StringBuilder(indent).append(word);
            } else {
                line.append(isFirst ? "" : " ").append(word);
            }
        }
        return wrapped.append(line).append('\n').toString();
    }
}
