package sudosat.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import sudosat.backend.BackendError;
import sudosat.io.UserError;

/** Finds the command that is asked for, runs it, and turns whatever happens into a message and an exit code. */
final class Cli {
  /** Commands by name. Only the one that is named is built: building them all would double the start-up time. */
  private static final Map<String, Function<Console, SudosatCommand>> COMMANDS = new LinkedHashMap<>();

  static {
    COMMANDS.put("encode", EncodeCommand::new);
    COMMANDS.put("run", RunCommand::new);
    COMMANDS.put("solve", SolveCommand::new);
    COMMANDS.put("decode", DecodeCommand::new);
    COMMANDS.put("backends", BackendsCommand::new);
    COMMANDS.put("completion", CompletionCommand::new);
  }

  private final Console console;

  Cli(Console console) {
    this.console = console;
  }

  int run(String... args) {
    if (args.length == 1 && args[0].equals("--version")) {
      return printVersion();
    }
    CommandLine root = args.length > 0 && COMMANDS.containsKey(args[0]) ? with(args[0]) : withAllCommands(console);
    root.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
    root.setErr(new PrintWriter(console.err(), true));
    root.setCaseInsensitiveEnumValuesAllowed(true);
    root.setParameterExceptionHandler(this::wrongUsage);
    root.setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, command));
    return root.execute(args);
  }

  /** Scripts ask for it often, so it is told without building any command. */
  private int printVersion() {
    PrintWriter out = new PrintWriter(console.out(), true, StandardCharsets.UTF_8);
    out.println("sudosat " + console.version());
    return ExitCode.DONE.number;
  }

  private CommandLine with(String name) {
    CommandLine root = new CommandLine(new RootCommand());
    root.addSubcommand(name, COMMANDS.get(name).apply(console).commandLine());
    return root;
  }

  static CommandLine withAllCommands(Console console) {
    CommandLine root = new CommandLine(new RootCommand());
    root.getCommandSpec().version("sudosat " + console.version());
    COMMANDS.forEach((name, maker) -> root.addSubcommand(name, maker.apply(console).commandLine()));
    return root.addSubcommand("help", new HelpCommand());
  }

  private int wrongUsage(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    boolean unknownCommand = command.getParent() == null && problem instanceof UnmatchedArgumentException && !args[0].startsWith("-");
    console.warn(unknownCommand ? "unknown command " + UserError.quote(args[0]) : problem.getMessage());
    UnmatchedArgumentException.printSuggestions(problem, command.getErr());
    command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return ExitCode.USER_ERROR.number;
  }

  private int failed(Exception failure, CommandLine command) {
    Throwable cause = failure instanceof UncheckedIOException unchecked ? unchecked.getCause() : failure;
    if (cause instanceof UserError) {
      console.warn(cause.getMessage());
      return ExitCode.USER_ERROR.number;
    } else if (cause instanceof BackendError) {
      console.warn(cause.getMessage());
      return ExitCode.BACKEND_ERROR.number;
    } else if (cause instanceof IOException) {
      return outputFailed((IOException) cause);
    }
    console.warn("this is a bug in sudosat " + console.version() + ":");
    failure.printStackTrace(console.err());
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
