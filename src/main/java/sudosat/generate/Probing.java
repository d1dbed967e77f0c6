package sudosat.generate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * Asks of every orbit that is open whether it can go, several at once, with limits that grow from pass to pass, so that
 * what is easy is settled first and makes the rest easier.
 *
 * <p>Answers are taken in order. That an orbit is needed stays true when others go; that it can go, or that a limit was
 * reached, is asked again if another went meanwhile. So the puzzle does not depend on how many are asked at once.
 */
final class Probing implements AutoCloseable {
    private static final int GROWTH = 4;

    private final Digger dig;
    private final Probe probe;
    private final ExecutorService threads;
    private final Deque<Asked> asked = new ArrayDeque<>();
    private int gone;

    /** An orbit that is asked about, and how many had gone by then. */
    private record Asked(int orbit, int gone, Future<Result<Tuple>> answer) {}

    Probing(Digger dig, Probe probe) {
        this.dig = dig;
        this.probe = probe;
        this.threads = Threads.pool(probe.atOnce(), "probe");
    }

    /** Goes on until nothing is open, questions have reached the limit, or there is no time left. */
    void run(long mostConflicts, Deadline deadline) throws InterruptedException {
        long conflicts = Math.min(probe.fewConflicts(), mostConflicts);
        pass(conflicts, deadline);
        while (!dig.open().isEmpty() && conflicts < mostConflicts && !deadline.isOver()) {
            conflicts = conflicts > mostConflicts / GROWTH ? mostConflicts : GROWTH * conflicts;
            pass(conflicts, deadline);
        }
    }

    private void pass(long conflicts, Deadline deadline) throws InterruptedException {
        Deque<Integer> waiting = new ArrayDeque<>(dig.open());
        while (!deadline.isOver() && !(waiting.isEmpty() && asked.isEmpty())) {
            while (asked.size() < probe.atOnce() && !waiting.isEmpty()) {
                asked.addLast(ask(waiting.remove(), conflicts));
            }
            Asked first = asked.remove();
            if (dig.isOpen(first.orbit)) {
                take(first, conflicts);
            } else {
                first.answer.cancel(true);
            }
        }
    }

    private Asked ask(int orbit, long conflicts) {
        Inquiry inquiry = dig.inquiry(orbit, conflicts);
        return new Asked(orbit, gone, threads.submit(() -> inquiry.answer(probe)));
    }

    private void take(Asked first, long conflicts) throws InterruptedException {
        Result<Tuple> outcome = Threads.result(first.answer);
        if (outcome instanceof Result.Found<Tuple> other) {
            dig.learn(other.value());
        } else if (first.gone != gone) {
            asked.addFirst(ask(first.orbit, conflicts));
        } else if (outcome instanceof Result.None) {
            dig.take(first.orbit);
            gone++;
        }
    }

    /** Ends what is still being asked. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
