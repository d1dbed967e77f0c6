package sudosat.backend.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.FutureTask;
import sudosat.work.Deadline;

/**
 * Finds programs as a shell would, without one, and never in the working folder unless the path names it.
 *
 * @param searchPath folders as in PATH
 * @param home what a leading {@code ~/} stands for
 * @param base where names with a slash, but not from the root, start: the folder of solvers.yaml
 */
public record Programs(String searchPath, String home, Path base) {
    private static final boolean IS_WINDOWS = File.separatorChar == '\\';

    /** What a program said in the end. */
    record ProgramOutput(int exitCode, String lastLines) {}

    Optional<Path> find(String program) {
        for (String name : names(program, IS_WINDOWS)) {
            Optional<Path> found = findFile(name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The files that a program's name may mean: on Windows those with an ending that makes them programs. */
    static List<String> names(String program, boolean isWindows) {
        boolean isComplete = !isWindows || program.matches("(?i).*\\.(exe|com|bat|cmd)");
        return isComplete ? List.of(program) : List.of(program + ".exe", program + ".cmd", program + ".bat");
    }

    private Optional<Path> findFile(String program) {
        try {
            return isPath(program, IS_WINDOWS) ? runnable(base.resolve(expanded(program))) : search(program);
        } catch (InvalidPathException notAName) {
            return Optional.empty();
        }
    }

    /** Whether it names a file, and is not to be searched for. */
    static boolean isPath(String program, boolean isWindows) {
        return program.contains("/") || isWindows && (program.contains("\\") || program.contains(":"));
    }

    /** The only expansion there is. */
    private String expanded(String program) {
        return program.startsWith("~/") ? home + program.substring(1) : program;
    }

    private Optional<Path> search(String program) {
        for (String folder : searchPath.split(File.pathSeparator)) {
            Optional<Path> found = folder.isEmpty() ? Optional.empty() : runnable(Path.of(folder, program));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> runnable(Path file) {
        return Files.isExecutable(file) && !Files.isDirectory(file)
                ? Optional.of(file.toAbsolutePath())
                : Optional.empty();
    }

    /** Runs a command without input; nothing if it has not ended in time. Its memory is limited where that can be. */
    Optional<ProgramOutput> run(List<String> command, OptionalLong memoryKiB, Deadline deadline)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(command);
        find(words.get(0)).ifPresent(program -> words.set(0, program.toString()));
        OutputTail tail = new OutputTail();
        Platform platform = Platform.with(this);
        OptionalLong limit = platform.shell().isPresent() ? memoryKiB : OptionalLong.empty();
        try (SolverProcess process = SolverProcess.start(words, Optional.empty(), limit, platform)) {
            process.input().close();
            List<FutureTask<Void>> drains = List.of(tail.draining(process.errors()), tail.draining(process.output()));
            if (!process.endsBy(deadline)) {
                return Optional.empty();
            }
            for (FutureTask<Void> drain : drains) {
                SolverProcess.result(drain);
            }
            return Optional.of(new ProgramOutput(process.exitCode(), tail.lines(Integer.MAX_VALUE)));
        }
    }
}
