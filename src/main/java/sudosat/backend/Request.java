package sudosat.backend;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.work.Deadline;

/**
 * What a backend has to respect when it answers: the subject, the seed, the deadline, the memory limit, the file for a
 * proof, the limit on conflicts, and the listener for answers.
 */
public record Request(
        Subject subject,
        OptionalLong seed,
        Deadline deadline,
        OptionalLong memoryKiB,
        Optional<Path> proof,
        OptionalLong conflicts,
        AnswerListener listener) {
    public static final Request PLAIN =
            new Request(OptionalLong.empty(), Deadline.NONE, OptionalLong.empty(), Optional.empty());

    /** What the formula is about: solvers may have been tuned for it. */
    public enum Subject {
        PUZZLE,
        /** The caller wants a model in which most variables are true. */
        NEARLY_ALL_TRUE,
        ANYTHING
    }

    public Request(OptionalLong seed, Deadline deadline, OptionalLong memoryKiB, Optional<Path> proof) {
        this(Subject.ANYTHING, seed, deadline, memoryKiB, proof, OptionalLong.empty(), AnswerListener.NOBODY);
    }

    /** The same, for a formula about something else. */
    public Request about(Subject other) {
        return new Request(other, seed, deadline, memoryKiB, proof, conflicts, listener);
    }

    /** The same, with the proof written to the file. */
    public Request withProof(Path file) {
        return new Request(subject, seed, deadline, memoryKiB, Optional.of(file), conflicts, listener);
    }

    /** The same, with another deadline. */
    public Request until(Deadline other) {
        return new Request(subject, seed, other, memoryKiB, proof, conflicts, listener);
    }

    /** The same, with half of the remaining time, if it is limited. The other half is for the next step. */
    public Request withHalfTheTime() {
        return deadline.isSet() ? until(Deadline.after(Duration.ofMillis(deadline.millisLeft() / 2))) : this;
    }

    /** The same, with a limit on conflicts. */
    public Request withConflicts(long most) {
        return new Request(subject, seed, deadline, memoryKiB, proof, OptionalLong.of(most), listener);
    }

    /** The same, with another listener. */
    public Request reportingTo(AnswerListener other) {
        return new Request(subject, seed, deadline, memoryKiB, proof, conflicts, other);
    }

    public Request withoutSeed() {
        return new Request(subject, OptionalLong.empty(), deadline, memoryKiB, proof, conflicts, listener);
    }

    public Request withoutMemoryLimit() {
        return new Request(subject, seed, deadline, OptionalLong.empty(), proof, conflicts, listener);
    }
}
