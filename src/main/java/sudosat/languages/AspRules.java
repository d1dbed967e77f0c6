package sudosat.languages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import sudosat.io.AsciiWriter;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Relation;
import sudosat.puzzle.SandwichSum;

/** Writes boxes and the constraints of the variants, of each kind first the facts, then what they ask for. */
final class AspRules implements ConstraintVisitor {
    private final Puzzle puzzle;
    private final AsciiWriter out;
    private final List<AllDifferent> regions = new ArrayList<>();
    private final List<AspCage> cages = new ArrayList<>();
    private final List<Relation> comparisons = new ArrayList<>();
    private final List<Relation> relations = new ArrayList<>();
    private final List<Relation.Pairs> tables = new ArrayList<>();
    private final List<Linear> sums = new ArrayList<>();
    private final List<SandwichSum> sandwiches = new ArrayList<>();

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
        (relation.isGreater() ? comparisons : relations).add(relation);
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
    public void visit(SandwichSum sandwich) {
        sandwiches.add(sandwich);
    }

    void write() {
        writeBoxes();
        write(
                "Every value occurs once in every region: its number, then grid, row and column of each cell.",
                regions,
                (number, region) -> writeGroup("region", number, region),
                ":- region(K,_,_,_), number(V), not 1 { value(G,R,C,V) : region(K,G,R,C) } 1.");
        String sumOfCage = ":- sum(K,S), #sum { V,R,C : value(G,R,C,V), cage(K,G,R,C) } != S.";
        boolean hasSums = cages.stream().anyMatch(cage -> cage.sum.isPresent());
        write(
                "The cells of a cage differ and add up to its sum: its number, then grid, row and column of each cell.",
                cages,
                this::writeCage,
                ":- cage(K,_,_,_), number(V), 2 { value(G,R,C,V) : cage(K,G,R,C) }."
                        + (hasSums ? "\n" + sumOfCage : ""));
        write(
                "The first cell is greater than the second: grid, row, column, row, column.",
                comparisons,
                (number, comparison) -> writeComparison(comparison),
                ":- greater(G,R,C,S,D), value(G,R,C,V), value(G,S,D,W), V <= W.");
        write(
                "The values of two cells form an allowed pair: number of the pairs, then grid, row, column of both.",
                relations,
                (number, relation) -> writeRelation(relation),
                ":- related(K,G,R,C,H,S,D), value(G,R,C,V), value(H,S,D,W), not pair(K,V,W).");
        write(
                "Values times weights add up: number of the sum, then grid, row, column, weight of each cell.",
                sums,
                this::writeSum,
                ":- total(K,S), #sum { W*V,G,R,C : value(G,R,C,V), term(K,G,R,C,W) } != S.");
        if (!sandwiches.isEmpty()) {
            writeSandwiches();
        }
    }

    /** If there are constraints of a kind: facts about each, which is numbered, then what they ask for. */
    private <T> void write(String comment, List<T> constraints, BiConsumer<Integer, T> facts, String rule) {
        if (constraints.isEmpty()) {
            return;
        }
        out.text("\n% " + comment + "\n");
        for (int number = 1; number <= constraints.size(); number++) {
            facts.accept(number, constraints.get(number - 1));
        }
        out.text(rule + "\n");
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

    private void writeCage(int number, AspCage cage) {
        writeGroup("cage", number, cage.group);
        cage.sum.ifPresent(sum -> out.text("sum(" + number + "," + sum.total() + ").\n"));
    }

    private void writeComparison(Relation comparison) {
        String second = place(comparison.second());
        String inGrid = second.substring(second.indexOf(',') + 1);
        out.text("greater(" + place(comparison.first()) + "," + inGrid + ").\n");
    }

    private void writeRelation(Relation relation) {
        if (!tables.contains(relation.pairs())) {
            tables.add(relation.pairs());
            writePairs(tables.size(), relation.pairs());
        }
        out.text("related(" + (tables.indexOf(relation.pairs()) + 1) + "," + place(relation.first()) + ","
                + place(relation.second()) + ").\n");
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

    private void writeSum(int number, Linear sum) {
        for (int i = 0; i < sum.cells().length; i++) {
            out.text("term(" + number + "," + place(sum.cells()[i]) + "," + sum.weights()[i] + ").\n");
        }
        out.text("total(" + number + "," + sum.total() + ").\n");
    }

    private void writeSandwiches() {
        out.text("\n"
                + "% The values between the lowest and the highest of a line add up to a sum: grid, row or column,"
                + " sum.\n");
        out.text("crust(1). crust(" + puzzle.size() + ").\n");
        List<SandwichSum> rows = sandwiches.stream().filter(SandwichSum::isRow).toList();
        writeLines(rows, "row_sum", "in_row", "G,R,A", "G,R,B", "A < C, C < B, column(C)", "R", "C");
        List<SandwichSum> columns =
                sandwiches.stream().filter(sandwich -> !sandwich.isRow()).toList();
        writeLines(columns, "column_sum", "in_column", "G,A,C", "G,B,C", "A < R, R < B, row(R)", "C", "R");
    }

    /** The same for rows and columns, but for the names. */
    private void writeLines(
            List<SandwichSum> lines,
            String sum,
            String inside,
            String first,
            String last,
            String between,
            String index,
            String place) {
        if (lines.isEmpty()) {
            return;
        }
        for (SandwichSum line : lines) {
            Cell cell = Cell.of(line.cells()[0], puzzle.size());
            int number = (line.isRow() ? cell.row() : cell.column()) + 1;
            out.text(sum + "(" + (cell.grid() + 1) + "," + number + "," + line.total() + ").\n");
        }
        String crusts = "value(" + first + ",U), value(" + last + ",V), crust(U), crust(V)";
        out.text(inside + "(G,R,C) :- " + sum + "(G," + index + ",_), " + crusts + ", " + between + ".\n");
        out.text(":- " + sum + "(G," + index + ",S), #sum { V," + place + " : " + inside
                + "(G,R,C), value(G,R,C,V) } != S.\n");
    }
}
