package sudosat.search;

/** The values that cells can still have in a search. */
record OpenValues(CoverSearch search, int size) {

    boolean isOpen(int cell, int value) {
        return search.isOpen(cell * size + value - 1);
    }

    void forbid(int cell, int value) {
        search.forbid(cell * size + value - 1);
    }

    /** The lowest value of the cell, above the size if it has none. */
    int lowest(int cell) {
        int value = 1;
        while (value <= size && !isOpen(cell, value)) {
            value++;
        }
        return value;
    }

    /** The highest value of the cell, 0 if it has none. */
    int highest(int cell) {
        int value = size;
        while (value >= 1 && !isOpen(cell, value)) {
            value--;
        }
        return value;
    }

    /** Forbids the values below and above the bounds. */
    void keepWithin(int cell, int lowest, int highest) {
        for (int value = 1; value <= size; value++) {
            if (value < lowest || value > highest) {
                forbid(cell, value);
            }
        }
    }
}
