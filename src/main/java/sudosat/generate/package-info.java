/**
 * Makes puzzles: fills grids at random, makes rules that go with them, and digs holes as long as the solution stays the
 * only one. {@link sudosat.generate.Fillings} fills. Imports the pipeline and what is above it, but for DIMACS and the
 * formats.
 */
package sudosat.generate;
