package sudosat.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A stream into a file; a full disk and the like come as a {@link UserError} with the file's name. */
final class FileStream extends FilterOutputStream {
    private final Path path;

    FileStream(Path path, OutputStream out) {
        super(out);
        this.path = path;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            throw Output.unwritable(path, e);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw Output.unwritable(path, e);
        }
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw Output.unwritable(path, e);
        }
    }
}
