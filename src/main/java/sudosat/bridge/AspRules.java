package sudosat.bridge;

import java.util.List;
import java.util.function.Predicate;
import sudosat.io.AsciiWriter;
import sudosat.model.Cell;
import sudosat.rules.AllDifferent;
import sudosat.rules.Cage;
import sudosat.rules.Constraint;
import sudosat.rules.Greater;
import sudosat.rules.GridRule;
import sudosat.rules.Jigsaw;
import sudosat.rules.Puzzle;
import sudosat.rules.Rule;
import sudosat.rules.Sandwich;

/** Writes boxes and the rules of the variants, of each kind first the facts, then what they ask for. */
final class AspRules {
    private final Puzzle puzzle;
    private final AsciiWriter out;
    private int groups;

    AspRules(Puzzle puzzle, AsciiWriter out) {
        this.puzzle = puzzle;
        this.out = out;
    }

    /** Takes one rule of one grid, counted from 0. */
    private interface FactWriter {
        void write(Rule rule, int grid);
    }

    void write() {
        writeBoxes();
        if (has(AspRules::isRegion)) {
            writeRegions();
        }
        if (has(Cage.class::isInstance)) {
            writeCages();
        }
        if (has(Greater.class::isInstance)) {
            writeComparisons();
        }
        if (has(Sandwich.class::isInstance)) {
            writeSandwiches();
        }
    }

    private boolean has(Predicate<Rule> kind) {
        return puzzle.rules().stream().map(GridRule::rule).anyMatch(kind);
    }

    private static boolean isRegion(Rule rule) {
        return !(rule instanceof Cage || rule instanceof Greater || rule instanceof Sandwich);
    }

    private void forEach(Predicate<Rule> kind, FactWriter writer) {
        for (int grid = 0; grid < puzzle.grids(); grid++) {
            for (GridRule rule : puzzle.rules()) {
                if (kind.test(rule.rule()) && rule.grid().orElse(grid) == grid) {
                    writer.write(rule.rule(), grid);
                }
            }
        }
    }

    private void writeBoxes() {
        String where = "grid(G)";
        out.text("\n% Every value stands once in every box; boxes count from 1, from left to right.\n");
        if (has(Jigsaw.class::isInstance)) {
            where = "grid(G), not irregular(G)";
            forEach(Jigsaw.class::isInstance, (rule, grid) -> out.text("irregular(" + (grid + 1) + ").\n"));
        }
        int rows = puzzle.shape().boxRows();
        int columns = puzzle.shape().boxColumns();
        out.text("box(R,C,(R-1)/" + rows + "*" + rows + "+(C-1)/" + columns + "+1) :- row(R), column(C).\n");
        out.text(":- " + where + ", number(B), number(V), not 1 { value(G,R,C,V) : box(R,C,B) } 1.\n");
    }

    private void writeRegions() {
        out.text("\n% Every value stands once in every region: its number, then grid, row and column of each cell.\n");
        forEach(AspRules::isRegion, (rule, grid) -> {
            for (Constraint region : constraints(rule, grid)) {
                writeGroup("region", region);
            }
        });
        out.text(":- region(K,_,_,_), number(V), not 1 { value(G,R,C,V) : region(K,G,R,C) } 1.\n");
    }

    private List<Constraint> constraints(Rule rule, int grid) {
        return rule.constraints(puzzle.shape(), grid * puzzle.shape().cells());
    }

    private void writeGroup(String name, Constraint group) {
        groups++;
        out.text("% " + group.name(puzzle.size()) + "\n");
        for (int cell : group.cells()) {
            out.text((cell == group.cells()[0] ? "" : " ") + name + "(" + groups + "," + place(cell) + ").");
        }
        out.text("\n");
    }

    private String place(int index) {
        Cell cell = Cell.of(index, puzzle.size());
        return (cell.grid() + 1) + "," + (cell.row() + 1) + "," + (cell.column() + 1);
    }

    private void writeCages() {
        groups = 0;
        out.text("\n"
                + "% The cells of a cage differ and add up to its sum: its number, then grid, row and column of"
                + " each cell.\n");
        forEach(Cage.class::isInstance, (rule, grid) -> {
            for (Constraint constraint : constraints(rule, grid)) {
                if (constraint instanceof AllDifferent) {
                    writeGroup("cage", constraint);
                } else if (constraint instanceof Cage.Sum sum) {
                    out.text("sum(" + groups + "," + sum.total() + ").\n");
                }
            }
        });
        out.text(":- cage(K,_,_,_), number(V), 2 { value(G,R,C,V) : cage(K,G,R,C) }.\n");
        if (has(rule -> rule instanceof Cage cage && cage.sum().isPresent())) {
            out.text(":- sum(K,S), #sum { V,R,C : value(G,R,C,V), cage(K,G,R,C) } != S.\n");
        }
    }

    private void writeComparisons() {
        out.text("\n% The first cell is above the second: grid, row, column, row, column.\n");
        forEach(Greater.class::isInstance, (rule, grid) -> {
            Greater greater = (Greater) rule;
            out.text("greater(" + (grid + 1) + "," + position(greater.larger()) + "," + position(greater.smaller())
                    + ").\n");
        });
        out.text(":- greater(G,R,C,S,D), value(G,R,C,V), value(G,S,D,W), V <= W.\n");
    }

    private static String position(Cell cell) {
        return (cell.row() + 1) + "," + (cell.column() + 1);
    }

    private void writeSandwiches() {
        out.text("\n"
                + "% What stands between the lowest and the highest value of a line adds up: grid, row or column,"
                + " sum.\n");
        out.text("crust(1). crust(" + puzzle.size() + ").\n");
        if (has(rule -> isSandwich(rule, Sandwich.Line.ROW))) {
            writeFillings(
                    Sandwich.Line.ROW, "row_sum", "in_row", "G,R,A", "G,R,B", "A < C, C < B, column(C)", "R", "C");
        }
        if (has(rule -> isSandwich(rule, Sandwich.Line.COLUMN))) {
            writeFillings(
                    Sandwich.Line.COLUMN,
                    "column_sum",
                    "in_column",
                    "G,A,C",
                    "G,B,C",
                    "A < R, R < B, row(R)",
                    "C",
                    "R");
        }
    }

    private static boolean isSandwich(Rule rule, Sandwich.Line line) {
        return rule instanceof Sandwich sandwich && sandwich.line() == line;
    }

    /** The same for rows and columns, but for the names. */
    private void writeFillings(
            Sandwich.Line line,
            String sum,
            String inside,
            String first,
            String last,
            String between,
            String index,
            String place) {
        forEach(rule -> isSandwich(rule, line), (rule, grid) -> {
            Sandwich sandwich = (Sandwich) rule;
            out.text(sum + "(" + (grid + 1) + "," + (sandwich.index() + 1) + "," + sandwich.sum() + ").\n");
        });
        String crusts = "value(" + first + ",U), value(" + last + ",V), crust(U), crust(V)";
        out.text(inside + "(G,R,C) :- " + sum + "(G," + index + ",_), " + crusts + ", " + between + ".\n");
        out.text(":- " + sum + "(G," + index + ",S), #sum { V," + place + " : " + inside
                + "(G,R,C), value(G,R,C,V) } != S.\n");
    }
}
