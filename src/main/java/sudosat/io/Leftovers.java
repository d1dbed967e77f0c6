package sudosat.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What killed programs leave behind: files and folders with the process id in the name, locked while it lives. */
public final class Leftovers {
    private Leftovers() {}

    /**
     * What is in a folder and belongs to a process that is not seen here. It may live in another container, and then
     * holds a lock.
     *
     * @param name whose first group is the process id
     */
    public static List<Path> in(Path folder, Pattern name) throws IOException {
        List<Path> leftovers = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                Matcher matcher = name.matcher(entry.getFileName().toString());
                if (matcher.matches() && isDead(Long.parseLong(matcher.group(1)))) {
                    leftovers.add(entry);
                }
            }
        }
        return leftovers;
    }

    /** Where processes cannot be seen, this one is alive all the same, and must not touch its own lock. */
    private static boolean isDead(long process) {
        return process != ProcessHandle.current().pid()
                && ProcessHandle.of(process).isEmpty();
    }

    /** Locks until the channel closes. A file system without locks has none to ask for: leftovers stay there. */
    public static void lock(FileChannel channel) {
        try {
            channel.tryLock();
        } catch (IOException unsupported) {
            return;
        }
    }
}
