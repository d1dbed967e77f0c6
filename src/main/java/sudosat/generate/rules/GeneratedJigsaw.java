package sudosat.generate.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Shape;
import sudosat.puzzle.rules.Jigsaw;

/**
 * Random regions in place of the boxes. Again and again two regions that touch become one, and a random tree that spans
 * it is cut where both halves have N cells, so that they are connected (DeFord, Duchin, Solomon: Recombination, Harvard
 * Data Science Review 3.1, 2021).
 */
final class GeneratedJigsaw {
    /** In a 9x9 one in six leads to a cut. Boxes can come back, so that it may take more tries to be rid of them. */
    private static final int TRIES_PER_REGION = 200;

    private static final int MOST_TRIES_PER_REGION = 5 * TRIES_PER_REGION;

    private final int size;
    private final int[] boxes;
    private final int[] regions;
    private final RandomGenerator random;

    private GeneratedJigsaw(Shape shape, RandomGenerator random) {
        this.size = shape.size();
        this.boxes = boxes(shape).stream().mapToInt(box -> box - 1).toArray();
        this.regions = boxes.clone();
        this.random = random;
    }

    static Jigsaw make(Shape shape, RandomGenerator random) {
        GeneratedJigsaw jigsaw = new GeneratedJigsaw(shape, random);
        int enough = TRIES_PER_REGION * shape.size();
        int most = MOST_TRIES_PER_REGION * shape.size();
        for (int tries = 0; tries < enough || tries < most && jigsaw.hasBox(); tries++) {
            jigsaw.recut(random.nextInt(shape.cells()));
        }
        return jigsaw.numbered();
    }

    /** Whether some region is a box: its cells, being connected, are of one box unless two neighbors are not. */
    private boolean hasBox() {
        BitSet mixed = new BitSet(size);
        for (int cell = 0; cell < regions.length; cell++) {
            for (int other : Cell.beside(cell, size)) {
                if (regions[cell] == regions[other] && boxes[cell] != boxes[other]) {
                    mixed.set(regions[cell]);
                }
            }
        }
        return mixed.cardinality() < size;
    }

    /** The number of each cell's box, from 1, as a jigsaw would have it. */
    static List<Integer> boxes(Shape shape) {
        List<Integer> boxes = new ArrayList<>();
        for (int cell = 0; cell < shape.cells(); cell++) {
            boxes.add(shape.box(cell) + 1);
        }
        return boxes;
    }

    /**
     * Changes the region of the cell and one beside it, if there is one and the tree happens to have a place for the
     * cut.
     */
    private void recut(int cell) {
        int[] beside = Cell.beside(cell, size);
        int other = beside.length == 0 ? cell : beside[random.nextInt(beside.length)];
        if (regions[cell] != regions[other]) {
            cut(new Tree(cell, regions[other]), regions[cell], regions[other]);
        }
    }

    private void cut(Tree tree, int first, int second) {
        List<Integer> halves = tree.halves();
        if (!halves.isEmpty()) {
            boolean[] isBelow = tree.below(halves.get(random.nextInt(halves.size())));
            for (int i = 0; i < isBelow.length; i++) {
                regions[tree.cells[i]] = isBelow[i] ? first : second;
            }
        }
    }

    /** The regions are numbered from 1 in the order of their first cells. */
    private Jigsaw numbered() {
        int[] number = new int[size];
        int count = 0;
        List<Integer> numbers = new ArrayList<>();
        for (int region : regions) {
            if (number[region] == 0) {
                number[region] = ++count;
            }
            numbers.add(number[region]);
        }
        return new Jigsaw(numbers);
    }

    /**
     * A random tree that spans two regions; it grows from edges drawn anywhere at its border, so that branches are
     * short and halves round.
     */
    private final class Tree {
        /** In the order they came in, a parent before its children; the parent's place is -1 for the first. */
        final int[] cells = new int[2 * size];

        private final int[] parents = new int[2 * size];

        Tree(int root, int otherRegion) {
            BitSet reached = new BitSet(regions.length);
            List<int[]> border = new ArrayList<>();
            border.add(new int[] {-1, root});
            for (int count = 0; count < cells.length; ) {
                int[] edge = draw(border);
                if (!reached.get(edge[1])) {
                    reached.set(edge[1]);
                    parents[count] = edge[0];
                    cells[count] = edge[1];
                    addEdges(count++, regions[root], otherRegion, border);
                }
            }
        }

        /** Each edge is the place it comes from and the cell it leads to. */
        private void addEdges(int place, int region, int otherRegion, List<int[]> border) {
            for (int next : Cell.beside(cells[place], size)) {
                if (regions[next] == region || regions[next] == otherRegion) {
                    border.add(new int[] {place, next});
                }
            }
        }

        private int[] draw(List<int[]> edges) {
            int last = edges.size() - 1;
            int drawn = random.nextInt(edges.size());
            int[] edge = edges.set(drawn, edges.get(last));
            edges.remove(last);
            return edge;
        }

        /** The places with half of the cells at and below them. */
        List<Integer> halves() {
            int[] below = new int[cells.length];
            List<Integer> halves = new ArrayList<>();
            for (int i = cells.length - 1; i > 0; i--) {
                below[i]++;
                below[parents[i]] += below[i];
                if (below[i] == size) {
                    halves.add(i);
                }
            }
            return halves;
        }

        boolean[] below(int top) {
            boolean[] isBelow = new boolean[cells.length];
            isBelow[top] = true;
            for (int i = top + 1; i < cells.length; i++) {
                isBelow[i] = isBelow[parents[i]];
            }
            return isBelow;
        }
    }
}
