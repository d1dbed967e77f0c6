package sudosat.cli;

import java.nio.file.Path;
import sudosat.cli.report.Console;
import sudosat.engine.SolversLocator;
import sudosat.io.Input;

/** Which solvers.yaml is read: never one that merely lies in the working folder, for that could be somebody else's. */
final class SolversOption {
    private final Setting<Path> file;
    private final Setting<Path> only;

    SolversOption(Options options) {
        file = options.option(
                "--solvers",
                "FILE",
                Type.FILE,
                "Add the solvers of this file to those of the program's solvers.yaml. Entries replace"
                        + " those of the same name (default: $SUDOSAT_SOLVERS).");
        only = options.option(
                "--solvers-only",
                "FILE",
                Type.FILE,
                "Use the solvers of this file instead of those of the program's solvers.yaml.");
    }

    /** The file is read only if a solver is needed, but a wrong name is an error in any case. */
    private static Path readable(Path file) {
        Input.file(file).requireReadable();
        return file;
    }

    /** Where solvers are found. */
    SolversLocator locator(Console console) {
        Options.exclude(file, only);
        SolversLocator usual = console.solvers();
        if (only.value().isPresent()) {
            return usual.only(readable(only.value().get()));
        }
        return file.value().isPresent() ? usual.with(readable(file.value().get())) : usual;
    }
}
