package sudosat.format;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;

/** Writes the rules of a puzzle as lines that begin with {@code #}. */
final class RuleLineWriter {
    private RuleLineWriter() {}

    static void write(Puzzle puzzle, Appendable out) throws IOException {
        writeShape(puzzle, out);
        for (GridRule rule : puzzle.rules()) {
            out.append('#').append(rule.text().replace("\n", "\n#")).append('\n');
        }
    }

    /**
     * What is not a rule of its own: the boxes and where grids differ, each only if a reader would not think so anyway.
     */
    static void writeShape(Puzzle puzzle, Appendable out) throws IOException {
        if (!usualShape(puzzle).equals(Optional.of(puzzle.shape()))) {
            out.append("#boxes ").append(puzzle.shape().toString()).append('\n');
        }
        if (puzzle.differ() != Differ.EVERYWHERE) {
            out.append("#differ ")
                    .append(puzzle.differ().name().toLowerCase(Locale.ROOT))
                    .append('\n');
        }
    }

    private static Optional<Shape> usualShape(Puzzle puzzle) {
        boolean anyShape = RuleLines.hasJigsawInAll(puzzle.rules(), puzzle.grids());
        return Shape.ofSquareBoxes(puzzle.size())
                .or(() -> anyShape ? Optional.of(new Shape(1, puzzle.size())) : Optional.empty());
    }
}
