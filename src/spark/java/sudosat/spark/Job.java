package sudosat.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sudosat.Helpers;
import sudosat.cli.Cli;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.Part;
import sudosat.cli.report.Part.Place;
import sudosat.cli.report.Reply;
import sudosat.engine.SolversLocator;
import sudosat.io.UserError;

/**
 * A command with its options, as every task runs it.
 *
 * @param unreadable what stands in the output for a puzzle that cannot be read
 * @param isByPuzzle whether the command is run for one puzzle after the other, as it does not answer them as a batch
 */
record Job(String command, List<String> options, String unreadable, boolean isByPuzzle) implements Serializable {
    /** Solvers are those of the machine that the task runs on. */
    static final SolversLocator SOLVERS = solvers();

    /** Without an answer. */
    private static final Set<Integer> FAILURES =
            Set.of(ExitCode.USER_ERROR.number, ExitCode.BACKEND_ERROR.number, ExitCode.BUG.number);

    /** A run of the command, and what it left. */
    private record Run(int exitCode, List<Reply> replies, byte[] output, String messages) {}

    /** A command line of this program, run by this process alone. */
    static Cli cli() {
        return new Cli(console(new byte[0], new ByteArrayOutputStream(), new ByteArrayOutputStream(), Part.WHOLE));
    }

    private static Console console(byte[] input, ByteArrayOutputStream out, ByteArrayOutputStream messages, Part part) {
        return new Console(
                new ByteArrayInputStream(input),
                out,
                new PrintStream(messages, true, StandardCharsets.UTF_8),
                System.getenv(),
                SOLVERS,
                Optional.ofNullable(Job.class.getPackage().getImplementationVersion())
                        .orElse("unknown"),
                part);
    }

    private Run run(byte[] input, Part part) {
        List<String> line = new ArrayList<>(options);
        line.add(0, command);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        List<Reply> replies = new ArrayList<>();
        int code =
                new Cli(console(input, out, messages, part.reportingTo(replies::add))).run(line.toArray(String[]::new));
        return new Run(code, replies, out.toByteArray(), messages.toString(StandardCharsets.UTF_8));
    }

    /** Takes what comes of the puzzles, in order. */
    interface Sink {
        /** What the command printed for some puzzles, the first of which has this number. */
        void printed(int number, byte[] output, String messages);

        /**
         * What came of a puzzle.
         *
         * @param text the part of the output that answers it
         * @param message why there is no answer, or what else is to say
         */
        void answered(int number, Outcome outcome, String text, String message);
    }

    /** Makes no puzzle: finds out in this process whether something is wrong with the options. */
    void requireSense() {
        requireSense(run(new byte[0], new Part("", 0, 0, 0, Place.LATER)));
    }

    private static void requireSense(Run run) {
        if (run.exitCode() == ExitCode.USER_ERROR.number) {
            throw new UserError(run.messages().strip().replaceFirst("^sudosat: ", ""));
        }
    }

    /** Makes a number of puzzles, after the first ones. */
    void generate(int before, int puzzles, Sink sink) {
        Place place = before == 0 ? Place.FIRST : Place.LATER;
        Run run = run(new byte[0], new Part("", 0, before, puzzles, place));
        if (run.replies().size() < puzzles) {
            throw failure(run);
        }
        take(before + 1, puzzles, run, sink);
    }

    /** Makes one puzzle in this process, with others doing pieces of the work. */
    void generateOne(Helpers helpers, Sink sink) {
        Run run = run(new byte[0], new Part("", 0, 0, 1, Place.ONLY, reply -> {}, Optional.of(helpers)));
        requireSense(run);
        if (FAILURES.contains(run.exitCode())) {
            throw failure(run);
        }
        take(1, 1, run, sink);
    }

    /** Answers all puzzles of a block. */
    void answer(Block block, boolean isOnly, Sink sink) {
        Place place = isOnly ? Place.ONLY : block.firstNumber() == 1 ? Place.FIRST : Place.LATER;
        int atOnce = isByPuzzle ? 1 : block.puzzles();
        for (int puzzle = 0; puzzle < block.puzzles(); puzzle += atOnce) {
            place = answer(block, puzzle, puzzle + atOnce, place, sink);
        }
    }

    /**
     * Runs the command for some puzzles. If one of them cannot be read it is run for each half of them, and so on, so
     * that all others are answered. Gives the place of what follows: a heading goes with the first output.
     */
    private Place answer(Block block, int from, int to, Place place, Sink sink) {
        Run run = run(block.input(from, to), block.part(from, to, place));
        boolean isJudged = !command.equals("convert"); // which answers a batch, but says nothing about each puzzle
        boolean hasReplies = place != Place.ONLY && !isByPuzzle && isJudged;
        boolean isAnswered = hasReplies ? run.replies().size() == to - from : !FAILURES.contains(run.exitCode());
        if (isAnswered) {
            take(block.firstNumber() + from, to - from, run, sink);
            return place == Place.FIRST ? Place.LATER : place;
        } else if (run.exitCode() != ExitCode.USER_ERROR.number) {
            throw failure(run); // and another worker tries
        } else if (to - from > 1) {
            int middle = (from + to) >>> 1;
            return answer(block, middle, to, answer(block, from, middle, place, sink), sink);
        }
        requireBadPuzzle(block, from, run);
        int number = block.firstNumber() + from;
        byte[] row = run.output().length > 0 ? run.output() : unreadable.getBytes(StandardCharsets.UTF_8);
        sink.printed(number, row, run.messages());
        sink.answered(number, Outcome.UNREADABLE, new String(row, StandardCharsets.UTF_8), run.messages());
        return place;
    }

    private static void take(int number, int puzzles, Run run, Sink sink) {
        sink.printed(number, run.output(), run.messages());
        if (run.replies().isEmpty()) {
            String text = new String(run.output(), StandardCharsets.UTF_8);
            for (int i = 0; i < puzzles; i++) {
                sink.answered(number + i, Outcome.of(run.exitCode()), text, run.messages());
            }
        }
        int next = number;
        for (Reply reply : run.replies()) {
            sink.answered(next++, Outcome.of(reply.code().number), reply.text(), reply.message());
        }
    }

    /** What is wrong with the first puzzle and names no place in it is wrong with the options. */
    private static void requireBadPuzzle(Block block, int puzzle, Run run) {
        if (block.firstNumber() + puzzle == 1 && !run.messages().startsWith("sudosat: " + block.file() + ":")) {
            throw failure(run);
        }
    }

    private static TaskFailure failure(Run run) {
        return TaskFailure.here(run.exitCode(), run.messages());
    }

    private static SolversLocator solvers() {
        Map<String, String> environment = System.getenv();
        SolversLocator solvers = SolversLocator.IN_LIBRARY
                .searching(environment.getOrDefault("PATH", ""))
                .withHome(environment.getOrDefault("HOME", ""));
        String added = environment.getOrDefault("SUDOSAT_SOLVERS", "");
        return added.isEmpty() ? solvers : solvers.with(Path.of(added));
    }
}
