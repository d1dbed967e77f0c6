package sudosat.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.UserError;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/**
 * Reads the line format. Lines that begin with {@code #} are comments unless they are rule lines, which stand above the first puzzle.
 * A table of comma-separated columns, whose first line names them and one of them {@code puzzle}, is read as the lines of that column.
 */
final class PuzzleLines {
  private static final String SOLUTION = "solution";
  private static final String EXPECTED = "a line of N² characters for each grid";

  private final Source source;
  private final ReadOptions options;
  private final RuleLines rules;
  private final List<TextLine> lines = new ArrayList<>();
  /** Of the line before: most are like it. */
  private int length = -1;
  private int gridCount;
  private Shape shape;

  PuzzleLines(Source source, ReadOptions options) {
    this.source = source;
    this.options = options;
    rules = new RuleLines(source, options);
    for (TextLine line : TextLine.all(source)) {
      if (line.startsWith("#")) {
        takeRule(RuleLine.at(source, line.start(), line.end()));
      } else if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    rules.close();
  }

  private void takeRule(RuleLine line) {
    boolean isShape = line.keyword().equals("boxes") || line.keyword().equals("differ");
    boolean isRegions = line.isRegions() && rules.expectsRegions();
    if (RuleLines.isKnown(line) && !isShape && !lines.isEmpty()) {
      throw line.error("rule lines above the first puzzle only, as they hold for all");
    } else if (RuleLines.isKnown(line) || isRegions) {
      rules.add(line);
    }
  }

  List<Puzzle> puzzles() {
    List<Puzzle> puzzles = new ArrayList<>();
    for (TextLine line : column(Detector.TABLE_COLUMN)) {
      if (isNone(line)) {
        throw line.error(UserError.quote(line.text()) + ", which is no puzzle", EXPECTED);
      }
      puzzles.add(puzzle(line));
    }
    return puzzles;
  }

  List<Optional<Tuple>> solutions() {
    List<Optional<Tuple>> solutions = new ArrayList<>();
    for (TextLine line : column(SOLUTION)) {
      solutions.add(isNone(line) ? Optional.empty() : Optional.of(puzzle(line).clues()));
    }
    return solutions;
  }

  private static boolean isNone(TextLine line) {
    return line.length() == LineFormat.NONE.length() && line.startsWith(LineFormat.NONE);
  }

  private static int index(List<TextLine> names, String name) {
    for (int field = 0; field < names.size(); field++) {
      if (names.get(field).text().equalsIgnoreCase(name)) {
        return field;
      }
    }
    return -1;
  }

  /** The lines, or, of a table, what stands in the column of that name. */
  private List<TextLine> column(String name) {
    if (lines.isEmpty()) {
      throw source.text().isBlank()
          ? UserError.at(source.name(), 0, 0, "an empty file", EXPECTED)
          : source.error(0, "no puzzle from here on", EXPECTED);
    } else if (!Detector.isTableHead(lines.get(0))) {
      return lines;
    }
    int column = index(lines.get(0).fields(), name);
    if (column < 0 || lines.size() == 1) {
      throw lines.get(0).error(column < 0 ? "a column " + name : "lines below the names of the columns");
    }
    List<TextLine> cells = new ArrayList<>();
    for (TextLine line : lines.subList(1, lines.size())) {
      List<TextLine> fields = line.fields();
      if (column >= fields.size()) {
        throw line.error(fields.size() + " columns", "a column " + name + ", as the first line names it");
      }
      cells.add(fields.get(column));
    }
    return cells;
  }

  private Puzzle puzzle(TextLine line) {
    List<TextLine> grids = line.words();
    if (grids.isEmpty()) {
      throw line.error("nothing", EXPECTED);
    } else if (options.grids().isPresent() && options.grids().getAsInt() != grids.size()) {
      throw line.error(grids.size() + (grids.size() == 1 ? " grid" : " grids"), options.grids().getAsInt() + ", as --grids says");
    }
    if (grids.get(0).length() != length || grids.size() != gridCount) {
      length = grids.get(0).length();
      gridCount = grids.size();
      shape = shape(grids.get(0), gridCount);
    }
    int[] values = new int[grids.size() * shape.cells()];
    for (int grid = 0; grid < grids.size(); grid++) {
      requireLength(grids.get(grid), shape);
      CellCharacters.read(grids.get(grid), shape.size(), values, grid * shape.cells());
    }
    return rules.puzzle(shape, new Tuple(shape.size(), values));
  }

  private Shape shape(TextLine first, int grids) {
    int root = (int) Math.round(Math.sqrt(first.length()));
    Optional<Shape> square = root * root == first.length() ? Shape.ofSquareBoxes(root) : Optional.empty();
    Optional<Shape> jigsaw = rules.hasJigsawInAll(grids) ? rules.jigsawShape() : Optional.empty();
    return rules.boxes().or(() -> jigsaw).or(() -> square).orElseThrow(() -> noShape(first));
  }

  private static UserError noShape(TextLine first) {
    return first.error(first.length() + (first.length() == 1 ? " character" : " characters"),
        "16, 81, 256 or 625 for a grid with square boxes, or boxes given by --boxes or a line #boxes 2x3 on top");
  }

  private void requireLength(TextLine grid, Shape shape) {
    if (grid.length() != shape.cells()) {
      String found = grid.length() + (grid.length() == 1 ? " character" : " characters");
      throw source.error(grid.start() + Math.min(grid.length(), shape.cells()), found, shape.cells() + " for a grid with boxes " + shape);
    }
  }
}
