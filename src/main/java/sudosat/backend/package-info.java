/**
 * The contract of solvers. A {@link sudosat.backend.Backend} answers a {@link sudosat.backend.Task} in its language, as
 * a {@link sudosat.backend.Request} limits it. {@link sudosat.backend.SolverSpec} describes a program of solvers.yaml;
 * {@link sudosat.backend.BuiltIn} names the engines that need no program.
 */
package sudosat.backend;
