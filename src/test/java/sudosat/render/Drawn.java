package sudosat.render;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Puzzles and figures for tests. */
final class Drawn {
    /** A pair with a cage of three cells, comparisons, sums and a diagonal in its first grid. */
    static final String PAIR = """
        #grid 1: cage 7: r1c1 r1c2 r2c1
        #grid 1: greater r3c3 r3c4
        #grid 1: greater r4c2 r3c2
        #grid 1: sandwich row 2: 5
        #grid 1: sandwich column 4: 2
        #grid 1: diagonals
        0,0,0,4
        0,0,3,0
        0,0,0,0
        2,0,0,0
        0,3,0,0
        0,0,0,0
        0,0,0,0
        0,0,0,0
        """;

    private Drawn() {}

    static Puzzle puzzle(String csv) {
        ReadOptions options = new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty());
        return Formats.CSV.read(csv, "test", options).get(0);
    }

    static Album album(String title, String csv) {
        return new Album(title, List.of(Figure.of("", puzzle(csv), Optional.empty())));
    }

    static Album solved(String csv, int... values) {
        Puzzle puzzle = puzzle(csv);
        return new Album("", List.of(Figure.of("", puzzle, Optional.of(new Tuple(puzzle.size(), values)))));
    }

    /** The areas of the cells, in reading order. */
    static List<Mark.Area> cells(Drawing drawing) {
        return drawing.marks().stream()
                .filter(mark -> mark.style() == DrawingStyle.CELL)
                .map(Mark.Area.class::cast)
                .toList();
    }
}
