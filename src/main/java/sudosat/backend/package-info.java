/**
 * Solvers. A {@link sudosat.backend.Backend} answers a formula: SAT4J inside this program, or a process described in solvers.yaml; {@link
 * sudosat.backend.Backends} finds them by name. Imports {@code cnf}, {@code dimacs} and {@code io}.
 */
package sudosat.backend;
