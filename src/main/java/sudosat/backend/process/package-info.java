/**
 * Solvers and proof checkers that run as processes. {@link sudosat.backend.process.SolverProgram} is a solver of
 * solvers.yaml. SolverProcess starts and stops the process, SolverRun judges its answer, and a shell script of
 * Supervisor stops the process if sudosat is killed.
 */
package sudosat.backend.process;
