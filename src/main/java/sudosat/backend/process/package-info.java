/**
 * Solvers and proof checkers that run as processes. {@link sudosat.backend.process.SolverProgram} is a solver of
 * solvers.yaml; SolverProcess starts and kills the process, a shell script of Supervisor kills
 * it when this program dies, and SolverRun judges its answer.
 */
package sudosat.backend.process;
