package sudosat.inspect;

import java.util.OptionalLong;
import sudosat.backend.BackendError;
import sudosat.cnf.Model;
import sudosat.encode.Variables;
import sudosat.encode.Variables.UndecodableException;
import sudosat.engine.Decoder;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Turns models of MaxSAT solvers into filled grids, and lets none pass that breaks a rule or drops more or fewer clues
 * than was said.
 */
final class RepairDecoder {
    private final Puzzle puzzle;
    private final String solver;
    private final String blame;

    /** Filled grids, and the clues that they do not keep. */
    record Filled(Tuple grids, DroppedClues dropped) {}

    /** For models that, if they are wrong, are to be called what is given last. */
    RepairDecoder(Puzzle puzzle, String solver, String blame) {
        this.puzzle = puzzle;
        this.solver = solver;
        this.blame = blame;
    }

    /**
     * What a model describes.
     *
     * @param cost how many clues the solver said it drops, if it said so
     * @throws BackendError if that is not so, or no solution of the puzzle without them
     */
    Filled decode(Model model, OptionalLong cost) {
        DroppedClues dropped = dropped(model);
        Tuple grids = new Decoder(dropped.repaired(), solver, blame).decode(model);
        int count = dropped.cells().size();
        if (cost.isPresent() && cost.getAsLong() != count) {
            throw wrong("it says that it drops " + cost.getAsLong() + " of the clues, but drops " + count);
        }
        return new Filled(grids, dropped);
    }

    private DroppedClues dropped(Model model) {
        try {
            return DroppedClues.by(new Variables(puzzle.size(), puzzle.grids()).decode(model), puzzle);
        } catch (UndecodableException unfilled) {
            throw wrong(unfilled.getMessage());
        }
    }

    private BackendError wrong(String why) {
        return new BackendError(solver + " returned " + blame + ": " + why);
    }
}
