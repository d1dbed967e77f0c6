package sudosat.cli;

import java.nio.file.Path;
import sudosat.cli.report.Console;
import sudosat.engine.EngineRegistry;
import sudosat.engine.SolversLocator;

/** Which solvers.yaml is read: never one that merely lies in the working folder, for that could be somebody else's. */
final class SolversOption {
    private final Setting<Path> file;
    private final Setting<Path> only;
    private EngineRegistry engines;

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

    /** Always the same, so that nothing is read twice. */
    synchronized EngineRegistry engines(Console console) {
        if (engines == null) {
            Options.exclude(
                    "--solvers",
                    file.value().isPresent(),
                    "--solvers-only",
                    only.value().isPresent());
            SolversLocator usual = console.solvers();
            engines = only.value()
                    .map(usual::only)
                    .or(() -> file.value().map(usual::with))
                    .orElse(usual)
                    .engines();
        }
        return engines;
    }
}
