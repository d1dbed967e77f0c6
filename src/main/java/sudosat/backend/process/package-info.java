/**
 * Solvers and proof checkers that run as processes. {@link sudosat.backend.process.SolverProgram} is a solver of
 * solvers.yaml; SolverProcess starts, watches and kills the process, and SolverRun judges its answer.
 */
package sudosat.backend.process;
