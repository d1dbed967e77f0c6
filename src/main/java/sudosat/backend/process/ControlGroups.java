package sudosat.backend.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds the control group (version 2) of this process, below which a group for a solver can be made: from there,
 * unlike from a session, no process gets away. Nothing where there are none, as on macOS, or where they cannot be
 * written, as in most containers.
 */
final class ControlGroups {
    private static final Path MOUNTS = Path.of("/proc/self/mounts");
    private static final Path MEMBERSHIP = Path.of("/proc/self/cgroup");
    private static final String VERSION_2 = "0::";

    private static final Optional<Path> OWN = find();

    private ControlGroups() {}

    /** The folder of this process's own group, if groups can be made in it. */
    static Optional<Path> own() {
        return OWN;
    }

    private static Optional<Path> find() {
        try {
            for (String mount : Files.readAllLines(MOUNTS)) {
                String[] words = mount.split(" ");
                if (words.length > 2 && words[2].equals("cgroup2")) {
                    return group(Path.of(words[1])).filter(Files::isWritable);
                }
            }
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static Optional<Path> group(Path mount) throws IOException {
        for (String line : Files.readAllLines(MEMBERSHIP)) {
            if (line.startsWith(VERSION_2 + "/")) {
                return Optional.of(mount.resolve(line.substring(VERSION_2.length() + 1)));
            }
        }
        return Optional.empty();
    }
}
