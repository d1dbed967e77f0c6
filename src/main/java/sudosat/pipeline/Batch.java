package sudosat.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import sudosat.backend.Threads;

/** Does many pieces of work on several threads and hands the results over in order, without getting far ahead of whoever takes them. */
public final class Batch<T> implements AutoCloseable {
  private static final int AHEAD = 128;
  /** A look every quarter of a millisecond, for ten: to be woken for each of many short pieces of work would take longer than the work. */
  private static final int LOOKS = 40;
  private static final long BETWEEN_LOOKS_NANOS = 250_000;

  private final ExecutorService threads;
  private final Iterator<Callable<T>> work;
  private final Deque<Future<T>> running = new ArrayDeque<>();
  private final int most;

  public Batch(int jobs, Iterator<Callable<T>> work) {
    this.threads = Threads.pool(jobs, "batch");
    this.work = work;
    this.most = jobs * AHEAD;
  }

  /** Whether another result is to come; starts as much work as fits. */
  public boolean hasNext() {
    while (running.size() < most && work.hasNext()) {
      running.add(threads.submit(work.next()));
    }
    return !running.isEmpty();
  }

  /** Whether the next result is there already. */
  public boolean isNextReady() {
    return !running.isEmpty() && running.peek().isDone();
  }

  /** The next result, in the order of the work; what the work threw is thrown here. */
  public T next() throws InterruptedException {
    Future<T> first = running.remove();
    for (int look = 0; look < LOOKS && !first.isDone() && !Thread.currentThread().isInterrupted(); look++) {
      LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
    }
    return result(first);
  }

  /** What work on another thread has come to; what it threw is thrown here. */
  public static <T> T result(Future<T> work) throws InterruptedException {
    try {
      return work.get();
    } catch (ExecutionException failed) {
      throw rethrown(failed.getCause());
    }
  }

  private static RuntimeException rethrown(Throwable cause) throws InterruptedException {
    if (cause instanceof InterruptedException interrupt) {
      throw interrupt;
    } else if (cause instanceof Error error) {
      throw error;
    } else if (cause instanceof IOException failed) {
      return new UncheckedIOException(failed);
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }

  /** Ends what is still running. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
