package sudosat.backend;

import java.util.List;

/**
 * How to call a proof checker: an entry of solvers.yaml with {@code check}. It must exit with 0 and print {@code s VERIFIED} for a proof
 * that holds.
 *
 * @param command may hold {@code {cnf}}, {@code {proof}} and {@code {seconds}}
 */
record CheckerSpec(String name, List<String> command, List<String> version, String install) {}
