package sudosat.pipeline;

import sudosat.model.Tuple;

/** What came of asking why a puzzle has no solution. */
public sealed interface Diagnosis {

    /** It has one. */
    record Solvable(Tuple solution) implements Diagnosis {}

    /** It has none, because of these clues and rules. */
    record Clashing(Clash clash) implements Diagnosis {}

    /** A limit ended the search before it was known whether there is a solution. */
    record Unknown(String reason) implements Diagnosis {}
}
