package sudosat.work;

import java.time.Duration;

/** A point in time at which work ends. */
public final class Deadline {
    /** Never. */
    public static final Deadline NONE = new Deadline(Long.MAX_VALUE);

    private static final long LONGEST = Duration.ofDays(365).toNanos();

    private final long nanoTime;

    private Deadline(long nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** The point this long from now. */
    public static Deadline after(Duration duration) {
        boolean endless = duration.compareTo(Duration.ofNanos(LONGEST)) > 0;
        return endless ? NONE : new Deadline(System.nanoTime() + duration.toNanos());
    }

    /** Whether there is a deadline. */
    public boolean isSet() {
        return this != NONE;
    }

    /** Whether the deadline has passed. */
    public boolean isOver() {
        return isSet() && millisLeft() <= 0;
    }

    /** Whether the work of this thread must end: the deadline has passed, or the thread is interrupted. */
    public boolean isOverOrInterrupted() {
        return isOver() || Thread.currentThread().isInterrupted();
    }

    /** Milliseconds left, at least 0; a very long time if there is no deadline. */
    public long millisLeft() {
        long nanos = isSet() ? nanoTime - System.nanoTime() : LONGEST;
        return Math.max(0, (nanos + 999_999) / 1_000_000);
    }

    /**
     * The time limit for another program: one second more than is left. sudosat stops the program in time; the limit
     * matters only if sudosat is gone.
     */
    public String roughSeconds() {
        return String.valueOf((millisLeft() + 999) / 1000 + 1);
    }
}
