package sudosat.backend;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import sudosat.dimacs.ModelSink;
import sudosat.dimacs.OutputError;
import sudosat.dimacs.SolverOutput;

/**
 * A task that is being written from the beginning, while the solver's process has yet to start. What is written waits
 * in memory, up to some length.
 */
final class Ahead implements Task, AutoCloseable {
    private static final int MOST_WAITING = 1 << 20;

    private final Task task;
    private final Head head = new Head();
    private final FutureTask<Void> writing;

    Ahead(Task task) {
        this.task = task;
        writing = Background.start("ahead", () -> {
            task.write(head);
            return null;
        });
    }

    /** For one reader only. */
    @Override
    public void write(OutputStream out) throws IOException {
        head.goTo(out);
        try {
            writing.get();
        } catch (InterruptedException ended) {
            throw new InterruptedIOException();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof IOException closed) {
                throw closed;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    @Override
    public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
        return task.read(in, source, models);
    }

    @Override
    public Optional<Path> file() {
        return task.file();
    }

    /** If nobody has come to read it, nobody will. */
    @Override
    public void close() {
        head.close();
    }

    /** Keeps what is written until it is known where it goes. */
    private static final class Head extends OutputStream {
        private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();
        private OutputStream reader;
        private boolean isClosed;

        synchronized void goTo(OutputStream out) throws IOException {
            waiting.writeTo(out);
            waiting.reset();
            reader = out;
            notifyAll();
        }

        @Override
        public void write(int character) throws IOException {
            write(new byte[] {(byte) character}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            Optional<OutputStream> open = keep(bytes, offset, length);
            if (open.isPresent()) {
                open.get().write(bytes, offset, length);
            }
        }

        /** The reader, if there is one, who may take long and must not be held up with. */
        private synchronized Optional<OutputStream> keep(byte[] bytes, int offset, int length) throws IOException {
            try {
                while (reader == null && !isClosed && waiting.size() + length > MOST_WAITING) {
                    wait();
                }
            } catch (InterruptedException ended) {
                throw new InterruptedIOException();
            }
            if (isClosed) {
                throw new IOException("nobody reads it");
            }
            if (reader == null) {
                waiting.write(bytes, offset, length);
            }
            return Optional.ofNullable(reader);
        }

        @Override
        public void flush() throws IOException {
            OutputStream open;
            synchronized (this) {
                open = reader;
            }
            if (open != null) {
                open.flush();
            }
        }

        @Override
        public synchronized void close() {
            isClosed = true;
            notifyAll();
        }
    }
}
