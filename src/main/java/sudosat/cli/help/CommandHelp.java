package sudosat.cli.help;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What there is to say about a command.
 *
 * @param name as in {@code solve}
 * @param header what it does, in one sentence
 * @param details the paragraphs below it
 * @param common the names of the options that most users need
 * @param examples command lines; the first two are the simplest
 * @param exitCodes their meanings
 */
public record CommandHelp(
        String name,
        String header,
        List<String> details,
        List<HelpItem> arguments,
        List<HelpItem> options,
        List<String> common,
        List<String> examples,
        Map<Integer, String> exitCodes) {

    /** The option of this long name, if the command has it. */
    public Optional<HelpItem> option(String longName) {
        return options.stream().filter(option -> option.name().equals(longName)).findFirst();
    }

    /** {@code sudosat solve [OPTIONS] [PUZZLE...]}. */
    public String synopsis() {
        StringBuilder synopsis = new StringBuilder("sudosat " + name + " [OPTIONS]");
        arguments.forEach(argument -> synopsis.append(' ').append(argument.synopsis()));
        return synopsis.toString();
    }
}
