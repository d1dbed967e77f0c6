package sudosat.spark;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import scala.Tuple2;
import sudosat.format.Formats;

/**
 * What Hadoop reads at a time: a line, or all lines from one mark to before the next.
 *
 * @param text with the line feed at its end
 * @param line its first line, from 0 at the beginning of the split
 */
record Record(Lines.Kind kind, byte[] text, int line) {

    /** The records of a split, in order. */
    static Iterator<Record> of(Iterator<Tuple2<LongWritable, Text>> split, boolean isMarked, boolean isFileStart) {
        return new Iterator<>() {
            private int line;
            /** Whether nothing but rules and comments has been read of the file. */
            private boolean isAbove = isFileStart;

            @Override
            public boolean hasNext() {
                return split.hasNext();
            }

            @Override
            public Record next() {
                Text read = split.next()._2();
                byte[] text = text(read, isMarked && !isAbove);
                Record next = new Record(isMarked ? markedKind(text) : lineKind(text), text, line);
                isAbove = isAbove && !isMarked && next.kind() != Lines.Kind.PUZZLE && !isTableHead(text);
                line += Lines.count(text);
                return next;
            }

            /** What stands above the first mark may be rules for all. */
            private Lines.Kind markedKind(byte[] text) {
                return Lines.isMarked(text) ? Lines.Kind.PUZZLE : Lines.Kind.RULE;
            }

            private Lines.Kind lineKind(byte[] text) {
                return isAbove && isTableHead(text) ? Lines.Kind.RULE : Lines.kind(text, 0, text.length);
            }
        };
    }

    private static byte[] text(Text read, boolean hasLostMark) {
        ByteArrayOutputStream text = new ByteArrayOutputStream(read.getLength() + Lines.MARK.length() + 1);
        if (hasLostMark) {
            text.writeBytes(Lines.MARK.getBytes(StandardCharsets.US_ASCII));
        }
        text.write(read.getBytes(), 0, read.getLength());
        text.write('\n');
        return text.toByteArray();
    }

    /** Only the names of columns have commas in a file with one puzzle per line. */
    private static boolean isTableHead(byte[] text) {
        String line = new String(text, StandardCharsets.UTF_8);
        return line.indexOf(',') >= 0 && Formats.detect(line).isLineForLine();
    }
}
