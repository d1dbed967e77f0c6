package sudosat.render;

/** The places for figures on a page. */
record PageGrid(int rows, int columns) {

    /** The places of a page for 1, 2, 4 or 6. */
    static PageGrid ofPage(int number) {
        return switch (number) {
            case 1 -> new PageGrid(1, 1);
            case 2 -> new PageGrid(2, 1);
            case 4 -> new PageGrid(2, 2);
            case 6 -> new PageGrid(3, 2);
            default -> throw new IllegalArgumentException(number + " on a page");
        };
    }

    /**
     * Places for this number, with more rows than columns because the page is upright; for a few they are as small as
     * for six.
     */
    static PageGrid toHold(int number) {
        int columns = 2;
        while (columns * (columns + 1) < number) {
            columns++;
        }
        return new PageGrid(columns + 1, columns);
    }

    int number() {
        return rows * columns;
    }
}
