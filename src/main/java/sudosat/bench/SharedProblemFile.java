package sudosat.bench;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import sudosat.cnf.ProblemSize;

/** The file of an instance in one form: made for the first run that needs it, gone after the last. */
final class SharedProblemFile {
    private final Instance instance;
    private final InputForm form;
    private int users;
    private Ready ready;

    SharedProblemFile(Instance instance, InputForm form) {
        this.instance = instance;
        this.form = form;
    }

    /**
     * The file, and what is known of it.
     *
     * @param encodeSeconds what the encoding took, propagation and writing included; empty for what was a CNF already
     */
    record Ready(ProblemFile file, OptionalDouble encodeSeconds, Optional<ProblemSize> size) {}

    /** One run more will begin and end. */
    void expectUser() {
        users++;
    }

    synchronized Ready begin() throws IOException, InterruptedException {
        if (ready == null) {
            long start = System.nanoTime();
            ProblemFile file = new ProblemFile(instance.task(form));
            double seconds = (System.nanoTime() - start) / 1e9;
            ready = new Ready(
                    file, instance.isPuzzle() ? OptionalDouble.of(seconds) : OptionalDouble.empty(), file.size());
        }
        return ready;
    }

    synchronized void end() {
        users--;
        if (users == 0) {
            ready.file().close();
            ready = null;
        }
    }
}
