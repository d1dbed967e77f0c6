package sudosat.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import sudosat.io.Limits;
import sudosat.io.UserError;

/** A value of a JSON text, and where it stands. JSON is YAML, but for tabs, which count as blanks here. */
record JsonReader(TextLine text, Node node) {
    /** The value that a part of a source, of any number of lines, holds. */
    static JsonReader read(TextLine text) {
        requireShallow(text);
        try {
            Compose compose = new Compose(
                    LoadSettings.builder().setLabel(text.source().name()).build());
            return new JsonReader(
                    text,
                    compose.composeString(text.text().replace('\t', ' '))
                            .orElseThrow(() -> text.error("nothing", "a JSON object")));
        } catch (MarkedYamlEngineException malformed) {
            int at =
                    malformed.getProblemMark().map(mark -> position(text, mark)).orElse(text.start());
            throw text.source().error(at, "malformed JSON (" + malformed.getProblem() + ")", "a JSON object");
        } catch (YamlEngineException malformed) {
            throw text.error("malformed JSON", "a JSON object");
        }
    }

    private static void requireShallow(TextLine text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (depth > Limits.DEPTH) {
                throw text.source()
                        .error(text.start() + i, "brackets within brackets within brackets", "at most " + Limits.DEPTH);
            }
        }
    }

    private static int position(TextLine text, Mark mark) {
        String all = text.text();
        int codePoints = Math.min(mark.getIndex(), all.codePointCount(0, all.length()));
        return text.start() + all.offsetByCodePoints(0, codePoints);
    }

    int position() {
        return node.getStartMark().map(mark -> position(text, mark)).orElse(text.start());
    }

    boolean isScalar() {
        return node instanceof ScalarNode;
    }

    /** A number, a word or what stands in quotes. */
    String value(String expected) {
        if (node instanceof ScalarNode scalar) {
            return scalar.getValue().strip();
        }
        throw error("a list or an object", expected);
    }

    List<JsonReader> items(String expected) {
        if (!(node instanceof SequenceNode)) {
            throw error("no list", expected);
        }
        List<JsonReader> items = new ArrayList<>();
        for (Node item : ((SequenceNode) node).getValue()) {
            items.add(new JsonReader(text, item));
        }
        return items;
    }

    Map<String, JsonReader> fields(String expected) {
        if (!(node instanceof MappingNode)) {
            throw error("no object", expected);
        }
        Map<String, JsonReader> fields = new LinkedHashMap<>();
        for (NodeTuple tuple : ((MappingNode) node).getValue()) {
            fields.put(
                    new JsonReader(text, tuple.getKeyNode()).value("a name in quotes"),
                    new JsonReader(text, tuple.getValueNode()));
        }
        return fields;
    }

    /** Whether it says nothing: null, false, an empty text, list or object. */
    boolean isNothing() {
        if (node instanceof ScalarNode scalar) {
            return scalar.isPlain()
                            && (scalar.getValue().equals("null")
                                    || scalar.getValue().equals("false"))
                    || scalar.getValue().isBlank();
        }
        return node instanceof SequenceNode list && list.getValue().isEmpty()
                || node instanceof MappingNode map && map.getValue().isEmpty();
    }

    boolean isTrue() {
        return node instanceof ScalarNode scalar && scalar.getValue().equals("true");
    }

    UserError error(String found, String expected) {
        return text.source().error(position(), found, expected);
    }
}
