package sudosat.work;

import java.time.Duration;

/** A moment after which work ends. */
public final class Deadline {
    /** Never. */
    public static final Deadline NONE = new Deadline(Long.MAX_VALUE);

    private static final long LONGEST = Duration.ofDays(365).toNanos();

    private final long nanoTime;

    private Deadline(long nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** The moment that comes after this time, counted from now. */
    public static Deadline after(Duration duration) {
        boolean endless = duration.compareTo(Duration.ofNanos(LONGEST)) > 0;
        return endless ? NONE : new Deadline(System.nanoTime() + duration.toNanos());
    }

    /** Whether there is such a moment. */
    public boolean isSet() {
        return this != NONE;
    }

    /** Whether the moment has come. */
    public boolean isOver() {
        return isSet() && millisLeft() <= 0;
    }

    /** Whether work of this thread must end: the moment has come, or somebody interrupts it. */
    public boolean isOverOrInterrupted() {
        return isOver() || Thread.currentThread().isInterrupted();
    }

    /** Milliseconds left, at least 0; a very long time if there is no deadline. */
    public long millisLeft() {
        long nanos = isSet() ? nanoTime - System.nanoTime() : LONGEST;
        return Math.max(0, (nanos + 999_999) / 1_000_000);
    }

    /**
     * For the time limit of another program: one second more than is left. It is ended from here in time, and by itself
     * should this program be gone.
     */
    public String roughSeconds() {
        return String.valueOf((millisLeft() + 999) / 1000 + 1);
    }
}
