package sudosat.cnf;

/** What a solver says of a formula. */
public sealed interface Answer {

    /** There is a model, and this is one. */
    record Satisfiable(Model model) implements Answer {}

    /** There is none. */
    record Unsatisfiable() implements Answer {}

    /** The search ended before it could tell. */
    record Unknown(String reason) implements Answer {}
}
