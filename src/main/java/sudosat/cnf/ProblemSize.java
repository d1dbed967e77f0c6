package sudosat.cnf;

/**
 * How large a problem is as it is written.
 *
 * @param constraints clauses, or what takes their place
 */
public record ProblemSize(long variables, long constraints) {}
