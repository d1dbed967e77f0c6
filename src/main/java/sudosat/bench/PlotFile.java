package sudosat.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import sudosat.io.UserError;

/** Where a plot goes, and as which kind of picture. */
public record PlotFile(String name, Kind kind) {

    /** The kinds of picture. */
    enum Kind {
        SVG,
        PNG
    }

    /** The ending of the name chooses the kind. The folder must be there before the runs, not only after them. */
    public static PlotFile named(String option, String name) {
        Path folder = Path.of(name).toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new UserError(
                    option + ": found " + UserError.quote(name) + ", expected a file in an existing directory");
        }
        String small = name.toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            if (small.endsWith("." + kind.name().toLowerCase(Locale.ROOT))) {
                return new PlotFile(name, kind);
            }
        }
        throw new UserError(
                option + ": found " + UserError.quote(name) + ", expected a name that ends in .svg or .png");
    }
}
