package sudosat.backend;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.dimacs.ModelSink;
import sudosat.dimacs.SolverOutput;

class AheadTest {
    /** Something to write, of which nothing is read. */
    private interface Writing extends Task {
        @Override
        default SolverOutput read(InputStream in, String source, ModelSink models) {
            throw new UnsupportedOperationException();
        }
    }

    private static void writeInPieces(byte[] text, OutputStream out) throws IOException {
        for (int at = 0; at < text.length; at += 1000) {
            out.write(text, at, Math.min(1000, text.length - at));
        }
        out.flush();
    }

    /** The largest does not fit into what may wait. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1500, 5_000_000})
    void everythingArrivesInOrderHoweverLateTheReaderComes(int length) throws Exception {
        byte[] text = new byte[length];
        new Random(length).nextBytes(text);
        Writing task = out -> writeInPieces(text, out);
        try (Ahead ahead = new Ahead(task)) {
            Thread.sleep(50);
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            ahead.write(read);
            assertArrayEquals(text, read.toByteArray());
        }
    }

    @Test
    void writingEndsWhereNobodyComes() throws Exception {
        AtomicReference<Exception> end = new AtomicReference<>();
        CountDownLatch ended = new CountDownLatch(1);
        Writing task = out -> {
            try {
                writeInPieces(new byte[5_000_000], out);
            } catch (IOException nobody) {
                end.set(nobody);
            } finally {
                ended.countDown();
            }
        };
        new Ahead(task).close();
        assertTrue(ended.await(10, TimeUnit.SECONDS), "it still writes");
        assertInstanceOf(IOException.class, end.get());
    }

    @Test
    void readerThatGoesAwayIsAnError() {
        Writing task = out -> writeInPieces(new byte[5_000_000], out);
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int character) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        try (Ahead ahead = new Ahead(task)) {
            assertEquals(
                    "Broken pipe",
                    assertThrows(IOException.class, () -> ahead.write(closed)).getMessage());
        }
    }

    @Test
    void whatCannotBeWrittenIsAnErrorOfTheReader() {
        Writing task = out -> {
            throw new IOException("no such formula");
        };
        try (Ahead ahead = new Ahead(task)) {
            assertEquals(
                    "no such formula",
                    assertThrows(IOException.class, () -> ahead.write(new ByteArrayOutputStream()))
                            .getMessage());
        }
    }
}
