package sudosat.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudosat.puzzle.Cell;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * What is drawn of a puzzle.
 *
 * @param caption what stands above it; may be empty
 * @param unseen rules in words that a picture without colors and long lines does not show
 * @param sentences what rules say that no picture shows
 */
public record Figure(String caption, List<GridFigure> grids, List<String> unseen, List<String> sentences) {

    public Figure {
        grids = List.copyOf(grids);
        unseen = List.copyOf(unseen);
        sentences = List.copyOf(sentences);
    }

    /** A puzzle with the candidates pencilled in. */
    public static Figure of(String caption, Puzzle puzzle, CandidateMarks candidates) {
        return of(caption, puzzle, puzzle.clues(), Optional.of(candidates));
    }

    /** A puzzle with the values of a solution in its empty cells, or with the clues alone. */
    public static Figure of(String caption, Puzzle puzzle, Optional<Tuple> solution) {
        return of(caption, puzzle, solution.orElse(puzzle.clues()), Optional.empty());
    }

    private static Figure of(String caption, Puzzle puzzle, Tuple values, Optional<CandidateMarks> candidates) {
        List<GridFigure> grids = IntStream.range(0, puzzle.grids())
                .mapToObj(grid -> new GridFigure(puzzle, grid, values, candidates))
                .toList();
        Words words = new Words();
        for (GridRule rule : puzzle.rules()) {
            words.add(rule, puzzle.shape());
        }
        return new Figure(caption, grids, words.unseen, words.sentences);
    }

    /** Collects what is said in words. */
    private static final class Words implements RulePainter {
        private final List<String> unseen = new ArrayList<>();
        private final List<String> sentences = new ArrayList<>();
        private boolean isUnseen;

        void add(GridRule rule, Shape shape) {
            isUnseen = false;
            rule.rule().draw(this, shape);
            if (isUnseen) {
                unseen.add(rule.text());
            }
        }

        @Override
        public void shade(int[] cells, Shade shade) {
            isUnseen = true;
        }

        @Override
        public void cage(List<Cell> cells, String text) {}

        @Override
        public void sign(Cell larger, Cell smaller) {
            isUnseen |= !new Sign(larger, smaller).isBetweenNeighbors();
        }

        @Override
        public void borders(List<Integer> regions) {}

        @Override
        public void outside(Line line, int index, int number) {}

        @Override
        public void sentence(String text) {
            isUnseen = true;
            sentences.add(text);
        }
    }
}
