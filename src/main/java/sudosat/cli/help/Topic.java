package sudosat.cli.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What {@code sudosat help TOPIC} explains: pages of docs/reference, which are part of the program. */
public enum Topic {
    RULES("Rules of puzzles: diagonals, cages, sandwich sums, jigsaws, ..."),
    FORMATS("Puzzle formats, and how sudosat detects them."),
    ENCODINGS("Variables, encodings and at-most-one constraints."),
    LANGUAGES("Languages of solvers that do not read CNF."),
    BACKENDS("Solvers that --backend names, and how auto chooses."),
    SOLVERS_YAML("Keys of solvers.yaml, which describes solvers."),
    VERDICTS("What check reports."),
    PROOFS("What verify checks, and how strictly."),
    TECHNIQUES("Techniques, levels and ratings of explain."),
    PICTURES("Pictures and pages that render makes."),
    LIMITS("Limits, output files and signals such as Ctrl-C."),
    EXIT_CODES("Exit codes of all commands."),
    JSON("Keys of the objects that --json prints."),
    GLOSSARY("Words of SAT and of sudoku.");

    private final String summary;

    Topic(String summary) {
        this.summary = summary;
    }

    public static Optional<Topic> named(String label) {
        return Stream.of(values()).filter(topic -> topic.label().equals(label)).findFirst();
    }

    /** As users write it: {@code exit-codes}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String summary() {
        return summary;
    }

    /** The page for a terminal. */
    public String text() {
        return MarkdownText.of(
                page().replace("](../", "](docs/").replaceAll("\\]\\((?=[a-z-]+\\.md)", "](docs/reference/"));
    }

    private String page() {
        try (InputStream in = Topic.class.getResourceAsStream(label() + ".md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
