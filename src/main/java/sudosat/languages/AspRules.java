package sudosat.languages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.AsciiWriter;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Between;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Relation;

/** Writes boxes and the constraints of the variants, of each kind first the facts, then what they ask for. */
final class AspRules implements ConstraintVisitor {
    private final Puzzle puzzle;
    private final AsciiWriter out;
    private final List<AllDifferent> regions = new ArrayList<>();
    private final List<AspCage> cages = new ArrayList<>();
    private final List<Relation> comparisons = new ArrayList<>();
    private final List<Relation> relations = new ArrayList<>();
    private final List<Linear> sums = new ArrayList<>();
    private final List<Between> sandwiches = new ArrayList<>();

    /** Cells that differ and may have a sum. */
    private record AspCage(AllDifferent group, Optional<Linear> sum) {}

    AspRules(Puzzle puzzle, AsciiWriter out) {
        this.puzzle = puzzle;
        this.out = out;
        for (int grid = 0; grid < puzzle.grids(); grid++) {
            for (GridRule rule : puzzle.rules()) {
                if (rule.holdsIn(grid)) {
                    visitAll(rule.rule()
                            .constraints(puzzle.shape(), grid * puzzle.shape().cells()));
                }
            }
        }
    }

    private void visitAll(List<Constraint> constraints) {
        for (Constraint constraint : constraints) {
            constraint.accept(this);
        }
    }

    @Override
    public void visit(AllDifferent group) {
        if (group.isHouse(puzzle.size())) {
            regions.add(group);
        } else {
            cages.add(new AspCage(group, Optional.empty()));
        }
    }

    @Override
    public void visit(Relation relation) {
        (relation.isAbove() ? comparisons : relations).add(relation);
    }

    /** The sum of a cage goes with its group, which came before. */
    @Override
    public void visit(Linear sum) {
        int lastRegion = regions.size() - 1;
        int lastCage = cages.size() - 1;
        if (lastRegion >= 0 && regions.get(lastRegion).cells() == sum.cells()) {
            cages.add(new AspCage(regions.remove(lastRegion), Optional.of(sum)));
        } else if (lastCage >= 0 && cages.get(lastCage).group.cells() == sum.cells()) {
            cages.set(lastCage, new AspCage(cages.get(lastCage).group, Optional.of(sum)));
        } else {
            sums.add(sum);
        }
    }

    @Override
    public void visit(Between sandwich) {
        sandwiches.add(sandwich);
    }

    void write() {
        writeBoxes();
        if (!regions.isEmpty()) {
            writeRegions();
        }
        if (!cages.isEmpty()) {
            writeCages();
        }
        if (!comparisons.isEmpty()) {
            writeComparisons();
        }
        if (!relations.isEmpty()) {
            writeRelations();
        }
        if (!sums.isEmpty()) {
            writeSums();
        }
        if (!sandwiches.isEmpty()) {
            writeSandwiches();
        }
    }

    private void writeBoxes() {
        String where = "grid(G)";
        out.text("\n% Every value occurs once in every box; boxes count from 1, from left to right.\n");
        for (int grid = 0; grid < puzzle.grids(); grid++) {
            if (puzzle.ruleSet().isJigsaw(grid)) {
                where = "grid(G), not irregular(G)";
                out.text("irregular(" + (grid + 1) + ").\n");
            }
        }
        int rows = puzzle.shape().boxRows();
        int columns = puzzle.shape().boxColumns();
        out.text("box(R,C,(R-1)/" + rows + "*" + rows + "+(C-1)/" + columns + "+1) :- row(R), column(C).\n");
        out.text(":- " + where + ", number(B), number(V), not 1 { value(G,R,C,V) : box(R,C,B) } 1.\n");
    }

    private void writeRegions() {
        out.text("\n% Every value occurs once in every region: its number, then grid, row and column of each cell.\n");
        for (int number = 1; number <= regions.size(); number++) {
            writeGroup("region", number, regions.get(number - 1));
        }
        out.text(":- region(K,_,_,_), number(V), not 1 { value(G,R,C,V) : region(K,G,R,C) } 1.\n");
    }

    private void writeGroup(String name, int number, Constraint group) {
        out.text("% " + group.name(puzzle.size()) + "\n");
        for (int cell : group.cells()) {
            out.text((cell == group.cells()[0] ? "" : " ") + name + "(" + number + "," + place(cell) + ").");
        }
        out.text("\n");
    }

    private String place(int index) {
        Cell cell = Cell.of(index, puzzle.size());
        return (cell.grid() + 1) + "," + (cell.row() + 1) + "," + (cell.column() + 1);
    }

    private void writeCages() {
        boolean hasSums = false;
        out.text("\n"
                + "% The cells of a cage differ and add up to its sum: its number, then grid, row and column of"
                + " each cell.\n");
        for (int number = 1; number <= cages.size(); number++) {
            AspCage cage = cages.get(number - 1);
            writeGroup("cage", number, cage.group);
            if (cage.sum.isPresent()) {
                hasSums = true;
                out.text("sum(" + number + "," + cage.sum.get().total() + ").\n");
            }
        }
        out.text(":- cage(K,_,_,_), number(V), 2 { value(G,R,C,V) : cage(K,G,R,C) }.\n");
        if (hasSums) {
            out.text(":- sum(K,S), #sum { V,R,C : value(G,R,C,V), cage(K,G,R,C) } != S.\n");
        }
    }

    private void writeComparisons() {
        out.text("\n% The first cell is greater than the second: grid, row, column, row, column.\n");
        for (Relation comparison : comparisons) {
            String second = place(comparison.second());
            String inGrid = second.substring(second.indexOf(',') + 1);
            out.text("greater(" + place(comparison.first()) + "," + inGrid + ").\n");
        }
        out.text(":- greater(G,R,C,S,D), value(G,R,C,V), value(G,S,D,W), V <= W.\n");
    }

    private void writeRelations() {
        out.text("\n"
                + "% The values of two cells form an allowed pair: number of the pairs, then grid, row, column of"
                + " both.\n");
        List<Relation.Pairs> tables = new ArrayList<>();
        for (Relation relation : relations) {
            if (!tables.contains(relation.pairs())) {
                tables.add(relation.pairs());
                writePairs(tables.size(), relation.pairs());
            }
            out.text("related(" + (tables.indexOf(relation.pairs()) + 1) + "," + place(relation.first()) + ","
                    + place(relation.second()) + ").\n");
        }
        out.text(":- related(K,G,R,C,H,S,D), value(G,R,C,V), value(H,S,D,W), not pair(K,V,W).\n");
    }

    private void writePairs(int number, Relation.Pairs pairs) {
        for (int first = 1; first <= puzzle.size(); first++) {
            for (int second = 1; second <= puzzle.size(); second++) {
                if (pairs.has(first, second)) {
                    out.text("pair(" + number + "," + first + "," + second + ").\n");
                }
            }
        }
    }

    private void writeSums() {
        out.text("\n% Values times weights add up: number of the sum, then grid, row, column, weight of each cell.\n");
        for (int number = 1; number <= sums.size(); number++) {
            Linear sum = sums.get(number - 1);
            for (int i = 0; i < sum.cells().length; i++) {
                out.text("term(" + number + "," + place(sum.cells()[i]) + "," + sum.weights()[i] + ").\n");
            }
            out.text("total(" + number + "," + sum.total() + ").\n");
        }
        out.text(":- total(K,S), #sum { W*V,G,R,C : value(G,R,C,V), term(K,G,R,C,W) } != S.\n");
    }

    private void writeSandwiches() {
        out.text("\n"
                + "% The values between the lowest and the highest of a line add up to a sum: grid, row or column,"
                + " sum.\n");
        out.text("crust(1). crust(" + puzzle.size() + ").\n");
        List<Between> rows = new ArrayList<>(sandwiches);
        rows.removeIf(sandwich -> !sandwich.isRow());
        if (!rows.isEmpty()) {
            writeSums(rows, "row_sum");
            writeFillings("row_sum", "in_row", "G,R,A", "G,R,B", "A < C, C < B, column(C)", "R", "C");
        }
        List<Between> columns = new ArrayList<>(sandwiches);
        columns.removeIf(Between::isRow);
        if (!columns.isEmpty()) {
            writeSums(columns, "column_sum");
            writeFillings("column_sum", "in_column", "G,A,C", "G,B,C", "A < R, R < B, row(R)", "C", "R");
        }
    }

    private void writeSums(List<Between> lines, String name) {
        for (Between line : lines) {
            Cell first = Cell.of(line.cells()[0], puzzle.size());
            int index = line.isRow() ? first.row() : first.column();
            out.text(name + "(" + (first.grid() + 1) + "," + (index + 1) + "," + line.total() + ").\n");
        }
    }

    /** The same for rows and columns, but for the names. */
    private void writeFillings(
            String sum, String inside, String first, String last, String between, String index, String place) {
        String crusts = "value(" + first + ",U), value(" + last + ",V), crust(U), crust(V)";
        out.text(inside + "(G,R,C) :- " + sum + "(G," + index + ",_), " + crusts + ", " + between + ".\n");
        out.text(":- " + sum + "(G," + index + ",S), #sum { V," + place + " : " + inside
                + "(G,R,C), value(G,R,C,V) } != S.\n");
    }
}
