package sudosat.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import sudosat.Project;
import sudosat.backend.Backend;
import sudosat.backend.Backends;
import sudosat.backend.Request;
import sudosat.encode.Style;
import sudosat.model.Cell;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Cage;
import sudosat.rules.Differ;
import sudosat.rules.Greater;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;
import sudosat.rules.Rule;
import sudosat.rules.Rules;
import sudosat.rules.Sandwich;

/** Public variant puzzles have their known solutions, with SAT4J and with a process. */
class PublicVariantsTest {
  @TestFactory
  Stream<DynamicTest> variantsHaveTheirKnownSolutions() throws IOException {
    Object file = new Load(LoadSettings.builder().build()).loadFromString(Files.readString(Project.shared("variants/variants.json")));
    List<DynamicTest> tests = new ArrayList<>();
    for (Map<String, Object> entry : PublicVariantsTest.<Map<String, Object>>list(((Map<?, ?>) file).get("puzzles"))) {
      tests.add(DynamicTest.dynamicTest((String) entry.get("name"), () -> check(entry)));
    }
    return tests.stream();
  }

  private static void check(Map<String, Object> entry) throws Exception {
    Puzzle puzzle = puzzle(entry);
    Backends backends = Project.backends();
    for (Backend backend : List.of(Backends.sat4j(), backends.named("auto"))) {
      Pipeline pipeline = new Pipeline(backend, Style.COMPACT, Request.PLAIN, Trust.NOTHING);
      if (Integer.valueOf(1).equals(entry.get("solution_count"))) {
        assertEquals(new Outcome.Solved(grid(entry, "solution")), pipeline.solve(puzzle));
      } else if (Integer.valueOf(0).equals(entry.get("solution_count"))) {
        assertEquals(new Outcome.NoSolution(), pipeline.solve(puzzle));
      } else {
        assertEquals(Outcome.Solved.class, pipeline.solve(puzzle).getClass());
      }
    }
  }

  private static Puzzle puzzle(Map<String, Object> entry) {
    int size = (Integer) entry.get("size");
    int[] clues = new int[size * size];
    for (List<Integer> given : PublicVariantsTest.<List<Integer>>list(entry.get("givens"))) {
      clues[(given.get(0) - 1) * size + given.get(1) - 1] = given.get(2);
    }
    List<Integer> box = list(entry.get("box"));
    return new Puzzle(new Shape(box.get(0), box.get(1)), new Tuple(size, clues), Differ.EVERYWHERE, rules(entry, size));
  }

  private static List<GridRule> rules(Map<String, Object> entry, int size) {
    List<Rule> rules = new ArrayList<>();
    for (Object diagonal : list(entry.get("diagonals"))) {
      StringBuilder cells = new StringBuilder("region");
      for (int i = 1; i <= size; i++) {
        cells.append(" r").append(i).append("c").append(diagonal.equals("main") ? i : size + 1 - i);
      }
      rules.add(Rules.parse(cells.toString()));
    }
    if (Boolean.TRUE.equals(entry.get("windoku"))) {
      rules.add(Rules.parse("windows"));
    }
    for (Map<String, Object> cage : PublicVariantsTest.<Map<String, Object>>list(entry.get("cages"))) {
      Integer sum = (Integer) cage.get("sum");
      List<Cell> cells = PublicVariantsTest.<List<Integer>>list(cage.get("cells")).stream().map(PublicVariantsTest::cell).toList();
      rules.add(new Cage(sum == null ? OptionalInt.empty() : OptionalInt.of(sum), cells));
    }
    for (List<List<Integer>> pair : PublicVariantsTest.<List<List<Integer>>>list(entry.get("greater"))) {
      rules.add(new Greater(cell(pair.get(0)), cell(pair.get(1))));
    }
    for (Map<String, Object> sandwich : PublicVariantsTest.<Map<String, Object>>list(entry.get("sandwich"))) {
      String name = (String) sandwich.get("line");
      Sandwich.Line line = name.startsWith("R") ? Sandwich.Line.ROW : Sandwich.Line.COLUMN;
      rules.add(new Sandwich(line, Integer.parseInt(name.substring(1)) - 1, (Integer) sandwich.get("sum")));
    }
    return rules.stream().map(GridRule::everywhere).toList();
  }

  private static Tuple grid(Map<String, Object> entry, String key) {
    int[] values = PublicVariantsTest.<List<Integer>>list(entry.get(key)).stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
    return new Tuple((Integer) entry.get("size"), values);
  }

  private static Cell cell(List<Integer> rowAndColumn) {
    return new Cell(0, rowAndColumn.get(0) - 1, rowAndColumn.get(1) - 1);
  }

  @SuppressWarnings("unchecked")
  private static <T> List<T> list(Object value) {
    return value == null ? List.of() : (List<T>) value;
  }
}
