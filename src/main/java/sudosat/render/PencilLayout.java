package sudosat.render;

/** Where in a cell each candidate stands: in rows and columns, as square as can be. */
record PencilLayout(int rows, int columns) {

    static PencilLayout of(int size) {
        int columns = (int) Math.ceil(Math.sqrt(size));
        return new PencilLayout((size + columns - 1) / columns, columns);
    }

    int row(int value) {
        return (value - 1) / columns;
    }

    int column(int value) {
        return (value - 1) % columns;
    }
}
