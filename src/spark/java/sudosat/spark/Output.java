package sudosat.spark;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import scala.Tuple2;

/** The files of a block: what the command prints in one, its messages in another, or a picture of each puzzle. */
final class Output implements Job.Sink {
    /** Hadoop takes what begins so for no data. */
    private static final String MESSAGES = "_messages/";

    private final String pictures;
    private final Counters counters;
    private final List<Tuple2<String, byte[]>> files = new ArrayList<>();
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    private final StringBuilder messages = new StringBuilder();

    /**
     * No files yet.
     *
     * @param pictures the pattern of names for a file per puzzle, given its number; empty for one file of all
     */
    Output(String pictures, Counters counters) {
        this.pictures = pictures;
        this.counters = counters;
    }

    @Override
    public void printed(int number, byte[] output, String said) {
        if (pictures.isEmpty()) {
            text.writeBytes(output);
        } else if (output.length > 0) {
            files.add(new Tuple2<>(String.format(pictures, number), output));
        }
        messages.append(said);
    }

    @Override
    public void answered(int number, Outcome outcome, String answer, String message) {
        counters.count(outcome);
    }

    /** Their names and contents; none is empty. */
    List<Tuple2<String, byte[]>> files(int block) {
        String name = String.format("part-%05d", block);
        add(name, text.toByteArray());
        add(MESSAGES + name, messages.toString().getBytes(StandardCharsets.UTF_8));
        return files;
    }

    private void add(String name, byte[] contents) {
        if (contents.length > 0) {
            files.add(new Tuple2<>(name, contents));
        }
    }
}
