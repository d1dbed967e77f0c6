package sudosat.cli;

import java.util.Optional;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/** The value of an option or argument, there once the command line is parsed. */
final class Setting<T> implements IGetter, ISetter {
    private final String name;
    private T value;

    /**
     * An option or argument.
     *
     * @param names separated by blanks, the long one last
     */
    Setting(String names) {
        name = names.substring(names.lastIndexOf(' ') + 1);
    }

    /** The long name of the option, for messages. */
    String name() {
        return name;
    }

    boolean isGiven() {
        return value != null && !Boolean.FALSE.equals(value);
    }

    Optional<T> value() {
        return Optional.ofNullable(value);
    }

    /** For flags: whether it was given. */
    boolean isOn() {
        return Boolean.TRUE.equals(value);
    }

    @Override
    @SuppressWarnings("unchecked") // picocli asks for the type that its option was declared with
    public <V> V get() {
        return (V) value;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V> V set(V newValue) {
        T before = value;
        value = (T) newValue;
        return (V) before;
    }
}
