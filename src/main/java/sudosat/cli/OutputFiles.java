package sudosat.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sudosat.io.Output;
import sudosat.io.UserError;

/** The files that options of one command name for its results; two results in one file would overwrite each other. */
final class OutputFiles {
    private final Map<String, Path> files = new LinkedHashMap<>();

    /** Takes in what an option names, and complains if another one names the same file, in whatever spelling. */
    OutputFiles add(String option, Optional<?> file) {
        file.map(Object::toString)
                .filter(name -> !Output.isStandard(name))
                .ifPresent(name -> add(option, Path.of(name)));
        return this;
    }

    /** Complains about a file that cannot be written before there is anything to write. */
    static void requireFolder(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file) || !Files.isDirectory(folder)) {
            throw new UserError(option + ": found " + UserError.quote(file.toString())
                    + ", expected a file in an existing directory");
        }
    }

    private void add(String option, Path file) {
        files.forEach((other, before) -> {
            if (Output.isSameFile(file, before)) {
                throw new UserError(option + ": found " + UserError.quote(file.toString())
                        + ", expected another file than for " + other);
            }
        });
        files.put(option, file);
    }
}
