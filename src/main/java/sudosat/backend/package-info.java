/**
 * The contract of solvers. A {@link sudosat.backend.Backend} answers a {@link sudosat.backend.Task} in its language,
 * within the limits of a {@link sudosat.backend.Request}. {@link sudosat.backend.SolverSpec} describes a program of
 * solvers.yaml. {@link sudosat.backend.BuiltIn} names the engines that need no program.
 */
package sudosat.backend;
