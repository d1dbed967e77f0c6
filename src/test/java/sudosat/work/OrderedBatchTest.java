package sudosat.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class OrderedBatchTest {
    private static <T> Iterator<Callable<T>> work(Stream<Callable<T>> pieces) {
        return pieces.iterator();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void resultsComeInTheOrderOfTheWork(int jobs) throws InterruptedException {
        Iterator<Callable<Integer>> work = work(IntStream.range(0, 3000).mapToObj(i -> () -> {
            Thread.sleep(i % 500 == 0 ? 5 : 0);
            return i;
        }));
        try (OrderedBatch<Integer> batch = new OrderedBatch<>(jobs, work)) {
            for (int i = 0; i < 3000; i++) {
                assertTrue(batch.hasNext());
                assertEquals(i, batch.next());
            }
            assertFalse(batch.hasNext());
            assertFalse(batch.isNextReady());
        }
    }

    @Test
    void noWorkHasNoResult() throws InterruptedException {
        try (OrderedBatch<Integer> batch = new OrderedBatch<>(2, work(Stream.empty()))) {
            assertFalse(batch.hasNext());
        }
    }

    @Test
    void whatIsDoneCanBeTakenWhileTheNextPieceIsWaitedFor() throws InterruptedException {
        CountDownLatch taken = new CountDownLatch(1);
        Iterator<Callable<Integer>> work = work(Stream.of(1, 2).map(i -> {
            if (i == 2) {
                awaitQuietly(taken);
            }
            return () -> i;
        }));
        try (OrderedBatch<Integer> batch = new OrderedBatch<>(2, work)) {
            assertEquals(1, batch.next());
            taken.countDown();
            assertEquals(2, batch.next());
            assertFalse(batch.hasNext());
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void doesNotGetFarAhead() throws InterruptedException {
        AtomicInteger begun = new AtomicInteger();
        Iterator<Callable<Integer>> endless = work(Stream.generate(() -> begun::incrementAndGet));
        try (OrderedBatch<Integer> batch = new OrderedBatch<>(2, endless)) {
            batch.next();
            Thread.sleep(200);
            assertTrue(begun.get() < 1000, begun + " begun");
        }
    }

    @Test
    void aPieceThatFailsDoesNotEndTheOthers() throws InterruptedException {
        IllegalStateException wrong = new IllegalStateException("wrong");
        try (OrderedBatch<Integer> batch = new OrderedBatch<>(
                2,
                List.<Callable<Integer>>of(
                                () -> 1,
                                () -> {
                                    throw wrong;
                                },
                                () -> 3)
                        .iterator())) {
            assertEquals(1, batch.next());
            assertSame(wrong, assertThrows(IllegalStateException.class, batch::next));
            assertEquals(3, batch.next());
        }
    }

    /** As when a line cannot be read, or memory runs out while it is. */
    @Test
    void workThatCannotBeHadIsTheLastResult() throws InterruptedException {
        for (Throwable wrong : List.of(new IllegalStateException("wrong"), new OutOfMemoryError("wrong"))) {
            Iterator<Callable<Integer>> work = work(Stream.of(1, 2, 3).map(i -> {
                if (i == 3 && wrong instanceof Error error) {
                    throw error;
                } else if (i == 3) {
                    throw (RuntimeException) wrong;
                }
                return () -> i;
            }));
            try (OrderedBatch<Integer> batch = new OrderedBatch<>(2, work)) {
                assertEquals(1, batch.next());
                assertEquals(2, batch.next());
                assertTrue(batch.hasNext());
                assertSame(wrong, assertThrows(wrong.getClass(), batch::next));
                assertFalse(batch.hasNext());
            }
        }
    }
}
