package sudosat.backend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudosat.Project;

class BackendsTest {
  @Test
  void surveyFindsEverySolverThatIsThereWorking() throws IOException, InterruptedException {
    String text = Files.readString(Project.HOME.resolve("solvers.yaml"));
    List<BackendReport> reports = new Backends(text, "solvers.yaml", Project.HOME, System.getenv("PATH"), "").survey();
    assertEquals("sat4j", reports.get(0).name());
    assertEquals("2.3.6", reports.get(0).version());
    for (BackendReport report : reports) {
      assertEquals(report.program().isPresent(), report.works(), report.name() + ": " + report.problem());
    }
  }

  @Test
  void surveyTellsWhatIsWrongWithASolver() throws InterruptedException {
    String text = "liar: {command: [sh, -c, 'cat > /dev/null; echo s UNSATISFIABLE; exit 20']}\nmissing: {command: [no-such-program]}";
    List<BackendReport> reports = new Backends(text, "s.yaml", Project.HOME, System.getenv("PATH"), "").survey();
    assertEquals("wrong answer to a tiny formula", reports.get(1).problem());
    assertEquals("not found", reports.get(2).problem());
    assertTrue(reports.get(2).program().isEmpty());
  }

  @Test
  void autoFallsBackOnSat4j() {
    Backends backends = new Backends("missing: {command: [no-such-program]}", "s.yaml", Project.HOME, System.getenv("PATH"), "");
    assertEquals("sat4j", backends.named("auto").name());
  }
}
