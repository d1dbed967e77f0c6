package sudosat.generate;

/** What an exchange is between: two rows, two columns, or two values. */
enum Axis {
    ROWS,
    COLUMNS,
    VALUES
}
