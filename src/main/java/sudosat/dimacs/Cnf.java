package sudosat.dimacs;

import java.util.Map;
import sudosat.cnf.ClauseList;

/**
 * A CNF as read.
 *
 * @param properties what comments of the form {@code c key=value} before the header say, in their order
 */
public record Cnf(ClauseList formula, Map<String, String> properties) {}
