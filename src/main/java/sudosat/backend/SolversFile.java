package sudosat.backend;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import sudosat.backend.SolverSpec.Key;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.UserError;

/** Reads solvers.yaml. It is data only: every key is known here, and whatever is not is an error with its line. */
public final class SolversFile {
    private static final Set<String> KEYS = new TreeSet<>(List.of(
            "all",
            "answer",
            "command",
            "conflicts",
            "near",
            "puzzles",
            "statistics",
            "seed",
            "time",
            "proof",
            "version",
            "exit",
            "language",
            "model",
            "encoding",
            "install"));
    private static final Set<String> CHECKER_KEYS = new TreeSet<>(List.of("check", "version", "install"));
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-z]+\\}");
    private static final Set<String> PLACEHOLDERS =
            new TreeSet<>(List.of("{cnf}", "{conflicts}", "{input}", "{proof}", "{result}", "{seconds}", "{seed}"));
    /** An encoding and, perhaps, a way to say at-most-one, by name only: this room does not know what they are. */
    private static final Pattern ENCODING = Pattern.compile(
            "|textbook|minimal|(compact|triads)(/(pairwise|product|sequential|commander|bimander|binary))?");

    private static final Map<String, Status> VERDICTS = new TreeMap<>(Map.of(
            "satisfiable", Status.SATISFIABLE, "unsatisfiable", Status.UNSATISFIABLE, "unknown", Status.UNKNOWN));
    static final Map<Status, Set<Integer>> COMPETITION_EXITS =
            Map.of(Status.SATISFIABLE, Set.of(10), Status.UNSATISFIABLE, Set.of(20), Status.UNKNOWN, Set.of(0));

    /** First characters of lines that begin no entry. */
    private static final Set<Character> BELONGS_TO_ENTRY_ABOVE = Set.of(' ', '#', '\r');

    private final String source;
    private final Map<String, SolverSpec> solvers = new LinkedHashMap<>();
    private final Map<String, CheckerSpec> checkers = new LinkedHashMap<>();

    private SolversFile(String source) {
        this.source = source;
    }

    /**
     * One solver alone, the rest of the file unread: most of what reading costs in a young virtual machine is the rest.
     * Nothing if the file must be read as a whole to know, because there is no such entry in the usual layout, or
     * something is wrong with it.
     */
    public static Optional<SolverSpec> entry(String name, String text, String source) {
        StringBuilder kept = new StringBuilder();
        boolean keeping = false;
        for (String line : text.split("\n", -1)) {
            if (!line.isEmpty() && !BELONGS_TO_ENTRY_ABOVE.contains(line.charAt(0))) {
                keeping = line.startsWith(name + ":");
            }
            kept.append(keeping ? line : "").append('\n');
        }
        try {
            return Optional.ofNullable(read(kept.toString(), source).solvers().get(name));
        } catch (UserError wrong) {
            return Optional.empty();
        }
    }

    public static SolversFile read(String text, String source) {
        SolversFile file = new SolversFile(source);
        for (Map.Entry<String, Node> entry : file.mapping(file.compose(text), "solver names with their entries")
                .entrySet()) {
            file.add(entry.getKey(), entry.getValue());
        }
        return file;
    }

    /** The solvers by name, in the order of the file. */
    public Map<String, SolverSpec> solvers() {
        return solvers;
    }

    /** The proof checkers by name, in the order of the file. */
    public Map<String, CheckerSpec> checkers() {
        return checkers;
    }

    private Node compose(String text) {
        try {
            LoadSettings settings = LoadSettings.builder().setLabel(source).build();
            return new Composer(settings, new ShallowParser(settings, text))
                    .getSingleNode()
                    .orElseThrow(() -> new UserError(source + ": found nothing, expected solver entries"));
        } catch (MarkedYamlEngineException malformed) {
            Mark mark =
                    malformed.getProblemMark().orElseThrow(() -> new UserError(source + ": " + malformed.getMessage()));
            throw new UserError(place(mark) + ": malformed YAML: " + malformed.getProblem());
        } catch (YamlEngineException malformed) {
            throw new UserError(source + ": malformed YAML: " + malformed.getMessage());
        }
    }

    private void add(String name, Node node) {
        if (!name.matches("[a-z][a-z0-9_.+-]*") || BuiltIn.named(name).isPresent()) {
            throw wrong(
                    node,
                    "the solver name " + UserError.quote(name),
                    "small letters, digits, '.', '_', '+' and '-', and none of " + String.join(", ", BuiltIn.labels()));
        }
        Map<String, Node> fields = mapping(node, "the keys " + String.join(", ", KEYS));
        if (fields.containsKey("check")) {
            checkers.put(name, checker(name, fields));
        } else {
            solvers.put(name, solver(name, node, fields));
        }
    }

    private CheckerSpec checker(String name, Map<String, Node> fields) {
        requireKnown(fields, CHECKER_KEYS);
        return new CheckerSpec(
                name, command(fields.get("check"), fields, "check"), words(fields, "version"), word(fields, "install"));
    }

    private SolverSpec solver(String name, Node node, Map<String, Node> fields) {
        requireKnown(fields, KEYS);
        List<String> command = command(node, fields, "command");
        if (fields.containsKey("statistics")) {
            command(fields.get("statistics"), fields, "statistics");
        }
        InputLanguage language = language(fields);
        return new SolverSpec(
                name,
                command,
                lists(fields),
                new SolverSpec.Answers(answers(fields, language), exits(fields), closesModel(fields)),
                language,
                encoding(fields),
                word(fields, "install"));
    }

    private Map<Key, List<String>> lists(Map<String, Node> fields) {
        Map<Key, List<String>> lists = new EnumMap<>(Key.class);
        for (Key key : Key.values()) {
            lists.put(key, words(fields, key.label()));
        }
        return lists;
    }

    private String encoding(Map<String, Node> fields) {
        String name = word(fields, "encoding");
        if (!ENCODING.matcher(name).matches()) {
            throw wrong(
                    fields.get("encoding"),
                    "the encoding " + UserError.quote(name),
                    "textbook, minimal, compact, triads, or a pair such as compact/commander");
        }
        return name;
    }

    private InputLanguage language(Map<String, Node> fields) {
        String label = fields.containsKey("language") ? word(fields, "language") : InputLanguage.CNF.label();
        return InputLanguage.named(label)
                .orElseThrow(() -> wrong(
                        fields.get("language"),
                        "the language " + UserError.quote(label),
                        "one of " + joined(InputLanguage.ofPrograms(), InputLanguage::label)));
    }

    private OutputFormat answers(Map<String, Node> fields, InputLanguage language) {
        List<OutputFormat> known = language.answers();
        String label = fields.containsKey("answer")
                ? word(fields, "answer")
                : known.get(0).label();
        for (OutputFormat format : known) {
            if (format.label().equals(label)) {
                return format;
            }
        }
        throw wrong(
                fields.get("answer"),
                "the answer " + UserError.quote(label),
                "one of " + joined(known, OutputFormat::label) + " for this language");
    }

    private static <T> String joined(List<T> items, Function<T, String> label) {
        return items.stream().map(label).collect(Collectors.joining(", "));
    }

    private void requireKnown(Map<String, Node> fields, Set<String> known) {
        for (Map.Entry<String, Node> field : fields.entrySet()) {
            requireKnown(field, known);
        }
    }

    private void requireKnown(Map.Entry<String, Node> field, Set<String> known) {
        if (!known.contains(field.getKey())) {
            throw wrong(
                    field.getValue(),
                    "the unknown key " + UserError.quote(field.getKey()),
                    "one of " + String.join(", ", known));
        }
    }

    private List<String> command(Node node, Map<String, Node> fields, String key) {
        List<String> command = words(fields, key);
        if (command.isEmpty()) {
            throw wrong(node, "no " + key, key + ": [program, argument, …]");
        }
        return command;
    }

    private boolean closesModel(Map<String, Node> fields) {
        String ending = word(fields, "model");
        if (!Set.of("", "closed", "open").contains(ending)) {
            throw wrong(fields.get("model"), UserError.quote(ending), "closed (ends with 0) or open");
        }
        return !ending.equals("open");
    }

    private Map<Status, Set<Integer>> exits(Map<String, Node> fields) {
        if (!fields.containsKey("exit")) {
            return COMPETITION_EXITS;
        }
        Map<Status, Set<Integer>> exits = new EnumMap<>(COMPETITION_EXITS);
        for (Map.Entry<String, Node> field : mapping(
                        fields.get("exit"), "the keys " + String.join(", ", VERDICTS.keySet()))
                .entrySet()) {
            requireKnown(field, VERDICTS.keySet());
            exits.put(VERDICTS.get(field.getKey()), codes(field.getValue()));
        }
        return exits;
    }

    private Set<Integer> codes(Node node) {
        Set<Integer> codes = new LinkedHashSet<>();
        for (Node item : sequence(node)) {
            String text = scalar(item);
            if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > 255) {
                throw wrong(item, UserError.quote(text), "an exit code from 0 to 255");
            }
            codes.add(Integer.parseInt(text));
        }
        return codes;
    }

    private String word(Map<String, Node> fields, String key) {
        return fields.containsKey(key) ? scalar(fields.get(key)) : "";
    }

    private List<String> words(Map<String, Node> fields, String key) {
        List<String> words = new ArrayList<>();
        if (fields.containsKey(key)) {
            for (Node item : sequence(fields.get(key))) {
                words.add(requireKnownPlaceholders(item));
            }
        }
        return words;
    }

    private String requireKnownPlaceholders(Node item) {
        Matcher matcher = PLACEHOLDER.matcher(scalar(item));
        while (matcher.find()) {
            if (!PLACEHOLDERS.contains(matcher.group())) {
                throw wrong(item, matcher.group(), "one of " + String.join(", ", PLACEHOLDERS));
            }
        }
        return scalar(item);
    }

    private List<Node> sequence(Node node) {
        if (node instanceof SequenceNode sequence) {
            return sequence.getValue();
        }
        throw wrong(node, "a " + kind(node), "a list [a, b, …]");
    }

    private String scalar(Node node) {
        if (node instanceof ScalarNode scalar && scalar.getValue().indexOf('\0') < 0) {
            return scalar.getValue();
        }
        throw wrong(node, "a " + kind(node), "plain text");
    }

    private Map<String, Node> mapping(Node node, String expected) {
        if (!(node instanceof MappingNode)) {
            throw wrong(node, "a " + kind(node), expected);
        }
        Map<String, Node> fields = new LinkedHashMap<>();
        for (NodeTuple field : ((MappingNode) node).getValue()) {
            String key = scalar(field.getKeyNode());
            if (fields.put(key, field.getValueNode()) != null) {
                throw wrong(field.getKeyNode(), UserError.quote(key) + " a second time", "each key once");
            }
        }
        return fields;
    }

    private static String kind(Node node) {
        return node.getNodeType().toString().toLowerCase(java.util.Locale.ROOT);
    }

    private UserError wrong(Node node, String found, String expected) {
        String place = node.getStartMark().map(this::place).orElse(source);
        return new UserError(place + ": found " + found + ", expected " + expected);
    }

    private String place(Mark mark) {
        return UserError.place(source, mark.getLine() + 1, mark.getColumn() + 1);
    }
}
