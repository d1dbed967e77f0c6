package sudosat.backend.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What differs between systems where processes are started, watched and ended. Linux has the program {@code setsid} and
 * files of all processes; macOS has neither, but perl, which knows the call, and {@code ps}; Windows has no shell.
 *
 * @param shell runs the scripts of the supervisor, if there is one
 * @param session the words before a command that is to run in a session of its own, where no signal to the process
 *     group of this program reaches it; none if there is no way
 * @param hasProcessFiles whether {@code /proc} shows all processes
 * @param controlGroup the folder of this program's own control group, if groups can be made in it
 */
record Platform(Optional<Path> shell, List<String> session, boolean hasProcessFiles, Optional<Path> controlGroup) {
    /** By its full name: a search would find one of the working folder where PATH has an empty entry. */
    private static final Path SHELL = Path.of("/bin/sh");

    private static final String BY_PERL = "use POSIX; POSIX::setsid(); exec {$ARGV[0]} @ARGV";

    /** For what is needed before anybody has said where programs are. */
    private static final Programs USUAL_FOLDERS =
            new Programs("/usr/bin:/bin:/usr/local/bin:/run/current-system/sw/bin", "/", Path.of("/"));

    private static final Path MOUNTS = Path.of("/proc/self/mounts");
    private static final Path MEMBERSHIP = Path.of("/proc/self/cgroup");
    private static final String VERSION_2 = "0::";
    private static final Optional<Path> CONTROL_GROUP = ownControlGroup();

    /** This system, with the programs that can be found. */
    static Platform with(Programs programs) {
        return new Platform(
                Files.isExecutable(SHELL) ? Optional.of(SHELL) : Optional.empty(),
                session(programs),
                Files.isDirectory(Path.of("/proc/self")),
                CONTROL_GROUP);
    }

    /** This system, with the programs in the usual folders. */
    static Platform here() {
        return with(USUAL_FOLDERS);
    }

    private static List<String> session(Programs programs) {
        Optional<Path> setsid = programs.find("setsid");
        if (setsid.isPresent()) {
            return List.of(setsid.get().toString());
        }
        Optional<Path> perl = programs.find("perl");
        return perl.isPresent() ? List.of(perl.get().toString(), "-e", BY_PERL) : List.of();
    }

    /**
     * Finds the control group (version 2) of this process, below which a group for a solver can be made: from there,
     * unlike from a session, no process gets away. Nothing where there are none, as on macOS, or where they cannot be
     * written, as in most containers.
     */
    private static Optional<Path> ownControlGroup() {
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
