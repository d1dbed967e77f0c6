package sudosat.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** The peak resident memory of a process, as Linux tells it while the process lives. */
final class PeakMemory {
    private static final String PEAK = "VmHWM:";
    private static final double LATE = 0.9;
    /** A look takes some 50 microseconds, which a solver that prints much would have to wait for each time. */
    private static final long SHORTEST_PAUSE_NANOS = 1_000_000;

    private Path folder = Path.of("/proc");
    private String mark = "";
    private boolean isSolver;
    private OptionalLong kibibytes = OptionalLong.empty();
    private long lastNanos = System.nanoTime() - SHORTEST_PAUSE_NANOS;

    /** From now on looks at this process; it counts once the mark is in its environment. */
    synchronized void watch(long pid, String itsMark) {
        folder = Path.of("/proc", String.valueOf(pid));
        mark = itsMark;
    }

    /** Takes a reading. The last one is the peak: the kernel keeps it, and it never falls. */
    synchronized void look() {
        if (System.nanoTime() - lastNanos < SHORTEST_PAUSE_NANOS) {
            return;
        }
        try {
            isSolver = isSolver || read("environ").contains(mark + "\0");
            String status = isSolver ? read("status") : "";
            int at = status.indexOf(PEAK);
            if (at >= 0) {
                kibibytes = OptionalLong.of(number(status, at + PEAK.length()));
                lastNanos = System.nanoTime();
            }
        } catch (IOException gone) {
            // It has ended, or this is no Linux: what was read before stays.
        }
    }

    private String read(String file) throws IOException {
        return new String(Files.readAllBytes(folder.resolve(file)), StandardCharsets.ISO_8859_1);
    }

    private static long number(String text, int from) {
        int end = text.indexOf(" kB", from);
        return Long.parseLong(text.substring(from, end).strip());
    }

    /**
     * The peak of a life; empty if the last reading was too early to mean anything, as in a very short run.
     */
    synchronized OptionalLong between(long startNanos, long endNanos) {
        boolean early = (lastNanos - startNanos) < LATE * (endNanos - startNanos);
        return early ? OptionalLong.empty() : kibibytes;
    }
}
