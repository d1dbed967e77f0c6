package sudosat.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** Packs and unpacks xz, if its library is there. */
final class Xz {
    private Xz() {}

    static InputStream unpacking(InputStream in, int memoryKiB) throws IOException {
        try {
            return Library.unpacking(in, memoryKiB);
        } catch (NoClassDefFoundError missing) {
            throw withoutLibrary();
        }
    }

    static OutputStream packing(OutputStream out, int buffer) throws IOException {
        try {
            return Library.packing(out, buffer);
        } catch (NoClassDefFoundError missing) {
            throw withoutLibrary();
        }
    }

    private static UserError withoutLibrary() {
        return new UserError("xz data needs the library org.tukaani:xz, which is not on the class path");
    }

    /** Alone in knowing the library, so that nothing else has to be linked with it. */
    private static final class Library {
        /** A dictionary of 2 MiB: 17 MB of memory, where the usual 8 MiB take 94. */
        private static final int PRESET = 2;

        private Library() {}

        static InputStream unpacking(InputStream in, int memoryKiB) throws IOException {
            return new XZInputStream(in, memoryKiB);
        }

        static OutputStream packing(OutputStream out, int buffer) throws IOException {
            return new XZOutputStream(new BufferedOutputStream(out, buffer), new LZMA2Options(PRESET));
        }
    }
}
