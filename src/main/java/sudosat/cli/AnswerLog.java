package sudosat.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import sudosat.backend.AnswerListener;
import sudosat.backend.Task;
import sudosat.cnf.ProblemSize;

/** Remembers who answered, for {@code --verbose}. */
final class AnswerLog implements AnswerListener {
    private final String engine;
    private String solver = "";
    private Optional<ProblemSize> size = Optional.empty();
    private String certificate = "";
    private int calls;
    private Duration time = Duration.ZERO;

    /** For an engine, which has answered by itself if no solver has. */
    AnswerLog(String engine) {
        this.engine = engine;
    }

    @Override
    public synchronized void answered(String name, Task task, Duration took) {
        boolean isSame = name.equals(solver);
        solver = name;
        size = task.formula().isPresent() ? task.size() : Optional.empty();
        calls = isSame ? calls + 1 : 1;
        time = isSame ? time.plus(took) : took;
    }

    @Override
    public synchronized void certified(String how) {
        certificate = how;
    }

    /** How the last answer was certified; empty if it was not. */
    synchronized String certificate() {
        return certificate;
    }

    /** Such as {@code answered by: cadical --sat, 3,091 clauses, 4 ms}. */
    @Override
    public synchronized String toString() {
        return "answered by: " + (calls == 0 ? engine : solver + work() + ", " + number(time.toMillis()) + " ms");
    }

    private String work() {
        if (calls > 1) {
            return ", " + number(calls) + " calls";
        }
        return size.map(known -> ", " + number(known.constraints()) + " clauses")
                .orElse("");
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
