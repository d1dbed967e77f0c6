package sudosat.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.model.Tuple;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;

/**
 * What is drawn of a puzzle.
 *
 * @param caption what stands above it; may be empty
 * @param unseen rules in words that a picture without colours and long lines does not show
 */
public record Figure(String caption, List<GridFigure> grids, List<String> unseen) {

    public Figure {
        grids = List.copyOf(grids);
        unseen = List.copyOf(unseen);
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
        List<GridFigure> grids = new ArrayList<>();
        for (int grid = 0; grid < puzzle.grids(); grid++) {
            grids.add(new GridFigure(puzzle, grid, values, candidates));
        }
        List<String> unseen = new ArrayList<>();
        for (GridRule rule : puzzle.rules()) {
            if (Shading.isShaded(rule.rule()) || Sign.isFar(rule.rule())) {
                unseen.add(rule.text());
            }
        }
        return new Figure(caption, grids, unseen);
    }
}
