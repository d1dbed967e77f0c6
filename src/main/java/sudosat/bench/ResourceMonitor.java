package sudosat.bench;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.process.ProcessListener;
import sudosat.backend.process.SolverProcess;
import sudosat.bench.Row.Verdict;
import sudosat.cnf.ProblemSize;
import sudosat.work.Threads;

/** Takes the time and the memory of a solver while it runs, and hears the number of conflicts it tells. */
final class ResourceMonitor implements ProcessListener {
    private static final long LONGEST_PAUSE_MILLIS = 10;

    private final PeakMemory peak = new PeakMemory();
    private final ConflictCount conflicts = new ConflictCount();
    private volatile long start;
    private volatile long end;
    private volatile boolean running = true;

    @Override
    public void started(SolverProcess process) {
        start = process.startNanos();
        peak.watch(process.pid(), process.mark());
        Threads.start("resource monitor", () -> {
            poll();
            return null;
        });
    }

    /** Closer at the start, for solvers that are quick. */
    private void poll() throws InterruptedException {
        while (running) {
            peak.look();
            long age = (System.nanoTime() - start) / 1_000_000;
            Thread.sleep(Math.max(1, Math.min(age / 20, LONGEST_PAUSE_MILLIS)));
        }
    }

    /** A solver prints its answer when its work is done and before it ends: that is the moment to look once more. */
    @Override
    public InputStream listening(InputStream output) {
        return new FilterInputStream(output) {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] buffer, int offset, int length) throws IOException {
                int count = super.read(buffer, offset, length);
                if (running) {
                    peak.look();
                }
                conflicts.read(buffer, offset, count);
                return count;
            }
        };
    }

    @Override
    public void ended() {
        end = System.nanoTime();
        running = false;
    }

    OptionalLong conflicts() {
        return conflicts.last();
    }

    Row row(Row.RowKey key, ProblemFile file, Verdict verdict, String message) {
        return new Row(
                key,
                verdict,
                message,
                (end - start) / 1e9,
                file.encodeSeconds(),
                peak.between(start, end),
                number(file.size().map(ProblemSize::variables)),
                number(file.size().map(ProblemSize::constraints)),
                conflicts.last());
    }

    private static OptionalLong number(Optional<Long> number) {
        return number.isPresent() ? OptionalLong.of(number.get()) : OptionalLong.empty();
    }
}
