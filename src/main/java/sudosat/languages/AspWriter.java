package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.StringJoiner;
import sudosat.candidates.Candidates;
import sudosat.io.AsciiWriter;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;

/**
 * Writes a puzzle as an answer-set program in the syntax of gringo and clingo: the puzzle as facts, each rule of the
 * game as a rule, for people to read. A rule is written only if the puzzle has it. {@code value(G,R,C,V)}, all counted
 * from 1, is what an answer set says.
 */
record AspWriter(Puzzle puzzle, AsciiWriter out) {
    /**
     * Writes a puzzle, or a part of its solutions.
     *
     * @param known the candidates that the solutions wanted keep to; if there are none, any value may stand in any cell
     */
    public static void write(Puzzle puzzle, Optional<Candidates> known, OutputStream out) throws IOException {
        AsciiWriter.write(out, text -> new AspWriter(puzzle, text).write(known));
    }

    private void write(Optional<Candidates> known) {
        writeShape();
        writeClues();
        known.ifPresent(this::writeOpen);
        writeChoice(known.isPresent() ? "open(G,R,C,V)" : "number(V)");
        writeLines();
        new AspRules(puzzle, out).write();
        writeDifference();
        out.text("\n#show value/4.\n");
    }

    private void writeShape() {
        Shape shape = puzzle.shape();
        int size = puzzle.size();
        out.text("% Grids: " + puzzle.grids() + ", boxes of " + shape.boxRows() + " rows and " + shape.boxColumns()
                + " columns.\n");
        out.text("grid(1.." + puzzle.grids() + "). row(1.." + size + "). column(1.." + size + "). number(1.." + size
                + ").\n");
        out.text("cell(G,R,C) :- grid(G), row(R), column(C).\n");
    }

    private void writeClues() {
        if (puzzle.clues().filledCells() == 0) {
            return;
        }
        out.text("\n% The clues: grid, row, column, value.\n");
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            if (puzzle.clues().isGiven(cell)) {
                out.text("clue(" + place(cell) + "," + puzzle.clues().value(cell) + ").\n");
            }
        }
        out.text("value(G,R,C,V) :- clue(G,R,C,V).\n");
    }

    private String place(int index) {
        Cell cell = Cell.of(index, puzzle.size());
        return (cell.grid() + 1) + "," + (cell.row() + 1) + "," + (cell.column() + 1);
    }

    private void writeOpen(Candidates known) {
        out.text("\n% The remaining candidates.\n");
        for (int cell = 0; cell < known.cells(); cell++) {
            boolean isSingle = known.isSingle(cell);
            StringJoiner values = new StringJoiner(";", isSingle ? "" : "(", isSingle ? "" : ")");
            for (int value = known.next(cell, 1); value <= known.size(); value = known.next(cell, value + 1)) {
                values.add(Integer.toString(value));
            }
            if (known.count(cell) > 0) {
                out.text("open(" + place(cell) + "," + values + ").\n");
            }
        }
        if (known.isContradiction()) {
            out.text("% They have no solution.\n:- #true.\n");
        }
    }

    private void writeChoice(String choice) {
        out.text("\n% Every cell has one value.\n1 { value(G,R,C,V) : " + choice + " } 1 :- cell(G,R,C).\n");
    }

    private void writeLines() {
        out.text("\n% Every value occurs once in every row and every column.\n");
        out.text(":- grid(G), row(R), number(V), not 1 { value(G,R,C,V) : column(C) } 1.\n");
        out.text(":- grid(G), column(C), number(V), not 1 { value(G,R,C,V) : row(R) } 1.\n");
    }

    private void writeDifference() {
        if (puzzle.grids() == 1 || puzzle.differ() == Differ.NOWHERE) {
            return;
        }
        String equal = ":- value(G,R,C,V), value(H,R,C,V), G < H";
        if (puzzle.differ() == Differ.EVERYWHERE || puzzle.clues().filledCells() == 0) {
            out.text("\n% Corresponding cells of two grids differ.\n" + equal + ".\n");
        } else {
            out.text("\n"
                    + "% Corresponding cells of two grids differ, unless both are given.\n"
                    + "given(G,R,C) :- clue(G,R,C,_).\n");
            out.text(equal + ", not given(G,R,C).\n" + equal + ", not given(H,R,C).\n");
        }
    }
}
