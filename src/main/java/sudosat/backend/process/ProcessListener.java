package sudosat.backend.process;

import java.io.InputStream;

/** Hears how a solver runs, without taking part. */
public interface ProcessListener {
    ProcessListener NOBODY = new ProcessListener() {};

    default void started(SolverProcess process) {}

    /** The solver's output, listened to as it is read. */
    default InputStream listening(InputStream output) {
        return output;
    }

    /** It has ended, or its time has; what it printed may not be read to the end yet. */
    default void ended() {}
}
