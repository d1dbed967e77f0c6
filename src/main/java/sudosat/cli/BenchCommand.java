package sudosat.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import sudosat.bench.Bench;
import sudosat.bench.Configuration;
import sudosat.bench.Contestant;
import sudosat.bench.Instance;
import sudosat.bench.Plots;
import sudosat.bench.Results;
import sudosat.bench.Summary;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.io.Output;
import sudosat.io.UserError;

/** {@code sudosat bench}. */
final class BenchCommand extends SudosatCommand {
    private static final long MOST = 1000;
    private static final Duration USUAL_LIMIT = Duration.ofSeconds(60);

    private final Setting<List<String>> files =
            options().arguments("FILE", "Puzzles, CNF files, or directories of them (default: standard input).");
    private final ContestantOptions contestants = new ContestantOptions(options());
    private final Setting<Duration> timeout = options()
            .option(
                    "-t --timeout",
                    "TIME",
                    Type.TIME,
                    "Time limit of each run, as in 500ms, 90s, 2m or 1h (default: 60s).");
    private final Setting<Long> memory = options()
            .option("--memory", "SIZE", Type.MEMORY, "Memory limit of each run, as in 500m or 4g (default: no limit).");
    private final Setting<Long> repeat = options()
            .option("--repeat", "N", Type.NUMBER, "Run everything N times, with consecutive seeds (default: 1).");
    private final Setting<Long> seed = options().option("--seed", "N", Type.NUMBER, "First seed (default: 1).");
    private final Setting<Long> jobs = options()
            .option(
                    "-j --jobs",
                    "N",
                    Type.NUMBER,
                    "Do N runs in parallel. They slow each other down, so compare times of 1 job only"
                            + " (default: 1).");
    private final Setting<String> output = options()
            .option(
                    "-o --output",
                    "FILE",
                    Type.FILE_NAME,
                    "Append the rows to this CSV file. Runs that it already holds are not repeated, so an"
                            + " interrupted bench can go on (default: standard output).");
    private final Setting<String> cactus =
            options().option("--cactus", "FILE", Type.FILE_NAME, "Draw a cactus plot to this .svg or .png file.");
    private final Setting<String> scatter = options()
            .option(
                    "--scatter",
                    "FILE",
                    Type.FILE_NAME,
                    "Draw a scatter plot of two configurations to this .svg or .png file.");
    private final Setting<String> versus = options()
            .option(
                    "--versus",
                    "A,B",
                    Type.TEXT,
                    "With --scatter: the configurations across and up, as the table names them (default: the"
                            + " first two).");
    private final Setting<Boolean> quiet = options().flag("-q --quiet", "Show no progress.");
    private final PuzzleOptions puzzles = new PuzzleOptions(options());

    BenchCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Compare solvers and encodings.",
                "Runs every backend on every instance, and SAT solvers with every encoding. Each run is a"
                        + " process of its own. Prints one row of CSV per run, then a table of runs, solved"
                        + " instances and PAR-2 scores, best first. PAR-2 is the mean time in seconds; an unsolved"
                        + " instance counts as twice the time limit.\nModels of SAT solvers are checked against"
                        + " every clause, answers of other solvers against the rules. CNF files are not encoded,"
                        + " and run on SAT solvers only. A time-out is a result, not a failure.",
                "--backend --encoding --timeout --memory --repeat --jobs --output --cactus --scatter",
                List.of(
                        "sudosat bench -b kissat,sat4j -o results.csv --cactus cactus.svg *.csv",
                        "sudosat bench -b cadical,clingo,cbc,dlx --timeout 20s pair.csv",
                        "sudosat bench --timeout 5m --repeat 3 -o results.csv *.cnf.xz"),
                ExitCode.DONE,
                ExitCode.USER_ERROR,
                ExitCode.BACKEND_ERROR,
                ExitCode.BUG);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        Options.require("--scatter", scatter.isGiven(), versus);
        Optional<Path> cactusFile = cactus.value().map(name -> plotFile("--cactus", name));
        Optional<Path> scatterFile = scatter.value().map(name -> plotFile("--scatter", name));
        if (cactusFile.isPresent() || scatterFile.isPresent()) {
            System.setProperty("java.awt.headless", "true");
            Plots.requireFonts();
        }
        new OutputFiles()
                .add("-o", output.value())
                .add("--cactus", cactus.value())
                .add("--scatter", scatter.value());
        List<Contestant> chosen = contestants.all(memory.value(), console);
        List<Instance> instances =
                new InstanceFiles(puzzles, console).read(files.value().orElse(List.of("-")));
        contestants.requireReaders(chosen, instances);
        try (Results results = openResults(chosen)) {
            Bench bench = new Bench(instances, chosen, seeds(), limits(), results);
            List<Configuration> pair = scatterFile.isPresent() ? versus(bench.configurations()) : List.of();
            run(bench);
            if (cactusFile.isPresent()) {
                new Plots(results.rows(), limit()).cactus(cactusFile.get());
            }
            if (scatterFile.isPresent()) {
                new Plots(results.rows(), limit()).scatter(pair.get(0), pair.get(1), scatterFile.get());
            }
            Summary summary = new Summary(results.rows(), limit());
            print(summary);
            return exitCode(summary);
        }
    }

    private Results openResults(List<Contestant> chosen) throws InterruptedException {
        return isToFile()
                ? Results.in(Path.of(output.value().get()), conditions(chosen), console::warn)
                : Results.to(console.out());
    }

    private Map<String, String> conditions(List<Contestant> chosen) throws InterruptedException {
        Map<String, String> conditions = new LinkedHashMap<>();
        conditions.put(
                "limits",
                "timeout " + limit().toMillis() + " ms, memory "
                        + memory.value().map(size -> size + " KiB").orElse("unlimited"));
        for (Contestant contestant : chosen) {
            if (!conditions.containsKey(contestant.meter().name())) {
                conditions.put(contestant.meter().name(), contestant.meter().conditions());
            }
        }
        return conditions;
    }

    private boolean isToFile() {
        return output.value().filter(name -> !Output.isStandard(name)).isPresent();
    }

    /** Wrong names are reported before the runs, not only after them. */
    private static Path plotFile(String option, String name) {
        Path file = Path.of(name);
        OutputFiles.requireFolder(option, file);
        if (!name.matches("(?is).*\\.(svg|png)")) {
            throw new UserError(
                    option + ": found " + UserError.quote(name) + ", expected a name that ends in .svg or .png");
        }
        return file;
    }

    /** The configurations across and up. */
    private List<Configuration> versus(List<Configuration> all) {
        if (versus.value().isEmpty() && all.size() < 2) {
            throw new UserError(
                    "--scatter: found one configuration, expected two to compare: more backends or encodings");
        } else if (versus.value().isEmpty()) {
            return all.subList(0, 2);
        }
        String[] names = versus.value().get().split(",", -1);
        if (names.length != 2) {
            throw new UserError("--versus: found "
                    + UserError.quote(versus.value().get())
                    + ", expected two configurations with a comma between them");
        }
        return List.of(configuration(names[0].strip(), all), configuration(names[1].strip(), all));
    }

    private static Configuration configuration(String name, List<Configuration> all) {
        return Configuration.named(name, all)
                .orElseThrow(() -> new UserError("--versus: found " + UserError.quote(name) + ", expected one of "
                        + all.stream().map(Configuration::toString).collect(Collectors.joining(", "))));
    }

    /** Whoever closes standard output wants no more rows there; in a file they are wanted all the same. */
    private void run(Bench bench) throws IOException, InterruptedException {
        try (PipeWatch watch = isToFile() ? null : PipeWatch.start();
                ProgressBar progress = new ProgressBar(console, quiet.isOn() ? 0 : bench.size())) {
            bench.run(count(jobs), row -> {
                if (row.verdict().isFailure()) {
                    console.warn(row.key().instance() + ": " + row.message());
                }
                progress.step();
            });
        }
    }

    private void print(Summary summary) throws IOException {
        OutputStream out = isToFile() ? console.out() : console.err();
        out.write(summary.table().getBytes(StandardCharsets.UTF_8));
        out.flush();
        summary.contradictions().forEach(line -> console.warn("contradiction: " + line));
    }

    private static ExitCode exitCode(Summary summary) {
        return summary.hasFailures() || !summary.contradictions().isEmpty() ? ExitCode.BACKEND_ERROR : ExitCode.DONE;
    }

    private List<Long> seeds() {
        int runs = count(repeat);
        long first = Type.range("--seed", seed.value().orElse(1L), Long.MIN_VALUE, Long.MAX_VALUE - runs);
        return LongStream.range(first, first + runs).boxed().toList();
    }

    private static int count(Setting<Long> setting) {
        return (int) Type.range(setting.name(), setting.value().orElse(1L), 1, MOST);
    }

    private Bench.RunLimits limits() {
        return new Bench.RunLimits(
                limit(),
                memory.value().isPresent() ? OptionalLong.of(memory.value().get()) : OptionalLong.empty());
    }

    private Duration limit() {
        Duration limit = timeout.value().orElse(USUAL_LIMIT);
        if (limit.isZero()) {
            throw new UserError("--timeout: found 0, expected more than 0");
        }
        return limit;
    }
}
