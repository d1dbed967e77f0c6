package sudosat.puzzle;

/** Where corresponding cells of two grids must differ. */
public enum Differ {
    /** In every cell. */
    EVERYWHERE,
    /** In every cell that is not given in both grids: the literal reading of "for each empty cell". */
    HOLES,
    /** Not at all: the grids are independent. */
    NOWHERE
}
