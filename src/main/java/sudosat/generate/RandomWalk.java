package sudosat.generate;

import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Threads;

/**
 * A walk from tuple to tuple by random exchanges. It does not favor any tuple: the uniform distribution stays as
 * it is.
 *
 * <p>A move is a cell, drawn from all; then what its value is exchanged for: with another line of its band or stack, or
 * any other line, or another value, drawn from all such. The exchange that begins there is made if it can be. The way
 * back is the same exchange, begun at any of the same cells. In lines the chances depend on the places alone, which are
 * the same before and after. Of two values a cell holds one before and the other after, and the other one is drawn from
 * N - 1 both times.
 */
final class RandomWalk {
    /**
     * Moves for each cell. From the cyclic pattern, the farthest start there is, 2 bring every figure that was looked
     * at to where it stays for good, in pairs of 9x9 to 64x64; this is for those that were not looked at.
     */
    private static final int MOVES_PER_CELL = 8;
    /**
     * Of nine moves, six are within bands and stacks, where they always succeed, two between any lines, one between
     * values.
     */
    private static final int WITHIN_BOX = 6;

    private static final int BETWEEN_LINES = 8;
    private static final int KINDS = 9;
    private static final int MOVES_BETWEEN_LOOKS = 1000;

    private final KempeExchange exchange;
    private final PortableRandom random;
    private final Shape shape;
    private final int cells;

    RandomWalk(Puzzle rules, Tuple start, PortableRandom random) {
        this.exchange = new KempeExchange(rules, start);
        this.random = random;
        shape = rules.shape();
        cells = start.cells();
    }

    /** Where it has got to. */
    Tuple tuple() {
        return exchange.tuple();
    }

    /** As many moves as it takes; says whether the deadline left the time. */
    boolean run(Deadline deadline) throws InterruptedException {
        int moves = shape.size() == 1 ? 0 : MOVES_PER_CELL * cells;
        for (int done = 0; done < moves; done++) {
            if (done % MOVES_BETWEEN_LOOKS == 0 && isOver(deadline)) {
                return false;
            }
            move();
        }
        return true;
    }

    private static boolean isOver(Deadline deadline) throws InterruptedException {
        Threads.requireNoInterrupt();
        return deadline.isOver();
    }

    /** One move, in grids of two lines or more. */
    void move() {
        int cell = random.below(cells);
        int kind = random.below(KINDS);
        KempeExchange.Axis lines = kind % 2 == 0 ? KempeExchange.Axis.ROWS : KempeExchange.Axis.COLUMNS;
        KempeExchange.Axis axis = kind < BETWEEN_LINES ? lines : KempeExchange.Axis.VALUES;
        int widthInBox = kind % 2 == 0 ? shape.boxRows() : shape.boxColumns();
        int one = exchange.coordinate(axis, cell);
        exchange.between(axis, one, other(one, kind < WITHIN_BOX ? widthInBox : shape.size()));
        if (exchange.grow(cell, cells)) {
            exchange.make();
        }
    }

    /** Another line of the same band or stack, which has this width, or any other where it has no more. */
    private int other(int one, int width) {
        int bound = width == 1 ? shape.size() : width;
        int first = one - one % bound;
        return first + (one - first + 1 + random.below(bound - 1)) % bound;
    }
}
