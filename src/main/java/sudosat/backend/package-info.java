/**
 * Solvers. A {@link sudosat.backend.Backend} answers a formula: SAT4J inside this program, or a process described in
 * solvers.yaml; a {@link sudosat.backend.LanguageSolver} answers a {@link sudosat.backend.Task} in another language
 * than CNF. {@link sudosat.backend.Backends} finds them by name. An {@link sudosat.backend.Incremental} solver answers
 * one formula many times. Imports {@code cnf}, {@code dimacs} and {@code io}.
 */
package sudosat.backend;
