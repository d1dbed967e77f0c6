package sudosat.cli;

import java.util.Locale;
import java.util.Optional;
import sudosat.cli.report.Console;

/** The commands, in the order of the help. */
enum CommandName {
    ENCODE,
    RUN,
    SOLVE,
    DECODE,
    CHECK,
    VERIFY,
    EXPLAIN,
    GENERATE,
    CONVERT,
    RENDER,
    BACKENDS,
    BENCH,
    COMPLETION,
    HELP;

    /** The command that users call so. */
    static Optional<CommandName> of(String word) {
        for (CommandName name : values()) {
            if (name.word().equals(word)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    /** As users write it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Builds the command, and no other: building them all would double the start-up time. Constructor references as
     * fields of the constants would take 4 ms.
     */
    SudosatCommand build(Console console) {
        return switch (this) {
            case ENCODE -> new EncodeCommand(console);
            case RUN -> new RunCommand(console);
            case SOLVE -> new SolveCommand(console);
            case DECODE -> new DecodeCommand(console);
            case CHECK -> new CheckCommand(console);
            case VERIFY -> new VerifyCommand(console);
            case EXPLAIN -> new ExplainCommand(console);
            case GENERATE -> new GenerateCommand(console);
            case CONVERT -> new ConvertCommand(console);
            case RENDER -> new RenderCommand(console);
            case BACKENDS -> new BackendsCommand(console);
            case BENCH -> new BenchCommand(console);
            case COMPLETION -> new CompletionCommand(console);
            case HELP -> new HelpCommand(console);
        };
    }
}
