package sudosat.backend.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Starts commands in sessions of their own, where no signal to the process group of this program reaches them. This is
 * where systems differ: Linux has the program {@code setsid}; macOS has not, but perl, which knows the call.
 */
final class Sessions {
    /** The shell, by its full name: a search would find one of the working folder where PATH has an empty entry. */
    static final String SHELL = "/bin/sh";

    private static final String BY_PERL = "use POSIX; POSIX::setsid(); exec {$ARGV[0]} @ARGV";

    /** For what is needed before anybody has said where programs are. */
    private static final Programs SYSTEM =
            new Programs("/usr/bin:/bin:/usr/local/bin:/run/current-system/sw/bin", "/", Path.of("/"));

    private Sessions() {}

    /** The words before a command that is to run in a session of its own, if there is a way. */
    static Optional<List<String>> starter(Programs programs) {
        Optional<List<String>> setsid = programs.find("setsid").map(program -> List.of(program.toString()));
        return setsid.or(() -> programs.find("perl").map(program -> List.of(program.toString(), "-e", BY_PERL)));
    }

    /** The same by programs that the system has in the usual folders. */
    static Optional<List<String>> starter() {
        return starter(SYSTEM);
    }

    /** Words as a shell reads them. */
    static String quoted(List<String> words) {
        StringBuilder text = new StringBuilder();
        for (String word : words) {
            text.append(text.isEmpty() ? "'" : " '")
                    .append(word.replace("'", "'\\''"))
                    .append('\'');
        }
        return text.toString();
    }
}
