package sudosat.encode;

import java.util.Arrays;
import sudosat.candidates.Candidates;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.FreshVariables;
import sudosat.encode.Pieces.PieceCover;
import sudosat.puzzle.Houses;

/**
 * Puts groups of cells that differ into clauses: houses as a whole or, where that is less, by the pieces in which they
 * cross.
 */
class GroupClauses {
    private final EncodingStyle style;
    final Variables variables;
    final Candidates candidates;
    private final Pieces pieces;
    final FreshVariables fresh;
    final ClauseSink sink;
    /**
     * For each piece and value, at {@code piece * size + value - 1}, what says that the value stands there; 0 as long
     * as nothing does.
     */
    private final int[] inPiece;

    private int[] literals;

    GroupClauses(
            EncodingStyle style,
            Variables variables,
            Candidates candidates,
            Pieces pieces,
            FreshVariables fresh,
            ClauseSink sink) {
        this.style = style;
        this.variables = variables;
        this.candidates = candidates;
        this.pieces = pieces;
        this.fresh = fresh;
        this.sink = sink;
        this.inPiece = new int[pieces.count() * variables.size()];
        this.literals = new int[variables.size() + 1];
    }

    void feedCell(int cell) {
        int length = 0;
        for (int value = 1; value <= variables.size(); value++) {
            if (candidates.isOpen(cell, value)) {
                literals[length++] = variables.of(cell, value);
            }
        }
        if (length > 1 || !style.isPropagated()) {
            sink.clause(literals, length);
            style.atMostOne().feed(literals, length, fresh, sink);
        }
    }

    /** Corresponding cells, cages: every value at most once. */
    void feedGroup(int[] cells) {
        for (int value = 1; value <= variables.size(); value++) {
            int length = collect(cells, value, 0);
            style.atMostOne().feed(literals, length, fresh, sink);
        }
    }

    /** Every value once in every house; the houses are those that the pieces know by their number. */
    void feedHouses(Houses houses) {
        if (style.mostPlacesAsAWhole() < variables.size()) {
            feedValueByValue(houses);
            return;
        }
        for (int house = 0; house < houses.count(); house++) {
            feedHouse(houses.cellsOf(house));
        }
    }

    /**
     * Solvers begin with the last variables: those of one value's pieces together make them place one value after the
     * other, which on empty grids is the difference between less than a second and minutes. Without pieces, the other
     * order is faster to write.
     */
    private void feedValueByValue(Houses houses) {
        for (int value = 1; value <= variables.size(); value++) {
            for (int house = 0; house < houses.count(); house++) {
                feedHouse(houses.cellsOf(house), house, value);
            }
        }
    }

    /** Every value once in a house that is encoded as a whole. */
    void feedHouse(int[] cells) {
        for (int value = 1; value <= variables.size(); value++) {
            feedWhole(collect(cells, value, 0));
        }
    }

    private void feedHouse(int[] cells, int house, int value) {
        int length = collect(cells, value, 0);
        if (length <= style.mostPlacesAsAWhole() || pieces.cuts(house).isEmpty()) {
            feedWhole(length);
            return;
        }
        for (PieceCover cut : pieces.cuts(house)) {
            definePieces(cut, firstChoice(cells, cut, value), value);
            feedCut(cut, value);
        }
    }

    /** Every value, in every grid, prefers another piece, so that they do not compete for the same places. */
    private int firstChoice(int[] cells, PieceCover cut, int value) {
        int size = variables.size();
        int turn = (value + cells[0] / (size * size)) % size;
        boolean across = cells[1] == cells[0] + 1;
        return across ? turn : turn / cut.pieces().length;
    }

    private void definePieces(PieceCover cut, int first, int value) {
        int count = cut.pieces().length;
        for (int i = 0; i < count; i++) {
            define(cut.pieces()[(first + i) % count], value);
        }
    }

    private void feedWhole(int length) {
        if (length > 1 || !style.isPropagated()) {
            sink.clause(literals, length);
        }
        if (style.encoding() != Encoding.MINIMAL) {
            style.atMostOne().feed(literals, length, fresh, sink);
        }
    }

    /** The value stands in just one of the pieces. */
    private void feedCut(PieceCover cut, int value) {
        int length = 0;
        for (int piece : cut.pieces()) {
            int literal = inPiece[piece * variables.size() + value - 1];
            if (literal != 0) {
                literals[length++] = literal;
            }
        }
        length = collect(cut.rest(), value, length);
        sink.clause(literals, length);
        style.atMostOne().feed(literals, length, fresh, sink);
    }

    /** Says once what it is for the value to stand in the piece, and that it can do so in one cell only. */
    private void define(int piece, int value) {
        int index = piece * variables.size() + value - 1;
        int length = collect(pieces.cells(piece), value, 0);
        if (inPiece[index] != 0 || length == 0) {
            return;
        }
        if (length == 1) {
            inPiece[index] = literals[0];
            return;
        }
        inPiece[index] = fresh.next();
        style.atMostOne().feed(literals, length, fresh, sink);
        for (int i = 0; i < length; i++) {
            sink.clause(-literals[i], inPiece[index]);
        }
        literals[length++] = -inPiece[index];
        sink.clause(literals, length);
    }

    /**
     * Puts the open places of the value among the cells behind the first {@code length} literals; gives the new length.
     */
    private int collect(int[] cells, int value, int length) {
        if (literals.length <= length + cells.length) {
            literals = Arrays.copyOf(
                    literals, length + cells.length + 1); // a cage may have more cells than there are values
        }
        int end = length;
        for (int cell : cells) {
            if (candidates.isOpen(cell, value)) {
                literals[end++] = variables.of(cell, value);
            }
        }
        return end;
    }
}
