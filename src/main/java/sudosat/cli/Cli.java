package sudosat.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import sudosat.backend.BackendError;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.HelpText;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.engine.BackendReport;
import sudosat.engine.EngineRegistry;
import sudosat.inspect.EngineSurvey;
import sudosat.io.UserError;

/** Finds the command that is asked for, runs it, and turns whatever happens into a message and an exit code. */
public final class Cli implements IParameterExceptionHandler, IExecutionExceptionHandler, IExecutionStrategy {
    private static final String PROGRAM = "sudosat";

    private final Console console;

    public Cli(Console console) {
        this.console = console;
    }

    /** Runs a command line and gives its exit code. */
    public int run(String... args) {
        try {
            return dispatch(args);
        } catch (OutOfMemoryError tooLarge) {
            console.warn("out of memory; raise the limit with JAVA_OPTS=-Xmx4g");
            return ExitCode.UNKNOWN.number;
        } catch (RuntimeException | Error bug) {
            return reportBug(bug);
        }
    }

    private int dispatch(String... args) {
        if (args.length == 1 && args[0].equals("--version")) {
            return printVersion();
        } else if (List.of(args).equals(List.of("--version", "-v"))) {
            return printEnvironment();
        }
        Optional<CommandName> command = args.length > 0 ? CommandName.of(args[0]) : Optional.empty();
        if (command.isPresent()) {
            String[] words = Arrays.copyOfRange(args, 1, args.length);
            return execute(command.get().build(console).commandLine(PROGRAM + " " + args[0]), words);
        }
        if (args.length == 0) {
            console.err().print(HelpPages.overview(console));
            return ExitCode.USER_ERROR.number;
        }
        return execute(root(), args);
    }

    private int execute(CommandLine command, String[] args) {
        command.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        command.setParameterExceptionHandler(this);
        command.setExecutionExceptionHandler(this);
        command.setExecutionStrategy(this);
        return command.execute(args);
    }

    /** Prints help if that is asked for, or runs the command. */
    @Override
    public int execute(ParseResult parsed) {
        if (parsed.isVersionHelpRequested()) {
            return printVersion();
        } else if (!parsed.isUsageHelpRequested()) {
            return new RunLast().execute(parsed);
        }
        String name = parsed.commandSpec().name();
        if (name.equals(PROGRAM)) {
            return print(HelpPages.overview(console));
        }
        CommandName command =
                CommandName.of(name.substring(PROGRAM.length() + 1)).orElseThrow();
        CommandHelp help = HelpPages.command(command, console);
        return print(parsed.originalArgs().contains("--help") ? HelpText.complete(help) : HelpText.brief(help));
    }

    /** A print writer would swallow the failure of a full disk. */
    private int print(String text) {
        try {
            console.out().write(text.getBytes(StandardCharsets.UTF_8));
            console.out().flush();
            return ExitCode.DONE.number;
        } catch (IOException failed) {
            return outputFailed(failed);
        }
    }

    /** Scripts ask for it often, so it is printed without building any command. */
    private int printVersion() {
        return print("sudosat " + console.version() + "\n");
    }

    /** What a bug report should say. */
    private int printEnvironment() {
        List<String> lines = new ArrayList<>();
        lines.add("sudosat " + console.version());
        lines.add(
                "java " + System.getProperty("java.runtime.version") + " (" + System.getProperty("java.vendor") + ")");
        lines.add("os " + System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch"));
        try {
            for (BackendReport report : EngineSurvey.of(new EngineRegistry(console.solvers()))) {
                if (report.program().isPresent()) {
                    lines.add((report.name() + " " + report.version()).strip()
                            + (report.works() ? "" : " (" + report.problem() + ")"));
                }
            }
        } catch (InterruptedException | UserError | BackendError failed) {
            lines.add("solvers: " + failed.getMessage());
        }
        return print(UserError.visible(String.join("\n", lines) + "\n"));
    }

    /**
     * What the command line of a command gives for an option, or for the arguments with a label; {@code true} for a
     * flag.
     *
     * @throws UserError if the command line is wrong
     */
    public Optional<String> given(String option, String command, String... args) {
        try {
            CommandLine parser =
                    CommandName.of(command).orElseThrow().build(console).commandLine(command);
            parser.parseArgs(args);
            return parser.getCommandSpec().args().stream()
                    .filter(known -> known instanceof OptionSpec named
                            ? List.of(named.names()).contains(option)
                            : known.paramLabel().equals(option))
                    .findFirst()
                    .map(ArgSpec::getValue)
                    .map(String::valueOf);
        } catch (ParameterException wrong) {
            throw new UserError(wrong.getMessage());
        }
    }

    /** For whatever names no command first: options of the program itself, and mistakes. */
    private CommandLine root() {
        CommandSpec root = CommandSpec.create().name(PROGRAM);
        root.addOption(OptionSpec.builder("-h", "--help").usageHelp(true).build());
        root.addOption(OptionSpec.builder("-V", "--version").versionHelp(true).build());
        for (CommandName name : CommandName.values()) {
            root.addSubcommand(name.word(), name.build(console).commandLine(name.word()));
        }
        return new CommandLine(root);
    }

    @Override
    public int handleParseException(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        console.warn(WrongUsage.message(problem, args));
        WrongUsage.suggest(problem, args, command.getErr());
        command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.USER_ERROR.number;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
        Throwable cause = failure instanceof UncheckedIOException unchecked ? unchecked.getCause() : failure;
        if (cause instanceof UserError wrong) {
            console.warn(wrong.commandLineMessage());
            return ExitCode.USER_ERROR.number;
        } else if (cause instanceof BackendError) {
            console.warn(cause.getMessage());
            return ExitCode.BACKEND_ERROR.number;
        } else if (cause instanceof IOException) {
            return outputFailed((IOException) cause);
        } else if (cause instanceof InterruptedException) {
            return ExitCode.DONE.number; // by the pipe watch: nobody reads what would be printed
        }
        return reportBug(failure);
    }

    private int reportBug(Throwable bug) {
        StringWriter trace = new StringWriter();
        bug.printStackTrace(new PrintWriter(trace));
        console.warn("this is a bug in sudosat " + console.version() + ":\n"
                + trace.toString().stripTrailing());
        console.warn("please report it with the text above, the output of 'sudosat --version -v' and the input");
        return ExitCode.BUG.number;
    }

    /** Files report their own troubles, so this is standard output. A reader that has seen enough is no failure. */
    private int outputFailed(IOException failure) {
        if (String.valueOf(failure.getMessage()).contains("Broken pipe")) {
            return ExitCode.DONE.number;
        }
        console.warn("standard output: " + failure.getMessage());
        return ExitCode.USER_ERROR.number;
    }
}
