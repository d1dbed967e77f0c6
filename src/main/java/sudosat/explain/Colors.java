package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Candidates that strong links join to clusters, each in two colors: either all of one color are true, or all of the
 * other. The colors of the first cluster are 1 and -1, those of the second 2 and -2.
 */
final class Colors {
    private final Board board;
    private final StrongLinks links;
    private final int[] colorOf;
    private final int[] depth;
    private final int[] queue;
    private final List<int[]> clusters = new ArrayList<>();

    Colors(Board board, StrongLinks links) {
        this.board = board;
        this.links = links;
        colorOf = new int[board.geometry().cells() * board.size()];
        depth = new int[colorOf.length];
        queue = new int[colorOf.length];
        for (int candidate = 0; candidate < colorOf.length; candidate++) {
            if (colorOf[candidate] == 0 && board.isOpen(candidate) && links.of(board, candidate).length > 0) {
                clusters.add(grow(candidate, clusters.size() + 1));
            }
        }
    }

    private int[] grow(int first, int color) {
        colorOf[first] = color;
        queue[0] = first;
        int end = 1;
        for (int at = 0; at < end; at++) {
            for (int linked : links.of(board, queue[at])) {
                if (colorOf[linked] == 0) {
                    colorOf[linked] = -colorOf[queue[at]];
                    queue[end++] = linked;
                }
            }
        }
        return Arrays.copyOf(queue, end);
    }

    int clusters() {
        return clusters.size();
    }

    /** The color of a candidate, 0 if it has none. */
    int of(int candidate) {
        return colorOf[candidate];
    }

    /** The candidates of a color. */
    int[] members(int color) {
        return ofColor(color, clusters.get(Math.abs(color) - 1));
    }

    private int[] ofColor(int color, int[] candidates) {
        int[] found = new int[candidates.length];
        int count = 0;
        for (int candidate : candidates) {
            if (colorOf[candidate] == color) {
                found[count++] = candidate;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The open candidates that cannot be true if a color is. */
    BitSet excluded(int color) {
        BitSet excluded = new BitSet(colorOf.length);
        for (int member : members(color)) {
            for (int rival : rivals(member)) {
                excluded.set(rival);
            }
        }
        return excluded;
    }

    /** Those of a color that cannot be true together with a candidate. */
    int[] rivals(int candidate, int color) {
        return ofColor(color, rivals(candidate));
    }

    /** The other values of the cell, and the same value in the cells that it sees. */
    private int[] rivals(int candidate) {
        int cell = candidate / board.size();
        int value = candidate % board.size();
        int[] peers = board.geometry().peers(cell);
        int[] rivals = new int[peers.length + board.size()];
        int count = 0;
        for (int peer : peers) {
            if (board.isOpen(peer, value)) {
                rivals[count++] = peer * board.size() + value;
            }
        }
        for (long left = board.values(cell) & ~(1L << value); left != 0; left &= left - 1) {
            rivals[count++] = cell * board.size() + Long.numberOfTrailingZeros(left);
        }
        return Arrays.copyOf(rivals, count);
    }

    /**
     * How many candidates are on the shortest way along links from one of these to one of those, which are of the same
     * cluster.
     */
    int path(int[] from, int[] to) {
        for (int candidate : clusters.get(Math.abs(colorOf[from[0]]) - 1)) {
            depth[candidate] = 0;
        }
        int end = 0;
        for (int candidate : from) {
            depth[candidate] = 1;
            queue[end++] = candidate;
        }
        for (int at = 0; at < end; at++) {
            for (int linked : links.of(board, queue[at])) {
                if (depth[linked] == 0) {
                    depth[linked] = depth[queue[at]] + 1;
                    queue[end++] = linked;
                }
            }
        }
        int shortest = Integer.MAX_VALUE;
        for (int candidate : to) {
            shortest = Math.min(shortest, depth[candidate]);
        }
        return shortest;
    }
}
