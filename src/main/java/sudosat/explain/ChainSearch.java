package sudosat.explain;

import java.util.Arrays;
import java.util.Optional;

/**
 * Finds the easiest chain of all that run along strong and weak links: of one value, of cells with two values, or of
 * both. Walks from every candidate, taken to be false, along strong and weak links in turn, and so meets every
 * candidate that is then true by the shortest way. The conclusion depends on the two ends.
 */
final class ChainSearch {
    /** Takes chains. */
    interface Collector {
        /** Whether a chain of this rating and number of statements is of use. */
        boolean wants(int rating, int nodes);

        void add(Chain chain);
    }

    private static final int PURE_LOOP = 65;
    private static final int PURE_CHAIN = 66;
    private static final int MIXED = 70;

    private final Links links;
    private final Links.Kind kind;
    private final Collector collector;
    private final int[][] strong;
    private final long[] weak;
    private final int words;
    private final long[] isTrue;
    private final long[] isFalse;
    private final int[] whyTrue;
    private final int[] whyFalse;
    private final int[] queue;
    private final int[] nextQueue;

    private ChainSearch(Links links, Links.Kind kind, Collector collector) {
        this.links = links;
        this.kind = kind;
        this.collector = collector;
        strong = links.strong(kind);
        weak = links.weak(kind);
        words = links.words();
        isTrue = new long[words];
        isFalse = new long[words];
        whyTrue = new int[links.count()];
        whyFalse = new int[links.count()];
        queue = new int[links.count()];
        nextQueue = new int[links.count()];
    }

    static Optional<Step> find(Board board) {
        Easiest easiest = new Easiest();
        if (board.candidates() <= Links.MOST) {
            search(board, easiest);
        }
        return Optional.ofNullable(easiest.chain).map(chain -> chain.toStep(board.geometry()));
    }

    /** Offers chains of every kind, as long as the collector wants them. */
    static void search(Board board, Collector collector) {
        Links links = new Links(board);
        search(links, Links.Kind.HOUSES, collector);
        search(links, Links.Kind.CELLS, collector);
        if (collector.wants(MIXED, 0)) {
            search(links, Links.Kind.BOTH, collector);
        }
    }

    /** Keeps the chain of the lowest rating, and of those the shortest. */
    private static final class Easiest implements Collector {
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

    /** Offers the chains along such links, the shortest between any two candidates. */
    private static void search(Links links, Links.Kind kind, Collector collector) {
        ChainSearch search = new ChainSearch(links, kind, collector);
        for (int start = 0; start < links.count(); start++) {
            if (search.strong[start].length > 0) {
                search.walk(start);
            }
        }
    }

    /** Two statements longer every time round. A loop of two is only a link. */
    private void walk(int start) {
        Arrays.fill(isTrue, 0);
        Arrays.fill(isFalse, 0);
        isFalse[start >>> 6] |= 1L << start;
        queue[0] = start;
        int count = 1;
        for (int nodes = 2; count > 0 && collector.wants(loopRating(nodes), nodes); nodes += 2) {
            count = makeTrue(count);
            for (int i = 0; i < count && nodes > 2; i++) {
                if (nextQueue[i] >= start) {
                    close(start, nextQueue[i], nodes);
                }
            }
            count = makeFalse(count);
        }
    }

    private int makeTrue(int count) {
        int found = 0;
        for (int i = 0; i < count; i++) {
            for (int next : strong[queue[i]]) {
                if ((isTrue[next >>> 6] >>> next & 1) == 0) {
                    isTrue[next >>> 6] |= 1L << next;
                    whyTrue[next] = queue[i];
                    nextQueue[found++] = next;
                }
            }
        }
        return found;
    }

    private int makeFalse(int count) {
        int found = 0;
        for (int i = 0; i < count; i++) {
            int row = nextQueue[i] * words;
            for (int word = 0; word < words; word++) {
                long fresh = weak[row + word] & ~isFalse[word];
                isFalse[word] |= fresh;
                for (; fresh != 0; fresh &= fresh - 1) {
                    int next = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
                    whyFalse[next] = nextQueue[i];
                    queue[found++] = next;
                }
            }
        }
        return found;
    }

    private void close(int start, int end, int nodes) {
        if (end == start) {
            offer(Chain.ChainShape.PROOF, start, end, nodes, chainRating(nodes), nodes);
            return;
        }
        if (links.isWeak(start, end)) {
            offer(Chain.ChainShape.LOOP, start, end, nodes, loopRating(nodes), nodes);
        }
        if (!links.areApart(start, end)) {
            offer(Chain.ChainShape.OPEN, start, end, nodes, chainRating(nodes + 2), nodes + 2);
        }
    }

    private int loopRating(int nodes) {
        return (kind == Links.Kind.BOTH ? MIXED : PURE_LOOP) + Chain.lengthSupplement(nodes);
    }

    /** Sudoku Explainer has no simpler class for chains of cells with two values. */
    private int chainRating(int nodes) {
        return (kind == Links.Kind.HOUSES ? PURE_CHAIN : MIXED) + Chain.lengthSupplement(nodes);
    }

    private void offer(Chain.ChainShape shape, int start, int end, int length, int rating, int nodes) {
        if (collector.wants(rating, nodes)) {
            int[] path = path(end, length);
            int[] removed = switch (shape) {
                case PROOF -> new int[0];
                case LOOP -> seenByBoth(path);
                case OPEN -> seenByBoth(new int[] {start, end});
            };
            if (shape == Chain.ChainShape.PROOF || removed.length > 0) {
                Technique technique = technique(shape, links.candidate(start), links.candidate(end), removed);
                collector.add(new Chain(technique, shape, rating, nodes, candidates(path), removed));
            }
        }
    }

    /** From the start, taken to be false, to the end. */
    private int[] path(int end, int length) {
        int[] path = new int[length];
        int at = end;
        for (int i = length - 1; i > 0; i--) {
            path[i] = at;
            at = i % 2 == 1 ? whyTrue[at] : whyFalse[at];
        }
        path[0] = at;
        return path;
    }

    /** What is linked weakly to one that is true in one case and to one that is true in the other. */
    private int[] seenByBoth(int[] path) {
        long[] inOneCase = new long[words];
        long[] inTheOther = new long[words];
        for (int i = 0; i < path.length; i++) {
            links.addWeak(path[i], i % 2 == 1 ? inOneCase : inTheOther);
        }
        return links.common(inOneCase, inTheOther);
    }

    private int[] candidates(int[] path) {
        int[] candidates = new int[path.length];
        for (int i = 0; i < path.length; i++) {
            candidates[i] = links.candidate(path[i]);
        }
        return candidates;
    }

    /** An open chain with a single outcome is as well a loop through that. */
    private Technique technique(Chain.ChainShape shape, int start, int end, int[] removed) {
        int size = links.board().size();
        if (kind == Links.Kind.HOUSES) {
            return shape == Chain.ChainShape.OPEN ? Technique.X_CHAIN : Technique.X_CYCLE;
        }
        if (shape == Chain.ChainShape.OPEN && kind == Links.Kind.CELLS && start % size == end % size) {
            return Technique.XY_CHAIN;
        }
        boolean isLoop = shape != Chain.ChainShape.OPEN || start / size == end / size || removed.length == 1;
        return isLoop ? Technique.NICE_LOOP : Technique.AIC;
    }
}
