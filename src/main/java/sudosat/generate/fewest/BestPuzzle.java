package sudosat.generate.fewest;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import sudosat.puzzle.Tuple;

/** What the threads that look for few clues have found together. */
final class BestPuzzle {
    private final BlockingQueue<Best> better = new LinkedBlockingQueue<>();
    private final AtomicLong tries = new AtomicLong();
    private int fewest = Integer.MAX_VALUE;
    private int atLeast;
    private Best best;

    /** A puzzle with one solution. */
    record Best(Tuple clues, Tuple solution) {}

    /** Takes a puzzle that has fewer clues than all before. */
    synchronized void offer(Tuple clues, Tuple solution) {
        int count = clues.clues();
        if (count < fewest) {
            fewest = count;
            best = new Best(clues, solution);
            better.add(best);
        }
    }

    /** No puzzle has fewer clues. */
    synchronized void raise(int bound) {
        atLeast = Math.max(atLeast, bound);
    }

    synchronized int fewest() {
        return fewest;
    }

    synchronized int atLeast() {
        return atLeast;
    }

    synchronized boolean isProven() {
        return fewest <= atLeast;
    }

    /** The puzzle with the fewest clues, once there is one. */
    synchronized Best best() {
        return best;
    }

    void countAttempt() {
        countAttempts(1);
    }

    void countAttempts(long number) {
        tries.addAndGet(number);
    }

    long tries() {
        return tries.get();
    }

    /** The next better puzzle, once there is one or the time is over. */
    Optional<Best> next(long millis) throws InterruptedException {
        return Optional.ofNullable(better.poll(millis, TimeUnit.MILLISECONDS));
    }
}
