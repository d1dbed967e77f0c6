package sudosat.backend;

import java.time.Duration;

/** Receives which solver has answered what. */
@FunctionalInterface
public interface AnswerListener {
    AnswerListener NOBODY = (solver, task, time) -> {};

    /**
     * A solver has ended.
     *
     * @param solver its name, and arguments that are special to the kind of task
     */
    void answered(String solver, Task task, Duration time);

    /** An answer of unsatisfiable was certified, in this way. */
    default void certified(String how) {}
}
