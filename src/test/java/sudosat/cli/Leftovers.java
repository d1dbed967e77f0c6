package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** What command lines leave behind: processes that have their mark in the environment, and temporary files. */
final class Leftovers {
    /** Far beyond what anything takes on a busy machine, far below the 1000 s that hanging solvers would. */
    static final long PATIENCE_SECONDS = 120;

    private final String mark = "SUDOSAT_TEST=" + UUID.randomUUID();
    private final Path temporary;

    /** For command lines that run in a folder, below which they have their temporary files. */
    Leftovers(Path folder) throws IOException {
        temporary = Files.createDirectory(folder.resolve("tmp"));
    }

    /** Goes before a command line. */
    String exports() {
        return "export " + mark + " JAVA_OPTS=-Djava.io.tmpdir=" + temporary + "; ";
    }

    boolean hasTemporaryFiles() {
        String[] names = temporary.toFile().list();
        return names != null && Arrays.stream(names).anyMatch(name -> name.startsWith("sudosat"));
    }

    private String files() {
        return Arrays.toString(temporary.toFile().list());
    }

    void assertNone() throws InterruptedException {
        waitFor(() -> processes("").isEmpty(), "all processes to end: " + processes(""));
        waitFor(() -> !hasTemporaryFiles(), "temporary files to go: " + files());
    }

    static void waitFor(BooleanSupplier condition, String what) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, "waited in vain for " + what);
            Thread.sleep(20);
        }
    }

    /** The living processes with the mark whose command lines have the text, each with its number. */
    List<String> processes(String text) {
        List<String> found = new ArrayList<>();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            for (Path process : processes
                    .filter(path -> path.getFileName().toString().matches("\\d+"))
                    .toList()) {
                if (read(process.resolve("environ")).contains(mark)) {
                    String command = read(process.resolve("cmdline")).replace('\0', ' ');
                    if (command.contains(text)) {
                        found.add(process.getFileName() + " " + command);
                    }
                }
            }
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
        return found;
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }
}
