package sudosat.cli;

import java.util.Optional;
import sudosat.candidates.Candidates;
import sudosat.cli.report.Console;
import sudosat.format.PuzzleFormat;
import sudosat.puzzle.Puzzle;
import sudosat.render.Figure;
import sudosat.render.TextPicture;

/** The options of commands that print pictures in text, if one likes, instead of puzzles or solutions. */
final class PrettyOptions {
    private final Setting<Boolean> pretty;
    private final ColorOptions colors;

    PrettyOptions(Options options, String description) {
        pretty = options.flag("--pretty", description);
        colors = new ColorOptions(options);
    }

    boolean isOn() {
        colors.requireEffect("--pretty", pretty.isOn());
        return pretty.isOn();
    }

    void refuseWith(String option, boolean isGiven) {
        Options.exclude("--pretty", isOn(), option, isGiven);
    }

    /** A puzzle with the values that each cell has in some solution. */
    String candidates(Puzzle puzzle, Candidates found, Setting<String> output, Console console) {
        return new TextPicture(colors.look(output, console)).print(Figure.of("", puzzle, found::isOpen));
    }

    /** To write puzzles with. */
    PuzzleFormat format(Setting<String> output, Console console) {
        return new PictureFormat(new TextPicture(colors.look(output, console)), Optional.empty());
    }

    /** To write the solutions of a puzzle with. */
    PuzzleFormat format(Puzzle puzzle, Setting<String> output, Console console) {
        return new PictureFormat(new TextPicture(colors.look(output, console)), Optional.of(puzzle));
    }
}
