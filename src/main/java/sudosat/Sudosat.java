package sudosat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import sudosat.backend.AnswerListener;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.SolverOutput;
import sudosat.dimacs.Cnf;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.DimacsWriter;
import sudosat.dimacs.Strictness;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleComments;
import sudosat.encode.PuzzleFormula;
import sudosat.engine.Engine;
import sudosat.explain.Explanation;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.generate.Digger;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.fewest.FewestClues;
import sudosat.inspect.Certificate;
import sudosat.inspect.Clash;
import sudosat.inspect.DroppedClues;
import sudosat.inspect.Findings;
import sudosat.inspect.OutputDecoder;
import sudosat.inspect.ProofFiles;
import sudosat.inspect.Property;
import sudosat.inspect.TrueCandidates;
import sudosat.inspect.Uniqueness;
import sudosat.io.Input;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.proof.ProofChecker;
import sudosat.proof.ProofSettings;
import sudosat.proof.ProofVerdict;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.PictureSettings;
import sudosat.render.PicturedPuzzle;
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
    /** Steps of large grids can take very long, and a page without them is still good to play. */
    private static final Duration TIME_FOR_HINTS = Duration.ofSeconds(20);

    private final Engines engines;
    private final Optional<Duration> timeout;
    private final Request request;

    Sudosat(Engines engines, Optional<Duration> timeout, Request request) {
        this.engines = engines;
        this.timeout = timeout;
        this.request = request;
    }

    /** The built-in engines with their defaults: no time limit, no solver processes. */
    public static Sudosat create() {
        return builder().build();
    }

    /** Begins an instance with options of its own, such as a backend, a time limit or a number of threads. */
    public static SudosatBuilder builder() {
        return new SudosatBuilder();
    }

    /** The same with one deadline for all its calls, instead of a time limit for each. */
    public Sudosat until(Deadline deadline) {
        return new Sudosat(engines, Optional.empty(), request.until(deadline));
    }

    /** The same with another listener. */
    public Sudosat reportingTo(AnswerListener listener) {
        return new Sudosat(engines, timeout, request.reportingTo(listener));
    }

    /**
     * The name of the engine that answers where no solver is asked: {@code built-in search} if the backend is {@code
     * auto} or a SAT solver, which {@link #solverName} names. Finds the engine, so it reports a backend that cannot be
     * used before there is a puzzle.
     *
     * @throws UserError if there is no backend of that name, or it cannot do what the options ask for
     * @throws BackendError if it is not installed
     */
    public String engineName() {
        return engines.engine().name();
    }

    /**
     * The name of the SAT solver that {@link #run} asks. Finds it, so it reports a solver that cannot be used before
     * there is a formula.
     *
     * @throws UserError if there is no SAT solver of that name, or it cannot do what the options ask for
     * @throws BackendError if it is not installed
     */
    public String solverName() {
        return engines.solver().name();
    }

    /**
     * The name of the SAT solver that writes proofs. Finds it, so it reports one that cannot be used before there is a
     * puzzle.
     *
     * @throws UserError if there is no SAT solver of that name, or it cannot do what the options ask for
     * @throws BackendError if it is not installed
     */
    public String proverName() {
        return engines.prover().name();
    }

    /** The clock starts now. */
    private Request request() {
        return timeout.isPresent() ? request.until(Deadline.after(timeout.get())) : request;
    }

    /** A generator has a seed of its own. */
    private Request unseededRequest() {
        return request().withoutSeed();
    }

    /**
     * Reads one puzzle in any format, which is detected. Messages call the text {@code text}.
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

    /**
     * Reads one puzzle or several in any format, which is detected.
     *
     * @param about what the text may leave open, such as the shape of boxes; {@link ReadOptions#NONE} if nothing
     * @throws UserError if the text is no puzzle
     */
    public List<Puzzle> readAll(String text, ReadOptions about) {
        return Formats.detect(text).read(text, "text", about);
    }

    /** Writes a puzzle, its rules included, in a format of {@link Formats#names}. */
    public String write(Puzzle puzzle, String format) {
        return Formats.named(format).text(puzzle);
    }

    /** Writes filled grids as CSV. */
    public String write(Tuple grids) {
        return Formats.CSV.solutionText(Optional.of(grids));
    }

    /**
     * Finds a solution.
     *
     * @return {@link Result.Found} with the solution, {@link Result.None} if there is provably none, or {@link
     *     Result.Unknown} at a limit
     */
    public Result<Tuple> solve(Puzzle puzzle) throws InterruptedException {
        return engines.engine().solve(puzzle, request());
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

    /** Passes solutions, each once, to a receiver that returns whether to go on. */
    public End solutions(Puzzle puzzle, Predicate<Tuple> receiver) throws InterruptedException {
        return engines.engine().list(puzzle, request(), receiver);
    }

    /**
     * Counts solutions up to a limit.
     *
     * @param limit at least 1; {@link Long#MAX_VALUE} counts them all
     * @return the number is exact if its end is {@link End#ALL}
     */
    public Engine.Count count(Puzzle puzzle, long limit) throws InterruptedException {
        return engines.engine().count(puzzle, limit, request());
    }

    /** The values that each cell has in some solution; none if there is no solution. */
    public Result<Candidates> candidates(Puzzle puzzle) throws InterruptedException {
        return TrueCandidates.of(puzzle, engines.engine(), request());
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
        return Findings.of(puzzle, properties, engines.engine(), request(), engines.jobs(), clueDone);
    }

    /**
     * The same. If there is no second solution, also writes a proof of that for others to verify.
     *
     * @param files where the proof goes; written only if the solution is unique
     */
    public Findings check(Puzzle puzzle, Set<Property> properties, ProofFiles files, Runnable clueDone)
            throws IOException, InterruptedException {
        if (!Checker.brokenByClues(puzzle).isEmpty()) {
            return check(puzzle, properties, clueDone);
        }
        Request timed = request();
        Uniqueness proven = proveUnique(puzzle, files, timed);
        return Findings.of(puzzle, List.of(), proven, properties, engines.engine(), timed, engines.jobs(), clueDone);
    }

    private Uniqueness proveUnique(Puzzle puzzle, ProofFiles files, Request timed)
            throws IOException, InterruptedException {
        Backend prover = engines.prover();
        Result<Tuple> first = engines.engine().solve(puzzle, timed);
        if (first instanceof Result.Found<Tuple> solved) {
            Certificate certificate = Certificate.ofNoSecond(puzzle, solved.value());
            return Uniqueness.of(solved.value(), certificate.prove(prover, timed, files));
        }
        return new Uniqueness(List.of(), first.unknown());
    }

    /**
     * Proves, for others to verify, that a puzzle has no solution.
     *
     * @param files where the proof goes; written only if there is no solution
     * @return the solution, if there is one
     */
    public Result<Tuple> prove(Puzzle puzzle, ProofFiles files) throws IOException, InterruptedException {
        return Certificate.ofNoSolution(puzzle).prove(engines.prover(), request(), files);
    }

    /** The rules that a solution breaks, in words; empty if it solves the puzzle. */
    public List<String> violations(Puzzle puzzle, Tuple solution) {
        return Checker.violations(puzzle, solution);
    }

    /**
     * Finds clues and rules of an unsolvable puzzle that contradict each other.
     *
     * @throws UserError if the backend is not {@code auto}, {@code cdcl} or {@code sat4j}
     */
    public Result<Clash> clash(Puzzle puzzle, Clash.Size size) throws InterruptedException {
        return clash(puzzle, size, bounds -> {});
    }

    /**
     * The same.
     *
     * @param progress receives the bounds of a smallest clash whenever they change
     */
    public Result<Clash> clash(Puzzle puzzle, Clash.Size size, Consumer<Clash.Bounds> progress)
            throws InterruptedException {
        return Clash.find(
                puzzle,
                size,
                engines.embeddedOnly(UserError.option("clash")),
                request().deadline(),
                progress);
    }

    /**
     * Finds the fewest clues to drop so that there is a solution.
     *
     * @throws UserError if the backend is neither {@code auto} nor a MaxSAT solver
     */
    public Result<DroppedClues> repair(Puzzle puzzle) throws InterruptedException {
        Optional<Backend> maxSat = engines.maxSat();
        return maxSat.isPresent()
                ? DroppedClues.fewest(puzzle, maxSat.get(), request())
                : DroppedClues.fewest(puzzle, request().deadline());
    }

    /**
     * Generates a puzzle with a unique solution. The same seed gives the same puzzle unless the time limit ends the
     * search. The second call with the same settings is faster.
     */
    public Result<GeneratedPuzzle> generate(PuzzleSettings settings, long seed) throws InterruptedException {
        return generate(settings, seed, state -> {});
    }

    /**
     * Generates a puzzle.
     *
     * @param progress receives the state after each clue
     */
    public Result<GeneratedPuzzle> generate(PuzzleSettings settings, long seed, Consumer<Digger.State> progress)
            throws InterruptedException {
        Request timed = unseededRequest();
        return engines.generator(settings, timed).make(seed, timed.deadline(), progress);
    }

    /**
     * Searches for the puzzle with the fewest clues, until no puzzle can have fewer or until the time limit.
     *
     * @param watcher receives each better puzzle
     * @return the best puzzle found
     * @throws UserError if the settings ask for more than rules and a solution
     */
    public Result<GeneratedPuzzle> fewest(PuzzleSettings settings, long seed, FewestClues.Watcher watcher)
            throws InterruptedException {
        settings.requirePlain();
        Generator.Spec spec = settings.spec();
        Request timed = unseededRequest();
        Generator generator = engines.generator(spec, timed, 1);
        FewestClues search = new FewestClues(spec, generator, engines.secondOpinion(), timed);
        engines.walker().ifPresent(search::walkBy);
        return search.run(seed, engines.jobs(), watcher);
    }

    /** Solves a puzzle as people do, step by step, and rates its difficulty. */
    public ExplainedPuzzle explain(Puzzle puzzle) throws InterruptedException {
        Request timed = request();
        return begin(puzzle, timed).toTheEnd(timed.deadline());
    }

    /** Prepares the explanation of a puzzle, without any step yet: {@link Explanation} has the next one. */
    public ExplainedPuzzle hint(Puzzle puzzle) throws InterruptedException {
        return begin(puzzle, request());
    }

    private ExplainedPuzzle begin(Puzzle puzzle, Request timed) throws InterruptedException {
        ExplainedPuzzle.requireSize(puzzle);
        return ExplainedPuzzle.begin(puzzle, Uniqueness.of(puzzle, engines.engine(), timed.withHalfTheTime()));
    }

    /** Draws a puzzle. */
    public void render(Puzzle puzzle, PictureSettings settings, OutputStream out)
            throws IOException, InterruptedException {
        render(List.of(puzzle), settings, out);
    }

    /**
     * Draws puzzles. First finds out what the kind of picture needs, such as hints and difficulty, as far as time
     * allows.
     *
     * @return the explanation of each puzzle; empty if none is needed
     * @throws UserError if settings do not fit the puzzles, or a library for this kind of picture is missing
     */
    public List<ExplainedPuzzle> render(List<Puzzle> puzzles, PictureSettings settings, OutputStream out)
            throws IOException, InterruptedException {
        List<ExplainedPuzzle> explained = new ArrayList<>();
        List<PicturedPuzzle> pictured = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            if (settings.isExplained()) {
                explained.add(explainInTime(puzzle));
            }
            pictured.add(
                    settings.isExplained()
                            ? explained.get(explained.size() - 1).pictured()
                            : PicturedPuzzle.of(puzzle));
        }
        settings.write(pictured, out);
        return explained;
    }

    private ExplainedPuzzle explainInTime(Puzzle puzzle) throws InterruptedException {
        Request limited = request();
        Request timed = limited.deadline().isSet() ? limited : limited.until(Deadline.after(TIME_FOR_HINTS));
        return ExplainedPuzzle.ifUnique(puzzle, Uniqueness.of(puzzle, engines.engine(), timed), timed.deadline());
    }

    /** The formula of a puzzle, in the encoding of this instance (default: what the backend prefers, else compact). */
    public Formula formula(Puzzle puzzle) {
        return new PuzzleFormula(puzzle, engines.style());
    }

    /** Writes a puzzle as DIMACS CNF. */
    public void encode(Puzzle puzzle, OutputStream out) throws IOException {
        encode(puzzle, false, out);
    }

    /** The same with the line {@code c p show}, so that model counters count grids and ignore auxiliary variables. */
    public void encodeToCount(Puzzle puzzle, OutputStream out) throws IOException {
        encode(puzzle, true, out);
    }

    private void encode(Puzzle puzzle, boolean isToCount, OutputStream out) throws IOException {
        EncodingStyle style = engines.style();
        DimacsWriter.write(new PuzzleFormula(puzzle, style), PuzzleComments.of(puzzle, style, isToCount), out);
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

    /**
     * The same.
     *
     * @param puzzle the puzzle; without clues if only its shape is known
     * @param formula the formula that was solved, if it is known; models are then checked against its clauses, too
     * @param remarks receives remarks for the user, such as clues that a MaxSAT solver dropped
     */
    public SolverOutput.Status decode(
            Puzzle puzzle, Optional<Formula> formula, Input output, Consumer<Tuple> solutions, Consumer<String> remarks)
            throws IOException {
        try (InputStream in = output.open()) {
            return new OutputDecoder(puzzle, formula, remarks).read(in, output.name(), solutions);
        }
    }

    /** Reads any formula in DIMACS CNF. */
    public Cnf readCnf(InputStream in) throws IOException {
        return DimacsReader.read(in, "CNF", Strictness.STRICT, remark -> {});
    }

    /**
     * The same.
     *
     * @param warnings receives what is unusual, but accepted
     */
    public Cnf readCnf(Input input, Strictness strictness, Consumer<String> warnings) throws IOException {
        try (InputStream in = input.open()) {
            return DimacsReader.read(in, input.name(), strictness, warnings);
        }
    }

    /** Runs the SAT solver of this instance on any formula; its model is checked against every clause. */
    public Result<Model> run(Formula formula) throws InterruptedException {
        return new CheckingBackend(engines.solver()).solve(formula, request());
    }

    /**
     * The same.
     *
     * @param proof where the solver's DRAT proof goes; written only if there is no model
     */
    public Result<Model> run(Formula formula, Path proof) throws IOException, InterruptedException {
        try (Output written = Output.byAnother(proof)) {
            Result<Model> answer = new CheckingBackend(engines.solver())
                    .solve(formula, request().withProof(written.written()));
            if (answer instanceof Result.None) {
                written.commit();
            }
            return answer;
        }
    }

    /**
     * Checks a proof that a formula has no model. Its format, DRAT or LRAT, is detected.
     *
     * @return the verdict, or unknown at the time limit
     * @throws UserError if this is no proof
     */
    public Result<ProofVerdict> verify(Formula formula, InputStream proof) throws IOException, InterruptedException {
        return new ProofChecker(formula, ProofSettings.USUAL, request().deadline()).check(proof, "proof");
    }

    /** The same with other settings. */
    public Result<ProofVerdict> verify(Formula formula, Input proof, ProofSettings settings)
            throws IOException, InterruptedException {
        try (InputStream in = proof.open()) {
            return new ProofChecker(formula, settings, request().deadline()).check(in, proof.name());
        }
    }
}
