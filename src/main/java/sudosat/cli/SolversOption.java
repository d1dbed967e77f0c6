package sudosat.cli;

import java.nio.file.Path;
import sudosat.backend.Backends;

/** Which solvers.yaml is read: never one that merely lies in the working folder, for that could be somebody else's. */
final class SolversOption {
    private final Setting<Path> file;
    private Backends backends;

    SolversOption(Options options) {
        file = options.option(
                "--solvers",
                "FILE",
                Type.FILE,
                "Take this solvers.yaml, not the one beside the program; SUDOSAT_SOLVERS names one too.");
    }

    /** Always the same, so that nothing is read twice. */
    synchronized Backends backends(Console console) {
        if (backends == null) {
            backends = file.value()
                    .map(chosen -> UsualSolvers.in(chosen, console.environment()))
                    .orElseGet(console.solvers()::backends);
        }
        return backends;
    }
}
