package sudosat.render;

import java.util.List;

/**
 * Marks on a sheet, in the order they are painted; a cell is 40 wide. The cells are areas, in reading order, grid after
 * grid.
 */
record Drawing(double width, double height, List<Mark> marks) {

    Drawing {
        marks = List.copyOf(marks);
    }
}
