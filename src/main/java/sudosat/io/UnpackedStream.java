package sudosat.io;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * A stream that unpacks what is packed and tells what is wrong with its bytes as a {@link UserError} with the input's
 * name.
 */
final class UnpackedStream extends FilterInputStream {
    private static final int BUFFER = 1 << 16;
    private static final byte[] GZIP = {0x1f, (byte) 0x8b};
    private static final byte[] XZ = {(byte) 0xfd, '7', 'z', 'X', 'Z', 0};

    private final String trouble;
    private final boolean isPacked;

    private UnpackedStream(InputStream in, String trouble, boolean isPacked) {
        super(in);
        this.trouble = trouble;
        this.isPacked = isPacked;
    }

    static UnpackedStream of(String name, InputStream packed) {
        Peekable in = new Peekable(packed);
        String trouble = name + ": cannot be read";
        try {
            if (in.startsWith(GZIP)) {
                trouble = name + ": damaged gzip data";
                return new UnpackedStream(
                        new BufferedInputStream(new GZIPInputStream(in, BUFFER), BUFFER), trouble, true);
            } else if (in.startsWith(XZ)) {
                trouble = name + ": damaged xz data";
                return new UnpackedStream(
                        new BufferedInputStream(new XZInputStream(in, memoryLimit()), BUFFER), trouble, true);
            }
            return new UnpackedStream(in, trouble, false);
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    boolean isPacked() {
        return isPacked;
    }

    /** In KiB: an xz header may ask for gigabytes, and that is the file's fault, not a lack of memory here. */
    private static int memoryLimit() {
        return (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2048);
    }

    private static UserError error(String trouble, IOException e) {
        return new UserError(
                trouble + " (" + (e instanceof EOFException ? "it ends too early" : Input.reason(e)) + ")");
    }

    @Override
    public int read() {
        try {
            return in.read();
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
        try {
            return in.read(bytes, offset, length);
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    @Override
    public long skip(long count) {
        try {
            return in.skip(count);
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    /**
     * Buffered bytes that are available unless they have ended: GZIPInputStream takes "none available" for the end of
     * the file, and so would drop the later members of a concatenation that comes through a slow pipe.
     */
    private static final class Peekable extends BufferedInputStream {
        Peekable(InputStream in) {
            super(in, BUFFER);
        }

        boolean startsWith(byte[] magic) throws IOException {
            mark(magic.length);
            byte[] first = readNBytes(magic.length);
            reset();
            return Arrays.equals(first, magic);
        }

        @Override
        public synchronized int available() throws IOException {
            int available = super.available();
            if (available > 0) {
                return available;
            }
            mark(1);
            int next = read();
            reset();
            return next < 0 ? 0 : 1;
        }
    }
}
