package sudosat.backend;

import java.util.List;

/**
 * How to call a proof checker: an entry of solvers.yaml with {@code check}. For a proof that holds it must print
 * {@code s VERIFIED} and exit with 0 or 1.
 *
 * @param command may hold {@code {cnf}}, {@code {proof}} and {@code {seconds}}
 */
public record CheckerSpec(String name, List<String> command, List<String> version, String install) {}
