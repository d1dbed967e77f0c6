package sudosat.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PencilMarksTest {
    /** The clues: 1 in r1c2, 2 in r4c1, and 4 in r1c1 of the second grid. */
    private static final Tuple CLUES = Tuple.empty(4, 2).with(1, 1).with(12, 2).with(16, 4);

    private final Puzzle puzzle = new Puzzle(new Shape(2, 2), CLUES);

    @Test
    void strikesWhatHouseAndTheOtherGridHaveTaken() {
        assertEquals(List.of(3), open(0));
        assertEquals(List.of(1, 3, 4), open(8));
    }

    @Test
    void deducesNothing() {
        assertEquals(List.of(2, 3, 4), open(2), "3 must stand in r1c1, but nobody has written it yet");
    }

    private List<Integer> open(int cell) {
        return IntStream.rangeClosed(1, 4)
                .filter(value -> puzzle.isPencilMark(cell, value))
                .boxed()
                .toList();
    }
}
