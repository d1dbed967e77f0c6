package sudosat.cli;

import java.util.Optional;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;

/** The value of an option or argument, there once the command line is parsed. */
final class Setting<T> implements IGetter, ISetter {
    private T value;

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
