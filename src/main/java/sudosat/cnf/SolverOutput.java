package sudosat.cnf;

/**
 * What a solver's output says, apart from the models.
 *
 * @param status the verdict
 * @param verdict the word that gave it, as printed: {@code INDET} or {@code timeout} where the status is unknown; empty
 *     if there is none
 * @param models the number of models handed over
 * @param lastModelClosed whether the last model had its final 0; without it the output may have been cut off, unless
 *     its solver never prints one; true if there is no model
 * @param exhausted whether the solver said, after its last model, that there are no more
 */
public record SolverOutput(Status status, String verdict, int models, boolean lastModelClosed, boolean exhausted) {

    /** A verdict on a formula. */
    public enum Status {
        SATISFIABLE,
        UNSATISFIABLE,
        /** The solver says that it cannot tell. */
        UNKNOWN,
        /** The solver says nothing, even though it may print a model. */
        NO_VERDICT
    }
}
