package sudosat.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.dimacs.DimacsWriter;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleComments;
import sudosat.encode.PuzzleFormula;
import sudosat.engine.ClauseEngine;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.puzzle.Puzzle;

/** {@code sudosat encode}. */
final class EncodeCommand extends SudosatCommand {
    /** CNF, and the languages of {@link Language}. */
    enum Target {
        CNF,
        OPB,
        LP,
        ASP,
        WCNF,
        WCNF_OLD,
        XCC
    }

    private final Setting<String> file =
            options().argument("PUZZLE", Type.FILE_NAME, "The puzzle; standard input unless given.");
    private final Setting<Target> to = options()
            .option(
                    "--to",
                    "LANGUAGE",
                    Type.TARGET,
                    "cnf (the default); opb, pseudo-Boolean constraints; lp, an integer program; asp, an answer-set"
                            + " program; wcnf, MaxSAT, which keeps as many clues as can be; wcnf-old, the same with a p"
                            + " line; or xcc, exact cover for Knuth's programs.");
    private final EncodingOptions styles = new EncodingOptions(options());
    private final Setting<String> backend =
            options().option("-b --backend", "NAME", Type.TEXT, "Take the encoding that this backend likes best.");
    private final SolversOption solvers = new SolversOption(options());
    private final Setting<Boolean> show = options()
            .flag("--show", "Add the line 'c p show ...' that has model counters project onto the cell variables.");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzles = new PuzzleOptions(options());

    EncodeCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Write a puzzle as DIMACS CNF, or in another solver's language.",
                "Value m in row i, column j (from 0) of grid s (from 0) is variable s*N^3 + i*N^2 + j*N + m, whatever"
                        + " the encoding; auxiliary variables come after n*N^3. In opb and lp it is x followed by that"
                        + " number.",
                List.of(
                        "sudosat encode pair.csv | kissat -q | sudosat decode --like pair.csv",
                        "sudosat encode --to asp pair.csv | clingo | sudosat decode --like pair.csv"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    public Integer call() throws IOException {
        Puzzle puzzle =
                puzzles.readOne(file.value().orElse("-"), console).puzzles().get(0);
        Target target = to.value().orElse(Target.CNF);
        requireSense(target);
        try (Output out = open(output)) {
            if (target == Target.CNF) {
                writeCnf(puzzle, out.stream());
            } else {
                Language.valueOf(target.name()).write(puzzle, out.stream());
            }
            out.commit();
        }
        return ExitCode.DONE.number;
    }

    private void requireSense(Target target) {
        if (target != Target.CNF && (!styles.isAnyGood() || backend.value().isPresent() || show.isOn())) {
            throw new UserError("--to " + target.name().toLowerCase(Locale.ROOT).replace('_', '-')
                    + ": --encoding, --at-most-one, --backend and --show are for cnf only");
        }
    }

    private void writeCnf(Puzzle puzzle, OutputStream out) throws IOException {
        EncodingStyle style = styles.style(preferred());
        DimacsWriter.write(new PuzzleFormula(puzzle, style), PuzzleComments.of(puzzle, style, show.isOn()), out);
    }

    private EncodingStyle preferred() {
        return backend.value()
                .map(name -> ClauseEngine.preferred(solvers.engines(console).configured(name)))
                .orElse(EncodingStyle.COMPACT);
    }
}
