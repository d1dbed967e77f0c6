package sudosat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes what failed, what was skipped and why, what took long, and the counts, into a file that the build prints at
 * its end.
 */
public final class TestSummary implements TestExecutionListener {
    /** A test that takes so many seconds is told. */
    private static final long LONG = 10;

    private final List<String> lines = new ArrayList<>();
    private final Map<String, Long> started = new HashMap<>();
    private TestPlan plan;
    private int passed;
    private int failed;
    private int skipped;

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        plan = testPlan;
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier test, String reason) {
        skip(test, reason);
    }

    @Override
    public synchronized void executionStarted(TestIdentifier test) {
        started.put(test.getUniqueId(), System.nanoTime());
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        String message = result.getThrowable().map(TestSummary::firstLine).orElse("");
        long seconds = (System.nanoTime() - started.remove(test.getUniqueId())) / 1_000_000_000;
        if (seconds >= LONG && test.isTest()) lines.add("SLOW    " + name(test) + ": " + seconds + " s");
        if (result.getStatus() == Status.FAILED) fail(test, message);
        else if (result.getStatus() == Status.ABORTED) skip(test, message);
        else if (test.isTest()) passed++;
    }

    /** A class that fails before its first test counts as one failure. */
    private void fail(TestIdentifier test, String message) {
        failed++;
        lines.add("FAILED  " + name(test) + ": " + message);
    }

    private void skip(TestIdentifier test, String reason) {
        skipped += test.isTest() ? 1 : Math.max(1, testsBelow(test));
        lines.add("SKIPPED " + name(test) + ": " + reason);
    }

    private int testsBelow(TestIdentifier container) {
        return (int) plan.getDescendants(container).stream()
                .filter(TestIdentifier::isTest)
                .count();
    }

    @Override
    public void testPlanExecutionFinished(TestPlan testPlan) {
        String file = System.getProperty("sudosat.testSummary");
        if (file == null) return;
        lines.add(passed + " passed, " + failed + " failed, " + skipped + " skipped");
        try {
            Files.write(Path.of(file), lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(TestIdentifier test) {
        String type = test.getSource()
                .map(source -> source instanceof MethodSource m
                        ? m.getClassName() + " > "
                        : source instanceof ClassSource ? "class " : "")
                .orElse("");
        return type + test.getDisplayName();
    }

    private static String firstLine(Throwable thrown) {
        return String.valueOf(thrown.getMessage())
                .lines()
                .findFirst()
                .orElse(thrown.getClass().getSimpleName());
    }
}
