package sudosat.work;

import java.util.Optional;
import java.util.function.Function;

/** What a search for one answer came to. */
public sealed interface Result<T> {
    /** The reason of a search that its deadline ended. */
    String TIME_LIMIT = "time limit";

    /** The answer, if there is one and it was found. */
    default Optional<T> found() {
        return Optional.empty();
    }

    /** Why it is unknown whether there is an answer, if so. */
    default Optional<String> unknown() {
        return Optional.empty();
    }

    /** The same, with what another form makes of the answer. */
    <R> Result<R> map(Function<T, R> form);

    /** An answer. */
    record Found<T>(T value) implements Result<T> {
        @Override
        public Optional<T> found() {
            return Optional.of(value);
        }

        @Override
        public <R> Result<R> map(Function<T, R> form) {
            return new Found<>(form.apply(value));
        }
    }

    /** Proven: there is none. */
    record None<T>() implements Result<T> {
        @Override
        public <R> Result<R> map(Function<T, R> form) {
            return new None<>();
        }
    }

    /** A limit ended the search. */
    record Unknown<T>(String reason) implements Result<T> {
        @Override
        public Optional<String> unknown() {
            return Optional.of(reason);
        }

        @Override
        public <R> Result<R> map(Function<T, R> form) {
            return new Unknown<>(reason);
        }
    }
}
