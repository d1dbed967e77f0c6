package sudosat.backend.process;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.FutureTask;
import sudosat.io.UserError;
import sudosat.work.Threads;

/** Remembers the last bytes that went through a stream, for messages. */
final class OutputTail {
    private static final int LIMIT = 2048;

    private final byte[] bytes = new byte[LIMIT];
    private int length;

    /** Reads the stream to its end. */
    void drain(InputStream in) throws IOException {
        byte[] buffer = new byte[1 << 16];
        InputStream watched = watching(in);
        while (watched.read(buffer) >= 0) {
            // What is worth keeping is kept by the watched stream.
        }
    }

    /** Reads the stream to its end, beside other work. */
    FutureTask<Void> draining(InputStream in) {
        return Threads.start("drain", () -> {
            drain(in);
            return null;
        });
    }

    /** The same stream, remembered as it is read. */
    InputStream watching(InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                byte[] next = new byte[1];
                return read(next, 0, 1) < 0 ? -1 : next[0] & 0xff;
            }

            @Override
            public int read(byte[] buffer, int offset, int count) throws IOException {
                int read = super.read(buffer, offset, count);
                if (read > 0) {
                    add(buffer, offset, read);
                }
                return read;
            }
        };
    }

    private synchronized void add(byte[] buffer, int offset, int count) {
        int taken = Math.min(count, LIMIT);
        int kept = Math.min(length, LIMIT - taken);
        System.arraycopy(bytes, length - kept, bytes, 0, kept);
        System.arraycopy(buffer, offset + count - taken, bytes, kept, taken);
        length = kept + taken;
    }

    /** The last lines, up to a number, with control characters made visible; empty if there were none. */
    synchronized String lines(int count) {
        String text = UserError.visible(new String(bytes, 0, length, StandardCharsets.UTF_8).replace("\r", ""))
                .strip();
        int start = text.length();
        for (int line = 0; line < count && start >= 0; line++) {
            start = text.lastIndexOf('\n', start - 1);
        }
        return text.substring(start + 1);
    }
}
