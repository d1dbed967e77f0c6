package sudosat.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** The result of a search for one answer. */
public sealed interface Result<T> {
    /** The reason if the deadline ended the search. */
    String TIME_LIMIT = "time limit";

    /** Passes answers one by one to a receiver, which returns whether to go on. */
    @FunctionalInterface
    interface Lister<T> {
        End run(Predicate<T> wantsMore) throws InterruptedException;
    }

    /** The result of ending a listing at its first answer. */
    static <T> Result<T> first(Lister<T> listing) throws InterruptedException {
        List<T> found = new ArrayList<>(1);
        End end = listing.run(answer -> !found.add(answer));
        if (end.limit().isPresent()) {
            return new Unknown<>(end.limit().get());
        }
        return end.isComplete() ? new None<>() : new Found<>(found.get(0));
    }

    /** The answer, if one was found. */
    default Optional<T> found() {
        return Optional.empty();
    }

    /** Why it is unknown whether there is an answer, if it is. */
    default Optional<String> unknown() {
        return Optional.empty();
    }

    /** How the search ended. */
    End end();

    /** The same, with the answer converted by a function. */
    <R> Result<R> map(Function<T, R> form);

    /** An answer. */
    record Found<T>(T value) implements Result<T> {
        @Override
        public End end() {
            return End.ENOUGH;
        }

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
        public End end() {
            return End.ALL;
        }

        @Override
        public <R> Result<R> map(Function<T, R> form) {
            return new None<>();
        }
    }

    /** A limit ended the search. */
    record Unknown<T>(String reason) implements Result<T> {
        @Override
        public End end() {
            return End.limit(reason);
        }

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
