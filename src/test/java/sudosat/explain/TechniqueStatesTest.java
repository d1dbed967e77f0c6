package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/** Techniques find what they are to find in the states of HoDoKu's regression library, of which a sample is beside the project. */
class TechniqueStatesTest {
  private static final int SIZE = 9;
  private static final int LOOKS = 300;
  private static final Map<String, Finder> FINDERS = Map.ofEntries(
      Map.entry("0000", new FullHouse()),
      Map.entry("0002", new HiddenSingle()),
      Map.entry("0003", new NakedSingle()),
      Map.entry("0100", new Intersection(Technique.POINTING, false)),
      Map.entry("0101", new Intersection(Technique.CLAIMING, false)),
      Map.entry("0200", new NakedSubset(Technique.NAKED_PAIR, 2, 30)),
      Map.entry("0201", new NakedSubset(Technique.NAKED_TRIPLE, 3, 36)),
      Map.entry("0210", new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false)),
      Map.entry("0211", new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false)),
      Map.entry("0300", new Fish(Technique.X_WING, 2, 32)),
      Map.entry("0301", new Fish(Technique.SWORDFISH, 3, 38)),
      Map.entry("0302", new Fish(Technique.JELLYFISH, 4, 52)),
      Map.entry("0500", new Colouring(Technique.SIMPLE_COLOURING, 66, StrongLinks::inHouses)),
      Map.entry("0501", new Colouring(Technique.SIMPLE_COLOURING, 66, StrongLinks::inHouses)),
      Map.entry("0800", new XyWing()),
      Map.entry("0801", new XyzWing()));

  /** A line of the file: the board, and what the technique removes or places; not so if marked with an x. */
  private record State(Board board, TreeSet<Integer> removed, TreeSet<Integer> placed, boolean isFound) {
    static State of(String line) {
      String[] fields = line.split(":", -1);
      Board board = new Board(Layout.of(new Puzzle(Shape.parse("3x3").orElseThrow(), Tuple.empty(SIZE, 1))));
      String values = fields[3].replace("+", "");
      for (int cell = 0; cell < values.length(); cell++) {
        if (values.charAt(cell) != '.') {
          board.place(cell * SIZE + values.charAt(cell) - '1');
        }
      }
      candidates(fields[4]).forEach(board::remove);
      return new State(board, candidates(fields[5]), candidates(fields[6]), !fields[1].endsWith("-x"));
    }

    /** Each by its value, row and column. */
    private static TreeSet<Integer> candidates(String text) {
      TreeSet<Integer> candidates = new TreeSet<>();
      for (String name : text.isEmpty() ? new String[0] : text.split(" ")) {
        int cell = (name.charAt(1) - '1') * SIZE + name.charAt(2) - '1';
        candidates.add(cell * SIZE + name.charAt(0) - '1');
      }
      return candidates;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "0000", "0002", "0003", "0100", "0101", "0200", "0201", "0210", "0211", "0300", "0301", "0302", "0500", "0501", "0800", "0801"
  })
  void findsWhatIsThere(String code) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(Project.shared("ratings/technique_states.txt")));
    lines.removeIf(line -> !line.startsWith(":" + code));
    assumeTrue(!lines.isEmpty(), "no states of " + code);
    for (String line : lines) {
      State state = State.of(line);
      assertEquals(state.isFound(), isFound(FINDERS.get(code), state), line);
    }
  }

  /** Whether some step does just what the state says. A finder has the first of several: which, depends on how the grid is turned. */
  private static boolean isFound(Finder finder, State state) {
    Random random = new Random(1);
    for (int i = 0; i < LOOKS; i++) {
      Turn turn = Turn.random(random);
      Optional<Step> step = finder.find(turn.of(state.board()));
      if (step.isPresent() && setOf(step.get().removed()).equals(turn.of(state.removed()))
          && setOf(step.get().placed()).equals(turn.of(state.placed()))) {
        return true;
      }
    }
    return false;
  }

  private static TreeSet<Integer> setOf(int[] candidates) {
    return new TreeSet<>(Arrays.stream(candidates).boxed().toList());
  }
}
