package sudosat.cli;

import java.util.ArrayList;
import picocli.CommandLine.IFactory;

/**
 * Makes what picocli wants made: lists for repeated options. Picocli's own factory looks for Groovy first, for which
 * the JVM opens every jar there is: some milliseconds at each start.
 */
final class PlainFactory implements IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
        return type.isAssignableFrom(ArrayList.class)
                ? type.cast(new ArrayList<>())
                : type.getDeclaredConstructor().newInstance();
    }
}
