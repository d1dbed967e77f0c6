package sudosat.spark;

import java.util.ArrayList;
import java.util.function.BiConsumer;
import sudosat.cli.report.Reply;

/** The replies to the puzzles of a part, in order. */
final class Replies extends ArrayList<Reply> implements BiConsumer<Integer, Reply> {
    private static final long serialVersionUID = 1;

    @Override
    public void accept(Integer number, Reply reply) {
        add(reply);
    }
}
