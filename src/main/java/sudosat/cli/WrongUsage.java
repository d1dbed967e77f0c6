package sudosat.cli;

import java.io.PrintWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import sudosat.io.UserError;

/** What is wrong with a command line, in the words of all other messages. */
final class WrongUsage {
    /** How picocli names an option. */
    private static final Pattern OPTION = Pattern.compile("option '(-[^']+)'");

    private WrongUsage() {}

    static String message(ParameterException problem, String[] args) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            return message(unmatched, args);
        }
        String said = problem.getMessage();
        Matcher option = OPTION.matcher(said);
        boolean isOption = option.find();
        String name = isOption ? option.group(1) : problem.getArgSpec().paramLabel();
        int reason = said.indexOf(": found ");
        if (reason >= 0) {
            return name + said.substring(reason);
        } else if (said.endsWith("only once")) {
            return name + ": found twice, expected once";
        }
        OptionSpec spec = problem.getCommandLine().getCommandSpec().findOption(name);
        return spec.arity().max() == 0
                ? name + " takes no value"
                : name + " needs a value: " + name + " " + spec.paramLabel();
    }

    private static String message(UnmatchedArgumentException problem, String[] args) {
        String word = problem.getUnmatched().get(0);
        String kind = isCommand(problem, args)
                ? "unknown command "
                : word.startsWith("-") ? "unknown option " : "unexpected argument ";
        return kind + UserError.quote(word);
    }

    private static boolean isCommand(UnmatchedArgumentException problem, String[] args) {
        String word = problem.getUnmatched().get(0);
        return !problem.getCommandLine().getSubcommands().isEmpty() && word.equals(args[0]) && !word.startsWith("-");
    }

    /** Says what may have been meant: commands or options with a similar name, and to solve what looks like a file. */
    static void suggest(ParameterException problem, String[] args, PrintWriter out) {
        if (problem instanceof UnmatchedArgumentException unmatched
                && isCommand(unmatched, args)
                && args[0].contains(".")) {
            out.println("Did you mean: sudosat solve " + UserError.quote(args[0]) + "?");
        } else {
            UnmatchedArgumentException.printSuggestions(problem, out);
        }
    }
}
