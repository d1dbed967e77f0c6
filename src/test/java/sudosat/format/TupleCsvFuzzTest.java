package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudosat.io.UserError;
import sudosat.model.Shape;

/** Damaged input ends in puzzles or in a message, and soon. */
class TupleCsvFuzzTest {
  private static final int INPUTS = 20_000;
  private static final String ROWS = "4,0,0,2\n0,3,1,0\n0,2,0,0\n0,0,0,1\n\n0,0,2,0\n3,0,0,0\n0,0,0,4\n4,1,0,0\n";
  private static final List<String> SEEDS = List.of(
      ROWS, "2\r\n" + ROWS, "Sudoku1\n" + ROWS, ",a,b,c,d\n0,1,2,3,4\n1,1,2,3,4\n2,1,2,3,4\n3,1,2,3,4\n",
      ROWS.replace("\n", ",\n"), "0" + ",0".repeat(31), "#boxes 2x3\n#differ holes\n" + "1,2,3,4,5,6\n".repeat(6),
      "#puzzle 1\n" + ROWS + "#puzzle 2\n" + ROWS);
  private static final List<String> PIECES = List.of(
      ",", ",,,", "\n", "\r", "\"", "#", "# ", "#puzzle 3\n", "#boxes 1x4\n", ";", "\t", " ", "-", "9", "0", "1.5",
      "x1\n", "Grid 2\n", "a,b,c,d\n", "99999999999", "None", "\uFEFF", "\uD83D\uDE00", "\uD83D", "\u0000", "\u0085", "\u2028");

  @Test
  void damagedInputEndsInPuzzlesOrInAMessage() {
    Random random = new Random(1);
    int[] outcomes = new int[2];
    assertTimeout(Duration.ofSeconds(60), () -> {
      for (int i = 0; i < INPUTS; i++) {
        outcomes[outcome(damaged(random), options(random))]++;
      }
    });
    assertTrue(outcomes[0] > INPUTS / 20 && outcomes[1] > INPUTS / 20, "read " + outcomes[0] + ", refused " + outcomes[1]);
  }

  private static int outcome(String text, ReadOptions options) {
    try {
      assertTrue(!Formats.CSV.read(text, "f.csv", options).isEmpty());
      return 0;
    } catch (UserError e) {
      assertTrue(e.getMessage().startsWith("f.csv:") && e.getMessage().length() < 300, e.getMessage());
      return 1;
    } catch (RuntimeException e) {
      throw new AssertionError("input " + UserError.quote(text) + " of " + text.length() + ": " + text, e);
    }
  }

  private static ReadOptions options(Random random) {
    Optional<Shape> boxes = random.nextInt(4) == 0 ? Optional.of(new Shape(1 + random.nextInt(3), 2)) : Optional.empty();
    OptionalInt grids = random.nextInt(4) == 0 ? OptionalInt.of(1 + random.nextInt(3)) : OptionalInt.empty();
    return new ReadOptions(boxes, grids, Optional.empty());
  }

  private static String damaged(Random random) {
    StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
    for (int changes = random.nextInt(5); changes > 0; changes--) {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(1 + random.nextInt(12)));
      switch (random.nextInt(3)) {
        case 0 -> text.delete(from, to);
        case 1 -> text.insert(from, PIECES.get(random.nextInt(PIECES.size())));
        default -> text.insert(random.nextInt(text.length() + 1), text.substring(from, to));
      }
    }
    return text.toString();
  }

  @Test
  void largeInputTakesNoTimeToSpeakOf() {
    String wide = "0" + ",0".repeat(2_000_000);
    String tall = "0,0,0,0\n".repeat(200_001);
    String indexed = "0,1,2,3,4\n".repeat(200_000);
    String marked = "#puzzle 1\n1\n".repeat(20_000);
    assertTimeout(Duration.ofSeconds(20), () -> {
      for (String text : List.of(wide, tall, indexed, "\"" + tall, "\n".repeat(1_000_000) + "x,", marked)) {
        outcome(text, new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty()));
      }
    });
  }
}
