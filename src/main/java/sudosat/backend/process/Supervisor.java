package sudosat.backend.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A shell that starts a watcher and then becomes the solver. The watcher looks after both the solver and the program
 * that wants it. When either has ended, it stops the rest of the solver's session, and every process that left the
 * session but descends from the solver, still has the solver's mark in its environment or is in its control group,
 * where there are such.
 */
final class Supervisor {
    /**
     * Arguments: process id of this program, folder for a control group or "-", memory limit in KiB or "-", where
     * processes are listed, the words that start a session, the watcher, then the solver's own.
     */
    private static final String START = """
        parent=$1 groups=$2 memory=$3 processes=$4 session=$5 watch=$6; shift 6
        [ "$memory" = - ] || ulimit -v "$memory" || exit 126
        (exec </dev/null >/dev/null 2>&1
        eval "exec $session" '/bin/sh -c "$watch" sudosat-watch "$parent" $$ "$groups/sudosat-$$" "$processes"' &)
        if [ "$groups" != - ]; then
          { mkdir "$groups/sudosat-$$" && echo $$ >"$groups/sudosat-$$/cgroup.procs"; } 2>/dev/null
        fi
        export SUDOSAT_SOLVER="$parent.$$."
        exec "$@"
        """;

    /**
     * Arguments: process id of this program and of the solver, the folder of the solver's control group, which may be
     * missing, and where processes are listed. A solver that ended by itself has had its say: its children get no
     * grace.
     */
    private static final String WATCH = """
        PATH=/usr/bin:/bin:$PATH
        trap '' TERM INT HUP
        processes=$4
        children() {
          if [ "$processes" = files ]; then
            grep -ls "^PPid:[[:space:]]*$1\\$" /proc/[0-9]*/status | cut -d / -f 3
          else
            ps -A -o ppid= -o pid= | while read -r parent child; do [ "$parent" != "$1" ] || echo "$child"; done
          fi
        }
        below() {
          children "$1" | while read -r child; do
            echo "$child"
            below "$child"
          done
        }
        while kill -0 "$1" && kill -0 "$2"; do sleep 0.2; done
        family=$(below "$2")
        if ! kill -0 "$1"; then
          kill -TERM "-$2" || kill -TERM "$2"
          kill -TERM $family
          sleep 0.5
          kill -KILL "-$2" || kill -KILL "$2"
        fi
        kill -KILL "-$2" $family
        grep -lsF "SUDOSAT_SOLVER=$1.$2." /proc/[0-9]*/environ |
          while IFS=/ read -r _ _ process _; do kill -KILL "$process"; done
        for pause in 0 0.1 0.2 0.5 1 2; do
          [ -d "$3" ] || break
          sleep "$pause"
          kill -KILL $(cat "$3/cgroup.procs")
          rmdir "$3"
        done
        """;

    private static final String NONE = "-";

    private Supervisor() {}

    /**
     * The words that start a command under supervision.
     *
     * @param program the process whose end is the end of the command, too
     */
    static List<String> words(Platform platform, long program, OptionalLong memoryKiB, List<String> command) {
        List<String> words = new ArrayList<>(platform.session());
        words.addAll(List.of(
                platform.shell().orElseThrow().toString(),
                "-c",
                START,
                "sudosat-run",
                String.valueOf(program),
                platform.controlGroup().map(Path::toString).orElse(NONE),
                memoryKiB.isPresent() ? String.valueOf(memoryKiB.getAsLong()) : NONE,
                platform.hasProcessFiles() ? "files" : "ps",
                quoted(platform.session()),
                WATCH));
        words.addAll(command);
        return words;
    }

    /** Words as a shell reads them. */
    private static String quoted(List<String> words) {
        StringBuilder text = new StringBuilder();
        for (String word : words) {
            text.append(text.isEmpty() ? "'" : " '")
                    .append(word.replace("'", "'\\''"))
                    .append('\'');
        }
        return text.toString();
    }
}
