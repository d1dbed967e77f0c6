package sudosat.engine;

import java.nio.file.Path;
import java.util.Optional;
import sudosat.backend.BuiltIn;
import sudosat.backend.InputLanguage;
import sudosat.backend.sat4j.Sat4j;

/**
 * What is known of a backend.
 *
 * @param language what it reads, by name
 * @param program where it was found; empty if it was not
 * @param version as it reports it; empty if unknown
 * @param problem why it does not work; empty if it does
 */
public record BackendReport(
        String name,
        String language,
        String command,
        Optional<Path> program,
        String version,
        String problem,
        String install) {
    /** Of what needs no program. */
    public static BackendReport of(BuiltIn engine, String problem) {
        boolean isSat4j = engine.language() != InputLanguage.CSV && engine != BuiltIn.CDCL;
        return new BackendReport(
                engine.label(),
                engine.language() == InputLanguage.CSV ? "-" : engine.language().label(),
                "(embedded)",
                Optional.of(Path.of("")),
                isSat4j ? Sat4j.version() : "",
                problem,
                "");
    }

    public boolean works() {
        return problem.isEmpty();
    }
}
