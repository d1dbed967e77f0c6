package sudosat.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import sudosat.Sudosat;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cnf.SolverOutput.Status;
import sudosat.dimacs.Cnf;
import sudosat.dimacs.Strictness;
import sudosat.encode.PuzzleComments;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** {@code sudosat decode}. */
final class DecodeCommand extends SudosatCommand {
    private final Setting<String> file =
            options().argument("OUTPUT", Type.FILE_NAME, "Output of a solver (default: standard input).");
    private final Setting<String> like = options()
            .option(
                    "--like",
                    "PUZZLE",
                    Type.FILE_NAME,
                    "The puzzle that was solved, or a directory that holds it. Its clues and rules are checked.");
    private final Setting<String> cnf =
            options().option("--cnf", "FILE", Type.FILE_NAME, "The CNF that was solved. Every clause is checked.");
    private final Setting<String> to = options()
            .option(
                    "--to",
                    "FORMAT",
                    Type.FORMAT,
                    "Format of the grids (default: the format of the puzzle, else csv).");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzles = new PuzzleOptions(options());

    /** The solution read last, held back until it is known whether it is the only one. */
    private Optional<Tuple> held = Optional.empty();

    private int written;

    private PuzzleFormat format = Formats.CSV;

    DecodeCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Turn a solver's output into grids.",
                "Reads the output of SAT solvers: s and v lines in any order, minisat's result file, one"
                        + " model or several. Also reads the output of pseudo-Boolean and MaxSAT solvers, clingo,"
                        + " cbc, glpsol, HiGHS and Knuth's dlx programs. The kind of output is detected.\nTakes the"
                        + " shape of the grids from the puzzle (--like), from the CNF (--cnf), or from --boxes and"
                        + " --grids. Prints no grid that breaks a rule. Reports on standard error which clues a"
                        + " MaxSAT solver dropped.",
                "--like --cnf --boxes --grids --to --output",
                List.of(
                        "kissat -q f.cnf | sudosat decode --cnf f.cnf",
                        "minisat f.cnf result; sudosat decode --like pair.csv result",
                        "glpsol --lp f.lp -o result; sudosat decode --like pair.csv result",
                        "clasp --outf=1 f.wcnf | sudosat decode --like broken.csv"),
                ExitCode.OF_ANSWERS);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        Sudosat sudosat = Sudosat.create();
        Optional<Cnf> formula = cnf.value().isPresent()
                ? Optional.of(
                        sudosat.readCnf(Input.of(cnf.value().get(), console.in()), Strictness.STRICT, console::warn))
                : Optional.empty();
        Puzzle puzzle = puzzle(formula);
        format = to.value().map(Formats::named).orElse(format);
        Input input = InputArguments.file(file.value().orElse("-"), console);
        return writeText(
                output,
                code -> code != ExitCode.UNKNOWN,
                out -> print(
                        sudosat.decode(
                                puzzle,
                                formula.map(Cnf::formula),
                                input,
                                solution -> next(solution, out),
                                console::warn),
                        out));
    }

    private Puzzle puzzle(Optional<Cnf> formula) {
        return like.value()
                .map(this::readLike)
                .or(puzzles::emptyPuzzle)
                .or(() -> formula.map(known ->
                        PuzzleComments.puzzle(known.properties(), cnf.value().orElse(""))))
                .orElseThrow(() -> new UserError(
                        "decode needs the shape of the grids: pass --like PUZZLE, --cnf FILE or --boxes RxC"
                                + " --grids N"));
    }

    private Puzzle readLike(String argument) {
        PuzzleFiles.Unread found = puzzles.readOne(argument, console);
        format = found.format();
        return found.read();
    }

    private void next(Tuple solution, Writer out) {
        try {
            if (held.isPresent()) {
                writeHeld(true, out);
            }
            held = Optional.of(solution);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void writeHeld(boolean ofSeveral, Writer out) throws IOException {
        written++;
        if (ofSeveral) {
            format.writeSolutionMark(written, out);
        }
        format.writeSolution(held, out);
        out.flush();
    }

    private ExitCode print(Status verdict, Writer out) throws IOException {
        if (held.isPresent()) {
            writeHeld(written > 0, out);
            return ExitCode.DONE;
        }
        if (verdict == Status.UNSATISFIABLE) {
            format.writeSolution(Optional.empty(), out);
            return ExitCode.NO_SOLUTION;
        }
        console.warn(
                verdict == Status.UNKNOWN
                        ? "unknown: the solver gave up"
                        : "unknown: the solver gave no verdict, expected a line 's SATISFIABLE' or 's UNSATISFIABLE',"
                                + " or literals such as 1 -2 3 0 or [1, -2, 3]");
        return ExitCode.UNKNOWN;
    }
}
