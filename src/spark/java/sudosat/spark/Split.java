package sudosat.spark;

import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Iterator;
import scala.Tuple2;

/**
 * A split of a file, and where it stands in the whole input.
 *
 * @param name what the file is called in messages
 * @param rules the rules above it in the file
 * @param lines how many there are above it in the file
 * @param puzzles how many there are before it in the whole input
 * @param blocks how many there are before it
 * @param isOnePuzzle whether the whole file is one puzzle, as it has no mark
 */
record Split(String name, byte[] rules, int lines, int puzzles, int blocks, boolean isOnePuzzle)
        implements Serializable {

    /** Cuts its puzzles into numbered blocks. */
    Iterator<Tuple2<Integer, Block>> cut(Iterator<Record> records, int size) {
        return new Iterator<>() {
            private final ByteArrayOutputStream above = bytes(rules);
            private int next = blocks;
            private int number = puzzles + 1;
            /** The first puzzle of the next block, if it has been read. */
            private Record first = seek();

            @Override
            public boolean hasNext() {
                return first != null;
            }

            /** Lines above the first puzzle belong to no block, but their rules hold. */
            private Record seek() {
                while (records.hasNext()) {
                    Record record = records.next();
                    if (isPuzzle(record)) {
                        return record;
                    }
                    keepRule(record);
                }
                return null;
            }

            private void keepRule(Record record) {
                if (record.kind() == Lines.Kind.RULE) {
                    above.writeBytes(record.text());
                }
            }

            @Override
            public Tuple2<Integer, Block> next() {
                byte[] head = above.toByteArray();
                ByteArrayOutputStream text = new ByteArrayOutputStream();
                int[] starts = new int[size];
                int[] begins = new int[size];
                int count = 0;
                Record record = first;
                first = null;
                while (record != null && first == null) {
                    if (isPuzzle(record) && count == size) {
                        first = record;
                    } else {
                        if (isPuzzle(record)) {
                            starts[count] = text.size();
                            begins[count++] = lines + record.line() + 1;
                        }
                        keepRule(record);
                        text.writeBytes(record.text());
                        record = records.hasNext() ? records.next() : null;
                    }
                }
                number += count;
                Block block = new Block(
                        name,
                        head,
                        number - count,
                        text.toByteArray(),
                        Arrays.copyOf(starts, count),
                        Arrays.copyOf(begins, count));
                return new Tuple2<>(next++, block);
            }
        };
    }

    private boolean isPuzzle(Record record) {
        return isOnePuzzle || record.kind() == Lines.Kind.PUZZLE;
    }

    private static ByteArrayOutputStream bytes(byte[] some) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(some);
        return bytes;
    }
}
