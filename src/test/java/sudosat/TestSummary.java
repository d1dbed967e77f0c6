package sudosat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes a report into a file that the build prints at its end: every failure, every reason for which tests were
 * skipped, every test that took long, and the counts.
 */
public final class TestSummary implements TestExecutionListener {
    /** A test that takes this many seconds is reported. */
    private static final long LONG_SECONDS = 20;

    private static final long PROGRESS_SECONDS = 20;
    private static final boolean SHOWS_PROGRESS = Boolean.getBoolean("sudosat.testProgress");

    /** The tests skipped for one reason. */
    private static final class Skipped {
        private final Set<String> classes = new TreeSet<>();
        private int tests;
    }

    private final List<String> lines = new ArrayList<>();
    private final Map<String, Skipped> skippedByReason = new TreeMap<>();
    private final Map<String, Long> started = new HashMap<>();
    private final long start = System.nanoTime();
    private long lastProgress = start;
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
        long seconds = secondsSince(started.remove(test.getUniqueId()));
        if (seconds >= LONG_SECONDS && test.isTest()) {
            lines.add("SLOW    " + name(test) + ": " + seconds + " s");
        }
        if (result.getStatus() == Status.FAILED) {
            fail(test, message);
        } else if (result.getStatus() == Status.ABORTED) {
            skip(test, message);
        } else if (test.isTest()) {
            passed++;
        }
        showProgress();
    }

    private static long secondsSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000_000;
    }

    private void showProgress() {
        if (SHOWS_PROGRESS && secondsSince(lastProgress) >= PROGRESS_SECONDS) {
            lastProgress = System.nanoTime();
            System.out.println(counts() + " after " + secondsSince(start) + " s");
        }
    }

    /** A class that fails before its first test counts as one failure. */
    private void fail(TestIdentifier test, String message) {
        failed++;
        String line = "FAILED  " + name(test) + ": " + message;
        lines.add(line);
        if (SHOWS_PROGRESS) {
            System.out.println(line); // a suite may take long: its report may come too late
        }
    }

    private void skip(TestIdentifier test, String reason) {
        Skipped group =
                skippedByReason.computeIfAbsent(reason.replaceFirst("^Assumption failed: ", ""), none -> new Skipped());
        int tests = test.isTest() ? 1 : Math.max(1, testsBelow(test));
        group.tests += tests;
        group.classes.add(test.getSource().map(TestSummary::simpleClassName).orElse("?"));
        skipped += tests;
    }

    private int testsBelow(TestIdentifier container) {
        return (int) plan.getDescendants(container).stream()
                .filter(TestIdentifier::isTest)
                .count();
    }

    @Override
    public void testPlanExecutionFinished(TestPlan testPlan) {
        String file = System.getProperty("sudosat.testSummary");
        if (file == null) {
            return;
        }
        skippedByReason.forEach((reason, group) -> lines.add("SKIPPED " + group.tests
                + (group.tests == 1 ? " test in " : " tests in ") + String.join(", ", group.classes) + ": " + reason));
        lines.add(counts());
        try {
            Files.write(Path.of(file), lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String counts() {
        return passed + " passed, " + failed + " failed, " + skipped + " skipped";
    }

    private static String name(TestIdentifier test) {
        return test.getSource().map(source -> className(source) + " > ").orElse("") + test.getDisplayName();
    }

    private static String className(TestSource source) {
        return source instanceof MethodSource method
                ? method.getClassName()
                : source instanceof ClassSource type ? type.getClassName() : "";
    }

    private static String simpleClassName(TestSource source) {
        String name = className(source);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String firstLine(Throwable thrown) {
        return String.valueOf(thrown.getMessage())
                .lines()
                .findFirst()
                .orElse(thrown.getClass().getSimpleName());
    }
}
