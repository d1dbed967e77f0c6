package sudosat.io;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * A stream that unpacks packed input. Damaged bytes are a {@link UserError} that names the input.
 */
final class UnpackedStream extends FilterInputStream {
    private static final int BUFFER = 1 << 16;
    private static final String GZIP = "\u001f\u008b";
    private static final String XZ = "\u00fd7zXZ\0";

    /** Packings that are recognized, but not unpacked here. */
    private static final List<Foreign> FOREIGN = List.of(
            new Foreign("bzip2", "bzip2 -dc", "BZh"),
            new Foreign("lzma", "xz -dc --format=lzma", "]\0\0"),
            new Foreign("zstd", "zstd -dc", "(\u00b5/\u00fd"),
            new Foreign("compress", "gzip -dc", "\u001f\u009d"),
            new Foreign("zip", "unzip -p", "PK\3\4"),
            new Foreign("7z", "7z x -so", "7z\u00bc\u00af"));

    private record Foreign(String kind, String unpack, String magic) {}

    private final String name;
    private final String trouble;
    private final Peekable packed;
    private long unpacked;

    private UnpackedStream(InputStream in, String name, String trouble, Peekable packed) {
        super(in);
        this.name = name;
        this.trouble = trouble;
        this.packed = packed;
    }

    static UnpackedStream of(String name, InputStream packed) {
        Peekable in = new Peekable(packed);
        String trouble = name + ": cannot be read";
        try {
            if (in.startsWith(GZIP)) {
                trouble = name + ": damaged gzip data";
                return new UnpackedStream(
                        new BufferedInputStream(new GZIPInputStream(in, BUFFER), BUFFER), name, trouble, in);
            } else if (in.startsWith(XZ)) {
                trouble = name + ": damaged xz data";
                return new UnpackedStream(
                        new BufferedInputStream(Xz.unpacking(in, memoryLimit()), BUFFER), name, trouble, in);
            }
            for (Foreign packing : FOREIGN) {
                if (in.startsWith(packing.magic)) {
                    throw new UserError(name + ": found " + packing.kind
                            + " data, expected text, gzip or xz; to unpack it: " + packing.unpack);
                }
            }
            return new UnpackedStream(in, name, trouble, in);
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    boolean isPacked() {
        return in != packed;
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
        byte[] next = new byte[1];
        return read(next, 0, 1) < 0 ? -1 : next[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
        try {
            int read = in.read(bytes, offset, length);
            count(read);
            return read;
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    @Override
    public long skip(long count) {
        try {
            long skipped = in.skip(count);
            count(skipped);
            return skipped;
        } catch (IOException e) {
            throw error(trouble, e);
        }
    }

    /** A few kilobytes can unpack to gigabytes, which nobody means. */
    private void count(long more) {
        unpacked += Math.max(0, more);
        if (isPacked() && unpacked > Limits.TEXT && unpacked / Limits.RATIO > packed.read) {
            throw new UserError(name + ": found data that unpacks to more than " + Limits.RATIO
                    + " times its size, expected less beyond " + Limits.mebibytes(Limits.TEXT));
        }
    }

    /**
     * Buffered bytes that are available unless they have ended: GZIPInputStream takes "none available" for the end of
     * the file, and so would drop the later members of a concatenation that comes through a slow pipe.
     */
    private static final class Peekable extends BufferedInputStream {
        /** How many bytes were taken from it. */
        private long read;

        Peekable(InputStream in) {
            super(in, BUFFER);
        }

        @Override
        public synchronized int read(byte[] bytes, int offset, int length) throws IOException {
            int taken = super.read(bytes, offset, length);
            read += Math.max(0, taken);
            return taken;
        }

        boolean startsWith(String magic) throws IOException {
            mark(magic.length());
            byte[] first = readNBytes(magic.length());
            reset();
            return new String(first, StandardCharsets.ISO_8859_1).equals(magic);
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
