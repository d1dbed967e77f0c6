package sudosat.cli;

import java.nio.file.Path;
import sudosat.cli.report.Console;
import sudosat.engine.EngineRegistry;
import sudosat.engine.SolversLocator;

/** Which solvers.yaml is read: never one that merely lies in the working folder, for that could be somebody else's. */
final class SolversOption {
    private final Setting<Path> file;
    private EngineRegistry engines;

    SolversOption(Options options) {
        file = options.option(
                "--solvers",
                "FILE",
                Type.FILE,
                "Take this solvers.yaml, not the one beside the program; SUDOSAT_SOLVERS names one too.");
    }

    /** Always the same, so that nothing is read twice. */
    synchronized EngineRegistry engines(Console console) {
        if (engines == null) {
            engines = file.value()
                    .map(chosen -> SolversLocator.in(chosen, console.environment()))
                    .orElseGet(console::solvers)
                    .engines();
        }
        return engines;
    }
}
