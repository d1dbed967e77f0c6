package sudosat.backend.sat4j;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.LongConsumer;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.io.UserError;
import sudosat.work.Result;

/** SAT4J, embedded: always there. At-most-one constraints reach it as they are. */
public final class Sat4j implements Backend {
    private static final String NAME = BuiltIn.SAT4J.label();

    private final LongConsumer conflicts;

    public Sat4j() {
        this(count -> {});
    }

    /** Reports how many conflicts each search took. */
    public Sat4j(LongConsumer conflicts) {
        this.conflicts = conflicts;
    }

    /** From its own resource. */
    public static String version() {
        try (InputStream in = SolverFactory.class.getResourceAsStream("/sat4j.version")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
        } catch (IOException unreadable) {
            return "";
        }
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean can(Capability capability) {
        return BuiltIn.SAT4J.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        requirePossible(NAME, request);
        if (request.deadline().isOver()) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
        long start = System.nanoTime();
        Formula formula = task.formula().orElseThrow();
        ICDCL<DataStructureFactory> solver = SolverFactory.newGlucose21();
        if (request.subject() == Request.Subject.NEARLY_ALL_TRUE) {
            solver.getOrder().setPhaseSelectionStrategy(new PositiveLiteralSelectionStrategy());
        } else if (request.seed().isPresent()) {
            solver.getOrder()
                    .setPhaseSelectionStrategy(new SeededPhases(request.seed().getAsLong()));
        }
        Result<Model> answer = new Sat4jSearch(solver, isStopped -> new Sat4jSink(solver, isStopped).feed(formula))
                .answerBy(request.deadline());
        conflicts.accept(solver.getStats().getConflicts());
        request.listener().answered(NAME, task, Duration.ofNanos(System.nanoTime() - start));
        return answer;
    }

    /** No memory limit can be kept by what is built in. */
    public static UserError unbounded(String name) {
        return new UserError(name + " runs inside sudosat: limit its memory with JAVA_OPTS=-Xmx4g, not with "
                + UserError.option("memory"));
    }

    /** What a solver inside this program cannot do. */
    static void requirePossible(String name, Request request) {
        if (request.proof().isPresent()) {
            throw new BackendError(name + " writes no proofs");
        }
        if (request.memoryKiB().isPresent()) {
            throw unbounded(name);
        }
    }
}
