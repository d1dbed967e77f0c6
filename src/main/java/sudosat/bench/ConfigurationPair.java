package sudosat.bench;

import java.util.List;
import sudosat.io.UserError;

/** The two configurations of a scatter plot. */
public record ConfigurationPair(Configuration across, Configuration up) {

    /** The first two there are. */
    public static ConfigurationPair firstOf(List<Configuration> configurations) {
        if (configurations.size() < 2) {
            throw new UserError(
                    "--scatter: found one configuration, expected two to compare: more backends or encodings");
        }
        return new ConfigurationPair(configurations.get(0), configurations.get(1));
    }

    /** Two names with a comma between them, each a configuration or a backend that is in one configuration only. */
    public static ConfigurationPair parse(String text, List<Configuration> configurations) {
        String[] names = text.split(",", -1);
        if (names.length != 2) {
            throw new UserError("--versus: found " + UserError.quote(text)
                    + ", expected two configurations with a comma between them");
        }
        return new ConfigurationPair(find(names[0].strip(), configurations), find(names[1].strip(), configurations));
    }

    private static Configuration find(String name, List<Configuration> configurations) {
        List<Configuration> exact = configurations.stream()
                .filter(known -> known.toString().equals(name))
                .toList();
        List<Configuration> loose = configurations.stream()
                .filter(known -> known.backend().equals(name))
                .toList();
        List<Configuration> found = exact.isEmpty() ? loose : exact;
        if (found.size() != 1) {
            List<String> labels =
                    configurations.stream().map(Configuration::toString).toList();
            throw new UserError(
                    "--versus: found " + UserError.quote(name) + ", expected one of " + String.join(", ", labels));
        }
        return found.get(0);
    }
}
