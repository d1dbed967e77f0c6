package sudosat.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sudosat.backend.Capability;
import sudosat.bench.Contestant;
import sudosat.bench.Instance;
import sudosat.bench.MeasuredBackend;
import sudosat.cli.report.Console;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.engine.ClauseEngine;
import sudosat.engine.EngineRegistry;
import sudosat.io.UserError;

/** The options that say who takes part in a bench, and with which encodings. */
final class ContestantOptions {
    private final Setting<String> backends;
    private final Setting<String> encodings;
    private final SolversOption solvers;

    ContestantOptions(Options options) {
        backends = options.option(
                "-b --backend",
                "NAMES",
                Type.BACKEND,
                "Backends to compare, as in a,b,c (default: all that are installed and can read the" + " instance).");
        encodings = options.option(
                "-e --encoding",
                "STYLES",
                new Styles(),
                "Encodings for SAT solvers, as in textbook,compact,compact/product (default: for each"
                        + " solver, the one that its entry in solvers.yaml names).");
        solvers = new SolversOption(options);
    }

    /** Those asked for, or all there are. */
    List<Contestant> all(Optional<Long> memoryKiB, Console console) {
        EngineRegistry known = new EngineRegistry(solvers.locator(console));
        Optional<List<EncodingStyle>> styles = encodings
                .value()
                .map(names -> list(names).stream().map(ContestantOptions::style).toList());
        List<Contestant> contestants = new ArrayList<>();
        for (String name : backends.value().map(ContestantOptions::list).orElseGet(known::installed)) {
            MeasuredBackend meter =
                    new MeasuredBackend(known.measurable(name, embedded -> ThisProgram.running(embedded, memoryKiB)));
            if (!meter.program().can(Capability.READ_CNF)) {
                contestants.add(new Contestant(meter, Optional.empty()));
                continue;
            }
            for (EncodingStyle style : styles.orElseGet(() -> List.of(ClauseEngine.preferred(meter.program())))) {
                contestants.add(new Contestant(meter, Optional.of(style)));
            }
        }
        return contestants;
    }

    /** Whoever is named takes part in everything; of those who are not, each in what it can read. */
    void requireReaders(List<Contestant> contestants, List<Instance> instances) {
        if (backends.value().isEmpty()) {
            return;
        }
        for (Contestant contestant : contestants) {
            for (Instance instance : instances) {
                if (!contestant.canRead(instance)) {
                    throw new UserError(instance.name() + ": found a CNF, expected a puzzle for the backend "
                            + contestant.meter().name() + ", which is not a SAT solver");
                }
            }
        }
    }

    private static List<String> list(String names) {
        return Stream.of(names.split(",", -1)).map(String::strip).distinct().toList();
    }

    private static EncodingStyle style(String name) {
        return EncodingStyle.parse(name.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new UserError(
                        "--encoding: found " + UserError.quote(name) + ", expected " + EncodingStyle.NAMES));
    }

    /** The names of encodings, which may have an at-most-one encoding, too. */
    private static final class Styles extends Type.Text {
        @Override
        List<String> words(Console console) {
            return new Type.Choice<>(Encoding.values()).words(console);
        }
    }
}
