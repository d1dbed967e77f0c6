package sudosat.generate;

import java.util.Optional;
import sudosat.explain.Level;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * A puzzle with a unique solution.
 *
 * @param state the progress of digging
 * @param level its level, if a difficulty was requested and time allowed to find out
 */
public record GeneratedPuzzle(Puzzle puzzle, Tuple solution, Digger.State state, Optional<Level> level) {}
