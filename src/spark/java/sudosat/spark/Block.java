package sudosat.spark;

import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import sudosat.cli.report.Part;

/**
 * Puzzles of one file that follow each other, for one task. Their numbers and lines are those of the whole input.
 *
 * @param file what it is called in messages
 * @param head rule lines and the names of columns that stand above these puzzles in the file
 * @param firstNumber the number of the first puzzle
 * @param text the puzzles with all lines between them
 * @param starts where each puzzle begins in the text
 * @param lines the line of the file that each begins in
 */
record Block(String file, byte[] head, int firstNumber, byte[] text, int[] starts, int[] lines)
        implements Serializable {

    int puzzles() {
        return starts.length;
    }

    /** What a command reads to answer some of the puzzles. */
    byte[] input(int from, int to) {
        byte[] above = headOf(from);
        ByteArrayOutputStream input = new ByteArrayOutputStream(above.length + end(to) - starts[from]);
        input.writeBytes(above);
        input.write(text, starts[from], end(to) - starts[from]);
        return input.toByteArray();
    }

    private int end(int to) {
        return to == puzzles() ? text.length : starts[to];
    }

    /** Rule lines may stand between puzzles, too, where every line is one. */
    private byte[] headOf(int from) {
        ByteArrayOutputStream above = new ByteArrayOutputStream();
        above.writeBytes(head);
        int end = Lines.isMarked(text) ? 0 : starts[from];
        for (int at = 0; at < end; at = Lines.next(text, at)) {
            if (Lines.kind(text, at, end) == Lines.Kind.RULE) {
                above.write(text, at, Lines.next(text, at) - at);
            }
        }
        return above.toByteArray();
    }

    /** The same puzzles as the part of a batch. */
    Part part(int from, int to, Part.Place place) {
        int linesBefore = lines[from] - 1 - Lines.count(headOf(from));
        return new Part(file, linesBefore, firstNumber + from - 1, to - from, place);
    }

    /** The text of a puzzle alone; empty where it is yet to be made. */
    String puzzle(int index) {
        return new String(text, starts[index], end(index + 1) - starts[index], StandardCharsets.UTF_8).strip();
    }
}
