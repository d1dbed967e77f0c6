/**
 * Solvers. A {@link sudosat.backend.Backend} answers a {@link sudosat.backend.Task} in its language: SAT4J inside this
 * program, or a process described in solvers.yaml, which {@link sudosat.backend.SolverCatalogue} finds by name. {@link
 * sudosat.backend.BuiltIn} names the engines that need no program. An {@link sudosat.backend.Incremental} solver
 * answers one formula many times. Imports {@code cnf}, {@code dimacs}, {@code io} and {@code work}.
 */
package sudosat.backend;
