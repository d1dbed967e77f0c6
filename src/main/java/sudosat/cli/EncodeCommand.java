package sudosat.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sudosat.Sudosat;
import sudosat.SudosatBuilder;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.puzzle.Puzzle;

/** {@code sudosat encode}. */
final class EncodeCommand extends SudosatCommand {
    /** CNF, and the languages of {@link Language}. */
    enum Target {
        CNF("cnf"),
        OPB("opb"),
        LP("lp"),
        ASP("asp"),
        WCNF("wcnf"),
        WCNF_OLD("wcnf"),
        XCC("xcc");

        /** Of the names of files. */
        private final String ending;

        Target(String ending) {
            this.ending = ending;
        }
    }

    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final Setting<Target> to = options()
            .option(
                    "--to",
                    "LANGUAGE",
                    new Type.Choice<>(Target.values()),
                    "Language: cnf, opb (pseudo-Boolean constraints), lp (integer program), asp (answer set"
                            + " program), wcnf (MaxSAT, which keeps as many clues as possible), wcnf-old (the same with"
                            + " a p line) or xcc (exact cover for Knuth's programs) (default: cnf).");
    private final EncodingOptions styles = new EncodingOptions(options());
    private final Setting<String> backend = options()
            .option(
                    "-b --backend",
                    "NAME",
                    Type.SAT_SOLVER,
                    "Use the encoding that this solver's entry in solvers.yaml names.");
    private final SolversOption solvers = new SolversOption(options());
    private final Setting<Boolean> show = options()
            .flag("--show", "Add a line 'c p show ...', for model counters that project onto the cell variables.");
    private final Setting<String> output = options()
            .option(
                    "-o --output",
                    "FILE",
                    Type.FILE_NAME,
                    "Write to this file, completely or not at all; .gz and .xz files are compressed. For"
                            + " several puzzles, name a directory: each puzzle gets a file there (default: standard"
                            + " output).");
    private final PuzzleOptions puzzles = new PuzzleOptions(options());

    EncodeCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Encode puzzles as DIMACS CNF, or in the language of other solvers.",
                "The value m in row i and column j of grid s is the variable s*N^3 + i*N^2 + j*N + m in"
                        + " every encoding. Rows, columns and grids are counted from 0, values from 1, and N is the"
                        + " size of a grid. Auxiliary variables come after n*N^3, where n is the number of grids."
                        + " In opb and lp, a variable is called x followed by its number.",
                "--to --encoding --at-most-one --backend --rule --output",
                List.of(
                        "sudosat encode pair.csv | kissat -q | sudosat decode --like pair.csv",
                        "sudosat encode --to asp pair.csv | clingo | sudosat decode --like pair.csv"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    ExitCode run() throws IOException {
        List<PuzzleFiles.Unread> read =
                puzzles.puzzles(files.value().orElse(List.of("-")), console).rest();
        Target target = to.value().orElse(Target.CNF);
        requireSense(target);
        Sudosat sudosat = sudosat();
        Optional<Path> folder =
                output.value().filter(name -> !name.equals("-")).map(Path::of).filter(Files::isDirectory);
        if (folder.isEmpty() && read.size() > 1) {
            throw new UserError(
                    "found " + read.size() + " puzzles, expected one, or -o DIRECTORY to write one file per puzzle");
        } else if (folder.isEmpty()) {
            write(read.get(0).read(), target, sudosat, open(output));
        } else {
            writeAll(read, target, sudosat, folder.get());
        }
        return ExitCode.DONE;
    }

    private void writeAll(List<PuzzleFiles.Unread> read, Target target, Sudosat sudosat, Path folder)
            throws IOException {
        List<String> names = fileNames(read);
        for (int i = 0; i < names.size(); i++) {
            Path file = folder.resolve(names.get(i) + "." + target.ending);
            write(read.get(i).read(), target, sudosat, Output.to(file));
        }
    }

    /** Each puzzle is called like its file, and by a number, too, if it is not the only one of that name. */
    private static List<String> fileNames(List<PuzzleFiles.Unread> read) {
        List<String> stems = read.stream().map(puzzle -> stem(puzzle.source())).toList();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < stems.size(); i++) {
            String stem = stems.get(i);
            boolean isAlone = Collections.frequency(stems, stem) == 1;
            names.add(isAlone ? stem : stem + "-" + (Collections.frequency(stems.subList(0, i), stem) + 1));
        }
        return names;
    }

    private static String stem(String source) {
        String name = Path.of(source).getFileName().toString().replaceAll("[<>]", "");
        return name.replaceFirst("(?i)(\\.[a-z]+)?(\\.gz|\\.xz)?$", "");
    }

    private void write(Puzzle puzzle, Target target, Sudosat sudosat, Output output) throws IOException {
        try (Output out = output) {
            if (target != Target.CNF) {
                sudosat.encode(puzzle, Language.valueOf(target.name()), out.stream());
            } else if (show.isOn()) {
                sudosat.encodeToCount(puzzle, out.stream());
            } else {
                sudosat.encode(puzzle, out.stream());
            }
            out.commit();
        }
    }

    private void requireSense(Target target) {
        String language = "--to " + target.name().toLowerCase(Locale.ROOT).replace('_', '-');
        boolean isOther = target != Target.CNF;
        Options.exclude(language, isOther, styles.encoding, styles.atMostOne, backend, show);
    }

    private Sudosat sudosat() {
        SudosatBuilder builder = styles.addTo(Sudosat.builder().solvers(solvers.locator(console)));
        return (backend.value().isPresent() ? builder.backend(backend.value().get()) : builder).build();
    }
}
