package sudosat.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudosat.puzzle.Cell;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RulePainter;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/** What is drawn of one grid; cells are indices in reading order. */
final class GridFigure implements RulePainter {
    private final Shape shape;
    private final int firstCell;
    private final Tuple clues;
    private final Tuple values;
    private final Optional<CandidateMarks> candidates;
    /** The tints of each cell, a bit each, as it may belong to several rules. */
    private final int[] tints;

    /** Extra regions so far. */
    private int regions;

    private final List<List<Integer>> jigsaws = new ArrayList<>();
    private final List<CageFigure> cages = new ArrayList<>();
    private final List<Sign> signs = new ArrayList<>();
    private final Map<Integer, Integer> rowSums = new HashMap<>();
    private final Map<Integer, Integer> columnSums = new HashMap<>();

    GridFigure(Puzzle puzzle, int grid, Tuple values, Optional<CandidateMarks> candidates) {
        shape = puzzle.shape();
        firstCell = grid * shape.cells();
        clues = puzzle.clues();
        this.values = values;
        this.candidates = candidates;
        tints = new int[shape.cells()];
        for (GridRule rule : puzzle.rules()) {
            if (rule.holdsIn(grid)) {
                rule.rule().draw(this, shape);
            }
        }
    }

    @Override
    public void shade(int[] cells, Shade shade) {
        int tint = shade == Shade.BY_TURNS ? Tints.ofRegion(regions++) : shade.ordinal();
        for (int cell : cells) {
            tints[cell] |= 1 << tint;
        }
    }

    @Override
    public void cage(List<Cell> cells, String text) {
        cages.add(CageFigure.of(cells, text, size()));
    }

    @Override
    public void sign(Cell larger, Cell smaller) {
        signs.add(new Sign(larger, smaller));
    }

    @Override
    public void borders(List<Integer> regions) {
        jigsaws.add(regions);
    }

    @Override
    public void outside(Line line, int index, int number) {
        (line == Line.ROW ? rowSums : columnSums).put(index, number);
    }

    /** Stands below all grids. */
    @Override
    public void sentence(String text) {}

    int size() {
        return shape.size();
    }

    /** The value of a clue or of a solution, 0 if the cell is empty. */
    int value(int cell) {
        return values.value(firstCell + cell);
    }

    boolean isClue(int cell) {
        return clues.isGiven(firstCell + cell);
    }

    boolean hasCandidates() {
        return candidates.isPresent();
    }

    boolean isCandidate(int cell, int value) {
        return hasCandidates() && candidates.get().isOpen(firstCell + cell, value);
    }

    int tints(int cell) {
        return tints[cell];
    }

    /** Whether two neighbors are of different boxes, or regions of a jigsaw. */
    boolean isBorder(int cell, int neighbor) {
        boolean isBorder = jigsaws.isEmpty() && shape.box(cell) != shape.box(neighbor);
        for (List<Integer> regions : jigsaws) {
            isBorder |= !regions.get(cell).equals(regions.get(neighbor));
        }
        return isBorder;
    }

    /** Whether a cage ends between two neighbors. */
    boolean isCageWall(int cell, int neighbor) {
        return cages.stream()
                .anyMatch(cage -> cage.cells().get(cell) != cage.cells().get(neighbor));
    }

    /** Whether anything but the borders of boxes is drawn between cells. */
    boolean hasMarksBetweenCells() {
        return !jigsaws.isEmpty() || !cages.isEmpty() || signs.stream().anyMatch(Sign::isBetweenNeighbors);
    }

    List<CageFigure> cages() {
        return cages;
    }

    List<Sign> signs() {
        return signs;
    }

    /** The sandwich sums of the rows that have one. */
    Map<Integer, Integer> rowSums() {
        return rowSums;
    }

    /** The sandwich sums of the columns that have one. */
    Map<Integer, Integer> columnSums() {
        return columnSums;
    }
}
