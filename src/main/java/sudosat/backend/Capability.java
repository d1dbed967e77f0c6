package sudosat.backend;

/** What an engine may be able to do. */
public enum Capability {
    /** Reads clauses, so that an encoding can be chosen. */
    READ_CNF,
    /** Reads clauses, so that its models can be checked against them. */
    CHECK_MODELS,
    /** Gives verdicts that a proof checker or a second solver can confirm. */
    CERTIFY,
    /** Lists all models by itself. */
    LIST_ALL,
    /** Writes a DRAT proof of "unsatisfiable" to the file that the request names. */
    WRITE_PROOFS,
    /** Answers many queries under assumptions. */
    ASSUME,
    /** Reports the number of conflicts. */
    COUNT_CONFLICTS,
    /** Searches in another order for another seed. */
    SEED,
    /** Runs in bounded memory. */
    BOUND_MEMORY,
    /** Finds the fewest clues to drop. */
    REPAIR
}
