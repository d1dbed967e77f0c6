package sudosat.explain;

/**
 * Where each open candidate of a board stands, by its number among the links, in flat arrays for a loop that runs a
 * million times a second. A house and a value together are called a line here.
 */
final class Positions {
    /** The values of each cell, a bit each. */
    final long[] values;
    /** The places of each line, a bit each. */
    final long[] places;
    /** The cell of each candidate. */
    final int[] cell;
    /** The bit of its value in its cell. */
    final long[] valueBit;
    /** Which of the lines below are those of a candidate: from its own entry to that of the next one. */
    final int[] firstLine;
    /** The line. */
    final int[] line;
    /** The bit of the candidate's place in the line. */
    final long[] placeBit;

    private final int[] atPlace;
    private final Links links;
    private final ExplainGeometry geometry;
    private final int size;

    Positions(Links links) {
        this.links = links;
        Board board = links.board();
        geometry = board.geometry();
        size = board.size();
        values = new long[geometry.cells()];
        for (int i = 0; i < values.length; i++) {
            values[i] = board.values(i);
        }
        places = new long[geometry.houses() * size];
        for (int i = 0; i < places.length; i++) {
            places[i] = board.places(i / size, i % size);
        }
        cell = new int[links.count()];
        valueBit = new long[links.count()];
        firstLine = new int[links.count() + 1];
        countLines();
        line = new int[firstLine[links.count()]];
        placeBit = new long[line.length];
        atPlace = new int[places.length * size];
        fillLines();
    }

    private void countLines() {
        for (int number = 0; number < cell.length; number++) {
            cell[number] = links.candidate(number) / size;
            valueBit[number] = 1L << links.candidate(number) % size;
            firstLine[number + 1] = firstLine[number] + geometry.housesOf(cell[number]).length;
        }
    }

    private void fillLines() {
        for (int number = 0; number < cell.length; number++) {
            int[] houses = geometry.housesOf(cell[number]);
            int[] place = geometry.placesOf(cell[number]);
            for (int at = firstLine[number], i = 0; i < houses.length; at++, i++) {
                line[at] = houses[i] * size + links.candidate(number) % size;
                placeBit[at] = 1L << place[i];
                atPlace[line[at] * size + place[i]] = number;
            }
        }
    }

    /** The number of the candidate in a cell with such a bit. */
    int inCell(int ofCell, long bit) {
        return links.number(ofCell * size + Long.numberOfTrailingZeros(bit));
    }

    /** The number of the candidate in a line with such a bit. */
    int inLine(int ofLine, long bit) {
        return atPlace[ofLine * size + Long.numberOfTrailingZeros(bit)];
    }
}
