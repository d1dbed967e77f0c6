package sudosat.engine;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.encode.EncodingStyle;

/**
 * What is wanted of an engine.
 *
 * @param name one name, or several with commas between them
 * @param needs what it has to be able to do, each with the option that asks for it
 * @param style the encoding, given the one that the engine is quickest with
 */
public record EngineQuery(String name, Map<Capability, String> needs, UnaryOperator<EncodingStyle> style) {
    /** The engine of this name, whatever it can do. */
    public static EngineQuery named(String name) {
        return new EngineQuery(name, Map.of(), UnaryOperator.identity());
    }

    public boolean needs(Capability capability) {
        return needs.containsKey(capability);
    }

    boolean isFor(BuiltIn engine) {
        return engine.is(name);
    }

    Stream<String> names() {
        return Stream.of(name.split(",", -1)).map(String::strip);
    }

    public boolean isPortfolio() {
        return name.contains(",");
    }
}
