package sudosat.cli.help;

import java.util.List;

/**
 * An option or an argument of a command.
 *
 * @param names of an option, a short one first; none for an argument
 * @param label what stands for its value; empty for a flag
 * @param isRepeatable whether there may be several
 * @param description sentences
 * @param words values to choose from, if there are only a few
 * @param isFile whether its value is the name of a file
 */
public record HelpItem(
        List<String> names,
        String label,
        boolean isRepeatable,
        String description,
        List<String> words,
        boolean isFile) {

    /** Its long name, or the label of an argument. */
    public String name() {
        return names.isEmpty() ? label : names.get(names.size() - 1);
    }

    boolean isFlag() {
        return label.isEmpty();
    }

    /** {@code -b, --backend NAME}. */
    public String usage() {
        return names.isEmpty() ? argument() : String.join(", ", names) + (isFlag() ? "" : " " + label);
    }

    private String argument() {
        return label + (isRepeatable ? "..." : "");
    }

    /** {@code [PUZZLE...]}; an argument that may be left out has a default. */
    String synopsis() {
        return description.contains("(default: ") ? "[" + argument() + "]" : argument();
    }

    /** The description up to the end of its first sentence, without the full stop. */
    String firstSentence() {
        return description.split("\\. |; | \\(default", 2)[0].replaceFirst("\\.$", "");
    }
}
