package sudosat.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.io.Output;

/** What all commands have in common: the console, a help, and options that are declared as fields. */
abstract class SudosatCommand implements Callable<Integer> {
    final Console console;
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this, new PlainFactory());

    SudosatCommand(Console console) {
        this.console = console;
    }

    /**
     * What the help says.
     *
     * @param header what the command does, in a sentence
     * @param details the rest, one paragraph per line
     * @param common the long names of the options that most users need, with blanks between them
     * @param examples command lines, the simplest first
     */
    record Description(String header, String details, String common, List<String> examples, ExitCode... exitCodes) {}

    abstract Description description();

    /** Does the work. */
    abstract ExitCode run() throws IOException, InterruptedException;

    @Override
    public final Integer call() throws IOException, InterruptedException {
        return run().number;
    }

    /** To declare the options with. */
    final Options options() {
        return new Options(spec);
    }

    /** The command as picocli sees it, under the name given. */
    final CommandLine commandLine(String name) {
        spec.name(name);
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show the options that most people need (-h), or all options (--help).")
                .build());
        return new CommandLine(spec, new PlainFactory());
    }

    /** Declares {@code -o}. */
    final Setting<String> outputOption() {
        return options()
                .option(
                        "-o --output",
                        "FILE",
                        Type.FILE_NAME,
                        "Write to this file, completely or not at all; .gz and .xz files are compressed (default:"
                                + " standard output).");
    }

    final Output open(Setting<String> output) {
        return Output.to(output.value().orElse("-"), console.out());
    }

    /** Writes text, and says how it went. */
    @FunctionalInterface
    interface TextWriting {
        ExitCode write(Writer out) throws IOException, InterruptedException;
    }

    /** Has text written, whatever comes of it; an output file is complete or stays as it was. */
    final ExitCode writeText(Setting<String> output, TextWriting writing) throws IOException, InterruptedException {
        return writeText(output, code -> true, writing);
    }

    /**
     * Has text written.
     *
     * @param isKept whether the file is worth keeping after an exit code; else one that is there stays as it is
     */
    final ExitCode writeText(Setting<String> output, Predicate<ExitCode> isKept, TextWriting writing)
            throws IOException, InterruptedException {
        try (Output out = open(output)) {
            Writer writer = new OutputStreamWriter(out.stream(), StandardCharsets.UTF_8);
            ExitCode code = writing.write(writer);
            writer.flush();
            if (isKept.test(code)) {
                out.commit();
            }
            return code;
        }
    }

    /**
     * For a search of which something can be printed when Ctrl-C ends it, to be closed when its output is complete;
     * null, which needs no closing, for a part, as that has no terminal.
     */
    final StopSignals stopSignals() throws InterruptedException {
        return console.part().isWhole() ? new StopSignals() : null;
    }

    /** What is written takes a search, which ends if nobody reads on. */
    final TextWriting watched(TextWriting search) {
        return out -> {
            try (PipeWatch watch = console.part().isWhole() ? PipeWatch.start() : null) {
                return search.write(out);
            }
        };
    }

    /**
     * Makes what picocli wants made: lists for repeated options. Picocli's own factory looks for Groovy first, for
     * which the JVM opens every jar there is: some milliseconds at each start.
     */
    private static final class PlainFactory implements IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            return type.isAssignableFrom(ArrayList.class)
                    ? type.cast(new ArrayList<>())
                    : type.getDeclaredConstructor().newInstance();
        }
    }
}
