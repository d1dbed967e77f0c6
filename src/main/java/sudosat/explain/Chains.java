package sudosat.explain;

import java.util.Optional;

/**
 * The easiest chain of all that run along strong and weak links: of one value, of cells with two values, or of both.
 */
final class Chains implements Finder {
    private static final int EASIEST_MIXED = 70;

    @Override
    public Optional<Step> find(Board board) {
        Easiest easiest = new Easiest();
        if (board.candidates() <= Links.MOST) {
            search(board, easiest);
        }
        return Optional.ofNullable(easiest.chain).map(chain -> chain.toStep(board.geometry()));
    }

    /** Offers chains of every kind, as long as the collector wants them. */
    static void search(Board board, ChainSearch.Collector collector) {
        Links links = new Links(board);
        ChainSearch.search(links, Links.Kind.HOUSES, collector);
        ChainSearch.search(links, Links.Kind.CELLS, collector);
        if (collector.wants(EASIEST_MIXED, 0)) {
            ChainSearch.search(links, Links.Kind.BOTH, collector);
        }
    }

    /** Keeps the chain of the lowest rating, and of those the shortest. */
    private static final class Easiest implements ChainSearch.Collector {
        private Chain chain;

        @Override
        public boolean wants(int rating, int nodes) {
            return chain == null || rating < chain.rating() || rating == chain.rating() && nodes < chain.nodes();
        }

        @Override
        public void add(Chain found) {
            chain = found;
        }
    }
}
