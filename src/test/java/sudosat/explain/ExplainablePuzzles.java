package sudosat.explain;

import java.util.List;
import java.util.Optional;
import sudosat.KnownPuzzle;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/** Puzzles for tests, read from lines. */
final class ExplainablePuzzles {
    private ExplainablePuzzles() {}

    /** One in any format. */
    static Puzzle read(String text) {
        return Formats.detect(text).read(text, "test", ReadOptions.NONE).get(0);
    }

    /** How hard a puzzle is that has just this solution. */
    static Difficulty difficulty(String puzzle, String solution) {
        Explanation explanation =
                new Explanation(read(puzzle), Optional.of(read(solution).clues()));
        return explanation.toTheEnd(Deadline.NONE).difficulty(Deadline.NONE).orElseThrow();
    }

    static Difficulty difficulty(KnownPuzzle known) {
        Explanation explanation = new Explanation(known.puzzle(), known.solution());
        return explanation.toTheEnd(Deadline.NONE).difficulty(Deadline.NONE).orElseThrow();
    }

    /** Whether candidates had to be tried. */
    static boolean isSearched(Puzzle puzzle, Tuple solution, List<Finder> finders) {
        Explanation explanation = new Explanation(puzzle, Optional.of(solution), finders);
        return explanation.toTheEnd(Deadline.NONE).uses().containsKey(Technique.SEARCH);
    }
}
