package sudosat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The samples are what the program makes of their puzzles today. */
class SamplesTest {
    @Test
    void madeAgainTheyAreTheSame(@TempDir Path folder) throws IOException, InterruptedException {
        for (Path puzzle : files()) {
            if (puzzle.toString().endsWith(".csv") && !puzzle.toString().endsWith(".solution.csv")) {
                Files.copy(puzzle, folder.resolve(puzzle.getFileName()));
            }
        }
        Shell.Result made = Shell.run(Project.HOME, "SUDOSAT=sudosat scripts/make-samples '" + folder + "'", "");
        assertEquals("", made.stderr());
        for (Path file : files()) {
            assertArrayEquals(
                    Files.readAllBytes(file), Files.readAllBytes(folder.resolve(file.getFileName())), file.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pair-k2", "pair-k3", "triple-k3", "single-k3", "pair-k4"})
    void haveJustOneSolution(String name) throws IOException, InterruptedException {
        assertEquals(
                "1\n",
                Shell.run(Project.HOME, "sudosat solve --count --backend sat4j dimacs-samples/" + name + ".csv", "")
                        .stdout());
    }

    static List<Path> fewest() throws IOException {
        List<Path> puzzles = files("dimacs-samples/fewest").stream()
                .filter(file -> file.toString().endsWith(".csv"))
                .toList();
        assertEquals(7, puzzles.size());
        return puzzles;
    }

    /** Their names end with the number of clues. */
    @ParameterizedTest
    @MethodSource("fewest")
    void fewCluesButOneSolution(Path puzzle) throws IOException, InterruptedException {
        String text = Files.readString(puzzle);
        String name = puzzle.getFileName().toString().replace(".csv", "");
        long clues = Arrays.stream(text.replaceAll("(?m)^#.*$", "").split("[,\\s]+"))
                .filter(value -> value.matches("[1-9][0-9]*"))
                .count();
        assertEquals(name.substring(name.lastIndexOf('-') + 1), String.valueOf(clues));
        String command = "sudosat check --unique --backend dlx " + puzzle + " && sudosat check --minimal " + puzzle;
        Shell.Result checked = Shell.run(Project.HOME, command, "");
        assertEquals("unique: yes\nminimal: yes\n", checked.stdout(), checked.stderr());
    }

    @ParameterizedTest
    @MethodSource("fewest")
    void haveAProofThatTheirSolutionIsUnique(Path puzzle, @TempDir Path folder) throws Exception {
        Installed.assume("cadical", "drat-trim");
        String files = " --proof '" + folder.resolve("proof") + "' --cnf '" + folder.resolve("cnf") + "' ";
        Shell.Result checked =
                Shell.run(Project.HOME, "sudosat check --unique --certify -b cadical" + files + puzzle, "");
        assertEquals("unique: yes\nproof: s VERIFIED\n", checked.stdout(), checked.stderr());
    }

    private static List<Path> files() throws IOException {
        return files("dimacs-samples");
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Project.HOME.resolve(folder))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
