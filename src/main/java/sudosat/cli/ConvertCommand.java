package sudosat.cli;

import java.io.IOException;
import java.util.List;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;

/** {@code sudosat convert}. */
final class ConvertCommand extends SudosatCommand {
    private final Setting<String> file =
            options().argument("PUZZLE", Type.FILE_NAME, "The puzzle or puzzles; standard input unless given.");
    private final Setting<String> to = options()
            .option(
                    "--to",
                    "FORMAT",
                    Type.TEXT,
                    "The format to write: " + String.join(", ", Formats.names()) + "; csv unless told.");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzles = new PuzzleOptions(options());

    ConvertCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Write a puzzle in another format.",
                "Nothing is lost: what the other format cannot say is an error.",
                List.of("sudosat convert --to line pair.csv", "sudosat convert --from line --to csv puzzles.txt"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        PuzzleFormat format = Formats.named(to.value().orElse("csv"));
        PuzzleOptions.Read read = puzzles.readAll(file.value().orElse("-"), console);
        return writeText(output, out -> {
                    format.write(read.puzzles(), out);
                    return ExitCode.DONE;
                })
                .number;
    }
}
