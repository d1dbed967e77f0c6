package sudosat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
    Shell.Result made = Shell.run(Project.HOME, "scripts/make-samples '" + folder + "'", "");
    assertEquals("", made.stderr());
    for (Path file : files()) {
      assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(folder.resolve(file.getFileName())), file.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair-k2", "pair-k3", "triple-k3", "single-k3", "pair-k4"})
  void haveJustOneSolution(String name) throws IOException, InterruptedException {
    assertEquals("1\n", Shell.run(Project.HOME, "sudosat solve --count --backend sat4j dimacs-samples/" + name + ".csv", "").stdout());
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(Project.HOME.resolve("dimacs-samples"))) {
      return files.sorted().toList();
    }
  }
}
