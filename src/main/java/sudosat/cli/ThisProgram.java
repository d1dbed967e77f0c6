package sudosat.cli;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;

/** Starts itself again: the same Java with the same options and class path. */
final class ThisProgram {
    private ThisProgram() {}

    /**
     * The command that runs an embedded backend on {@code {input}} with {@code {seed}} in a virtual machine of its own.
     */
    static List<String> running(BuiltIn engine, Optional<Long> memoryKiB) {
        List<String> words = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
        words.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        words.add("-XX:+ExitOnOutOfMemoryError"); // whichever thread it hits
        if (engine == BuiltIn.CDCL) {
            words.add("-XX:TieredStopAtLevel=1"); // as the start script has it, which says why
        }
        memoryKiB.ifPresent(size -> words.add("-Xmx" + size + "k"));
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(
                engine.can(Capability.COUNT_CONFLICTS)
                        ? List.of("run", "--statistics")
                        : List.of("solve", "--from", "csv"));
        words.addAll(List.of("--backend", engine.label()));
        if (engine.can(Capability.SEED)) {
            words.addAll(List.of("--seed", "{seed}"));
        }
        words.add("{input}");
        return words;
    }
}
