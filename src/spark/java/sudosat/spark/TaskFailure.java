package sudosat.spark;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a task cannot do, so that Spark gives it to another worker, or ends the job where there is none left. */
final class TaskFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    /** Spark may hand on no more of it than this text, with a stack trace below. */
    private static final Pattern TEXT = Pattern.compile("exit code (\\d+): (.*?)(?=\\R\\s*at |\\s*$)", Pattern.DOTALL);

    final int exitCode;
    /** For users. */
    final String reason;

    private TaskFailure(int exitCode, String reason) {
        super("exit code " + exitCode + ": " + reason);
        this.exitCode = exitCode;
        this.reason = reason;
    }

    /** A failure of this machine. */
    static TaskFailure here(int exitCode, String messages) {
        return new TaskFailure(exitCode, host() + ": " + messages.strip().replaceFirst("^sudosat: ", ""));
    }

    /** The failure for which a job ended, if it was one of these. */
    static Optional<TaskFailure> of(Throwable end) {
        for (Throwable cause = end; cause != null; cause = cause.getCause()) {
            Matcher text = TEXT.matcher(String.valueOf(cause.getMessage()));
            if (text.find()) {
                return Optional.of(new TaskFailure(Integer.parseInt(text.group(1)), text.group(2)));
            }
        }
        return Optional.empty();
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException nameless) {
            return "a worker";
        }
    }
}
