package sudosat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import sudosat.backend.AnswerListener;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.SolverOutput;
import sudosat.dimacs.DimacsWriter;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleComments;
import sudosat.encode.PuzzleFormula;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.engine.SolverCatalog;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.generate.Digger;
import sudosat.generate.Generator;
import sudosat.inspect.Backbone;
import sudosat.inspect.Clash;
import sudosat.inspect.DroppedClues;
import sudosat.inspect.Findings;
import sudosat.inspect.OutputDecoder;
import sudosat.inspect.Property;
import sudosat.inspect.Uniqueness;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Solves, counts, checks, generates and explains sudokus, alone or in linked tuples. This is the entry for Java
 * programs; the command line uses it too.
 *
 * <pre>{@code
 * Sudosat sudosat = Sudosat.create();
 * Puzzle pair = sudosat.read(Files.readString(Path.of("pair.csv")));
 * System.out.println(sudosat.solve(pair).found().map(sudosat::write).orElse("no solution"));
 * System.out.println(sudosat.count(pair, 1_000).number());
 * }</pre>
 *
 * <p>An instance is immutable and may be used by any number of threads. It never touches {@code System}: no
 * environment, no standard streams, no exit. A method that searches ends with an {@link InterruptedException} when its
 * thread is interrupted, and with an unknown result at the time limit. Every solution it returns has passed the rule
 * checker.
 *
 * <p>Bad input, such as a malformed puzzle or an unknown backend, is a {@link UserError} with a message for the user. A
 * solver that is missing, crashes or gives a wrong answer is a {@link BackendError}.
 */
public final class Sudosat {
    private final EngineRegistry engines;
    private final Builder options;
    private Engine engine;
    private PuzzleSettings lastSettings;
    private Generator lastGenerator;

    private Sudosat(Builder options) {
        this.options = new Builder(options);
        engines = new EngineRegistry(this.options::catalog);
    }

    /** The built-in engines with their defaults: no time limit, no solver processes. */
    public static Sudosat create() {
        return builder().build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Options of a {@link Sudosat}, named as those of the command line. */
    public static final class Builder {
        private Optional<Backend> own = Optional.empty();
        private String backend = BuiltIn.AUTO.label();
        private Optional<Path> solvers = Optional.empty();
        private String searchPath = "";
        private String home = "";
        private Optional<Encoding> encoding = Optional.empty();
        private Optional<AtMostOneEncoding> atMostOne = Optional.empty();
        private Optional<Duration> timeout = Optional.empty();
        private OptionalLong memoryKiB = OptionalLong.empty();
        private OptionalLong seed = OptionalLong.empty();
        private final EnumSet<Capability> needs = EnumSet.noneOf(Capability.class);
        private int jobs = 1;
        private AnswerListener listener = AnswerListener.NOBODY;

        private Builder() {}

        private Builder(Builder other) {
            own = other.own;
            backend = other.backend;
            solvers = other.solvers;
            searchPath = other.searchPath;
            home = other.home;
            encoding = other.encoding;
            atMostOne = other.atMostOne;
            timeout = other.timeout;
            memoryKiB = other.memoryKiB;
            seed = other.seed;
            needs.addAll(other.needs);
            jobs = other.jobs;
            listener = other.listener;
        }

        /**
         * The solver by its name: a built-in engine, a solver of solvers.yaml, several SAT solvers separated by commas,
         * or {@code auto} (the default).
         */
        public Builder backend(String name) {
            backend = name;
            own = Optional.empty();
            return this;
        }

        /** A SAT solver of your own, instead of one with a name. */
        public Builder backend(Backend solver) {
            own = Optional.of(solver);
            return this;
        }

        /** The solvers.yaml to read (default: the one inside the library). */
        public Builder solvers(Path file) {
            solvers = Optional.of(file);
            return this;
        }

        /**
         * The folders where solver programs are, as in the environment variable PATH (default: none, so that only
         * built-in engines run).
         */
        public Builder searchPath(String folders) {
            searchPath = folders;
            return this;
        }

        /** What {@code ~/} stands for in solvers.yaml. */
        public Builder home(String folder) {
            home = folder;
            return this;
        }

        /** The CNF encoding (default: what the backend prefers). */
        public Builder encoding(Encoding chosen) {
            encoding = Optional.of(chosen);
            return this;
        }

        /** The encoding of at-most-one constraints (default: by group size). */
        public Builder atMostOne(AtMostOneEncoding chosen) {
            atMostOne = Optional.of(chosen);
            return this;
        }

        /** The time limit of each call (default: none). */
        public Builder timeout(Duration limit) {
            timeout = Optional.of(limit);
            return this;
        }

        /** The memory limit of a solver process, in KiB (default: none). */
        public Builder memoryKiB(long limit) {
            memoryKiB = OptionalLong.of(limit);
            needs.add(Capability.BOUND_MEMORY);
            return this;
        }

        /** The seed of the solver: another seed may find another solution. */
        public Builder seed(long number) {
            seed = OptionalLong.of(number);
            return this;
        }

        /** Accepts "no solution" only with a checked proof or, without one, if a second solver agrees. */
        public Builder certify() {
            needs.add(Capability.CERTIFY);
            return this;
        }

        /** Checks every model against every clause, too. */
        public Builder paranoid() {
            needs.add(Capability.CHECK_MODELS);
            return this;
        }

        /** The number of threads for one call (default: 1). */
        public Builder jobs(int threads) {
            jobs = threads;
            return this;
        }

        /** Who is told which solver answered. */
        public Builder listener(AnswerListener answers) {
            listener = answers;
            return this;
        }

        public Sudosat build() {
            return new Sudosat(this);
        }

        private SolverCatalog catalog() {
            if (solvers.isPresent()) {
                Path file = solvers.get();
                Path folder = file.toAbsolutePath().getParent();
                return new SolverCatalog(Input.file(file).text(), file.toString(), folder, searchPath, home);
            }
            return SolverCatalog.ofLibrary(searchPath, home);
        }

        private EncodingStyle style(EncodingStyle preferred) {
            if (encoding.isEmpty() && atMostOne.isEmpty()) {
                return preferred;
            }
            return new EncodingStyle(encoding.orElse(preferred.encoding()), atMostOne.orElse(AtMostOneEncoding.AUTO));
        }

        private EngineQuery query(boolean isForPuzzles) {
            Map<Capability, String> named = new EnumMap<>(Capability.class);
            for (Capability need : needs) {
                named.put(need, optionFor(need));
            }
            if (isForPuzzles && seed.isPresent()) {
                named.put(Capability.SEED, "--seed");
            }
            if (isForPuzzles && (encoding.isPresent() || atMostOne.isPresent())) {
                named.put(Capability.ENCODE, "--encoding");
            }
            return new EngineQuery(backend, named, this::style);
        }

        private static String optionFor(Capability need) {
            return switch (need) {
                case CERTIFY -> "--certify";
                case CHECK_MODELS -> "--paranoid";
                case BOUND_MEMORY -> "--memory";
                default -> need.name();
            };
        }
    }

    /** The engine that answers, found when it is first needed. */
    private synchronized Engine engine() {
        if (engine == null) {
            engine = options.own
                    .<Engine>map(solver -> new ClauseEngine(
                            new CheckingBackend(solver), options.style(ClauseEngine.preferred(solver))))
                    .orElseGet(() -> engines.find(options.query(true)));
        }
        return engine;
    }

    /** The clock starts now. */
    private Request request() {
        return new Request(options.seed, deadline(), options.memoryKiB, Optional.empty()).reportingTo(options.listener);
    }

    private Deadline deadline() {
        return options.timeout.map(Deadline::after).orElse(Deadline.NONE);
    }

    /**
     * Reads one puzzle in any format, which is detected.
     *
     * @throws UserError if the text is no puzzle, or several
     */
    public Puzzle read(String text) {
        List<Puzzle> puzzles = readAll(text, ReadOptions.NONE);
        if (puzzles.size() != 1) {
            throw new UserError("found " + puzzles.size() + " puzzles, expected one");
        }
        return puzzles.get(0);
    }

    /** Reads one puzzle or several in any format, which is detected. */
    public List<Puzzle> readAll(String text, ReadOptions about) {
        return Formats.detect(text).read(text, "text", about);
    }

    /** Writes a puzzle, its rules included, in a format of {@link Formats#names}. */
    public String write(Puzzle puzzle, String format) {
        StringBuilder text = new StringBuilder();
        try {
            Formats.named(format).write(puzzle, text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Writes filled grids as CSV. */
    public String write(Tuple grids) {
        StringBuilder text = new StringBuilder();
        try {
            Formats.CSV.writeSolution(Optional.of(grids), text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Finds a solution. */
    public Result<Tuple> solve(Puzzle puzzle) throws InterruptedException {
        return engine().solve(puzzle, request());
    }

    /**
     * Some solutions of a puzzle.
     *
     * @param end {@link End#ALL} if these are all
     */
    public record Solutions(List<Tuple> found, End end) {
        public Solutions {
            found = List.copyOf(found);
        }
    }

    /** Finds solutions, each once, up to a limit. */
    public Solutions solutions(Puzzle puzzle, long limit) throws InterruptedException {
        List<Tuple> found = new ArrayList<>();
        End end = solutions(puzzle, solution -> {
            found.add(solution);
            return found.size() < limit;
        });
        return new Solutions(found, end);
    }

    /** Hands over solutions, each once, to a receiver that says whether to go on. */
    public End solutions(Puzzle puzzle, Predicate<Tuple> receiver) throws InterruptedException {
        return engine().list(puzzle, request(), receiver);
    }

    /** Counts solutions up to a limit. */
    public Engine.Count count(Puzzle puzzle, long limit) throws InterruptedException {
        return engine().count(puzzle, limit, request());
    }

    /** For every cell the values that it has in some solution; nothing at the time limit. */
    public Optional<Candidates> candidates(Puzzle puzzle) throws InterruptedException {
        return Backbone.of(puzzle, engine(), request());
    }

    /** Finds out whether a puzzle is well-formed, solvable, unique and minimal. */
    public Findings check(Puzzle puzzle) throws InterruptedException {
        return check(puzzle, EnumSet.allOf(Property.class), () -> {});
    }

    /**
     * Finds out whether a puzzle has some properties.
     *
     * @param clueDone called after each clue that minimality was decided for
     */
    public Findings check(Puzzle puzzle, Set<Property> properties, Runnable clueDone) throws InterruptedException {
        return Findings.of(puzzle, properties, engine(), request(), options.jobs, clueDone);
    }

    /** The rules that a solution breaks, in words; empty if it solves the puzzle. */
    public List<String> violations(Puzzle puzzle, Tuple solution) {
        return Checker.violations(puzzle, solution);
    }

    /** Finds clues and rules of an unsolvable puzzle that contradict each other. */
    public Result<Clash> clash(Puzzle puzzle, Clash.Size size) throws InterruptedException {
        return Clash.find(puzzle, size, deadline());
    }

    /** Finds the fewest clues to drop so that there is a solution. */
    public Result<DroppedClues> repair(Puzzle puzzle) throws InterruptedException {
        return BuiltIn.AUTO.is(options.backend)
                ? DroppedClues.fewest(puzzle, deadline())
                : DroppedClues.fewest(puzzle, engines.maxSat(options.backend), request());
    }

    /**
     * Generates a puzzle with a unique solution. The same seed gives the same puzzle unless the time limit ends the
     * search. Settings that are used again are used faster.
     */
    public Result<Generator.Made> generate(PuzzleSettings settings, long seed) throws InterruptedException {
        return generate(settings, seed, state -> {});
    }

    /**
     * Generates a puzzle.
     *
     * @param progress receives the state after each clue
     */
    public Result<Generator.Made> generate(PuzzleSettings settings, long seed, Consumer<Digger.State> progress)
            throws InterruptedException {
        return generator(settings).make(seed, deadline(), progress);
    }

    /** The same for all puzzles with the same settings, as it remembers what their fillings have in common. */
    private synchronized Generator generator(PuzzleSettings settings) {
        if (settings != lastSettings) {
            lastGenerator = newGenerator(settings.wish());
            lastSettings = settings;
        }
        return lastGenerator;
    }

    private Generator newGenerator(Generator.Wish wish) {
        Request unseeded = new Request(OptionalLong.empty(), deadline(), options.memoryKiB, Optional.empty());
        return engines.probing(options.query(false), wish.rules().clues().cells())
                .map(asked -> new Generator(wish, asked, unseeded, options.jobs))
                .orElseGet(() -> new Generator(wish));
    }

    /** Solves a puzzle as people do, step by step, and rates its difficulty. */
    public ExplainedPuzzle explain(Puzzle puzzle) throws InterruptedException {
        ExplainedPuzzle.requireSize(puzzle);
        Request request = request();
        Uniqueness found = Uniqueness.of(puzzle, engine(), request.withHalfTheTime());
        return ExplainedPuzzle.begin(puzzle, found).toTheEnd(request.deadline());
    }

    /** The formula of a puzzle, in the encoding of this instance (default: compact). */
    public Formula formula(Puzzle puzzle) {
        return new PuzzleFormula(puzzle, options.style(EncodingStyle.COMPACT));
    }

    /** Writes a puzzle as DIMACS CNF. */
    public void encode(Puzzle puzzle, OutputStream out) throws IOException {
        EncodingStyle style = options.style(EncodingStyle.COMPACT);
        DimacsWriter.write(new PuzzleFormula(puzzle, style), PuzzleComments.of(puzzle, style, false), out);
    }

    /** Writes a puzzle in another solver language. */
    public void encode(Puzzle puzzle, Language language, OutputStream out) throws IOException {
        language.write(puzzle, out);
    }

    /**
     * Reads the output of a solver that was run elsewhere, and checks its solutions.
     *
     * @return the solver's verdict
     * @throws UserError if the text is no solver output
     * @throws BackendError if a model is missing, cut off or wrong
     */
    public SolverOutput.Status decode(Puzzle puzzle, InputStream output, Consumer<Tuple> solutions) throws IOException {
        return new OutputDecoder(puzzle, Optional.empty(), remark -> {}).read(output, "output", solutions);
    }

    /** Runs the SAT solver of this instance on any formula; its model is checked against every clause. */
    public Result<Model> run(Formula formula) throws InterruptedException {
        Backend solver = options.own.orElseGet(() -> engines.backend(options.query(false)));
        return new CheckingBackend(solver).solve(formula, request());
    }
}
