package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.puzzle.Puzzle;

/** {@code sudosat convert}. */
final class ConvertCommand extends SudosatCommand {
    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final Setting<String> to = options()
            .option(
                    "--to",
                    "FORMAT",
                    Type.FORMAT,
                    "Format to write: " + String.join(", ", Formats.names()) + " (default: csv).");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzles = new PuzzleOptions(options());

    ConvertCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Convert puzzles to another format.",
                "A rule that the other format does not support is an error. No rule is left out.",
                "--to --from --boxes --grids --rule --output",
                List.of("sudosat convert --to line pair.csv", "sudosat convert --from line --to csv puzzles.txt"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        PuzzleFormat format = Formats.named(to.value().orElse("csv"));
        List<Puzzle> read =
                puzzles.puzzles(files.value().orElse(List.of("-")), console).puzzles();
        return writeText(output, out -> {
            write(read, format, out);
            return ExitCode.DONE;
        });
    }

    private void write(List<Puzzle> read, PuzzleFormat format, Writer out) throws IOException {
        if (!console.part().isBatch()) {
            format.write(read, out);
            return;
        }
        int number = console.part().puzzlesBefore();
        for (Puzzle puzzle : read) {
            format.writeInBatch(++number, puzzle, out);
        }
    }
}
