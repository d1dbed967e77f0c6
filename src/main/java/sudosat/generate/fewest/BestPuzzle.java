package sudosat.generate.fewest;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** What the threads that look for few clues have found together. */
final class BestPuzzle {
    private final BlockingQueue<FewestClues.Walked> better = new LinkedBlockingQueue<>();
    private final AtomicLong tries = new AtomicLong();
    private int fewest = Integer.MAX_VALUE;
    private int atLeast;
    private FewestClues.Walked best;

    /** Takes a puzzle that has fewer clues than all before. */
    synchronized void offer(FewestClues.Walked found) {
        int count = found.clues().filledCells();
        if (count < fewest) {
            fewest = count;
            best = found;
            better.add(found);
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
    synchronized FewestClues.Walked best() {
        return best;
    }

    void countAttempts(long number) {
        tries.addAndGet(number);
    }

    long tries() {
        return tries.get();
    }

    /** The next better puzzle, once there is one or the time is over. */
    Optional<FewestClues.Walked> next(long millis) throws InterruptedException {
        return Optional.ofNullable(better.poll(millis, TimeUnit.MILLISECONDS));
    }
}
