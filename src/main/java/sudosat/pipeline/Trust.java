package sudosat.pipeline;

/** What a model must pass before it is believed. */
public enum Trust {
    /** The rules, which suffice for a right solution. */
    RULES,
    /** The rules and every clause, which also shows a solver or an encoding that is right by accident. */
    NOTHING
}
