package sudosat.cli.report;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.explain.Level;
import sudosat.format.PuzzleFormat;
import sudosat.generate.Digger;
import sudosat.generate.GeneratedPuzzle;
import sudosat.io.JsonObject;
import sudosat.work.Result;

/**
 * Reports what was generated.
 *
 * @param isBatch whether it is one of several puzzles in a file
 * @param holes how many were asked for
 * @param difficulty what was asked for
 */
public record GeneratedReport(
        PuzzleFormat format, boolean isJson, boolean isBatch, OptionalInt holes, Optional<Level> difficulty) {

    public Reply reply(int number, long seed, Result<GeneratedPuzzle> result) throws IOException {
        if (result instanceof Result.Found<GeneratedPuzzle> found) {
            GeneratedPuzzle made = found.value();
            String text = isJson ? json(number, seed, made).line() : text(number, made);
            String message = message(made);
            return new Reply(message.isEmpty() ? ExitCode.DONE : ExitCode.UNPROVEN, text, message);
        } else if (result instanceof Result.Unknown<GeneratedPuzzle> unknown) {
            return new Reply(ExitCode.UNPROVEN, "", "no puzzle: " + unknown.reason());
        }
        return new Reply(ExitCode.NO_FILLING, "", "no puzzle: no filled grids satisfy the rules");
    }

    /** A puzzle found on the way to the fewest clues, and how many it takes at least, as far as is known. */
    String better(int number, long seed, GeneratedPuzzle made, int atLeast) throws IOException {
        return isJson ? json(number, seed, made).put("atLeast", atLeast).line() : text(number, made);
    }

    /** As many holes as asked for, or no clue that could go. */
    private boolean isDone(Digger.State state) {
        return holes.isPresent() ? state.holes() == holes.getAsInt() : state.unproven() == 0;
    }

    /** What is not as asked for, if anything. */
    private String message(GeneratedPuzzle made) {
        if (difficulty.isPresent() && !difficulty.equals(made.level())) {
            String found = made.level().map(level -> "that is " + level.title()).orElse("of unknown difficulty");
            return "found a puzzle " + found + ", expected " + difficulty.get().title();
        }
        Digger.State state = made.state();
        if (isDone(state)) {
            return "";
        }
        String open = state.unproven() == 0
                ? "every clue is necessary"
                : state.unproven() + " of " + state.clues() + " clues are not proven necessary";
        return holes.isPresent()
                ? "found " + state.holes() + " holes, expected " + holes.getAsInt() + "; " + open
                : open;
    }

    private String text(int number, GeneratedPuzzle made) throws IOException {
        if (!isBatch) {
            return format.text(made.puzzle());
        }
        StringBuilder text = new StringBuilder();
        format.writeInBatch(number, made.puzzle(), text);
        return text.toString();
    }

    /** One object, always with all keys; docs/reference/json.md lists them. */
    private JsonObject json(int number, long seed, GeneratedPuzzle made) {
        Digger.State state = made.state();
        return new JsonObject()
                .put("puzzle", number)
                .put("seed", seed)
                .put("grids", made.solution().grids())
                .put("size", made.solution().size())
                .put("clues", state.clues())
                .put("holes", state.holes())
                .put("needed", state.needed())
                .put("unproven", state.unproven())
                .put("text", format.text(made.puzzle()).stripTrailing())
                .put(
                        "solution",
                        format.solutionText(Optional.of(made.solution())).stripTrailing());
    }
}
