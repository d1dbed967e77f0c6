/**
 * Makes puzzles. {@link sudosat.generate.Generator} fills grids at random ({@link sudosat.generate.Fillings}) and
 * removes clues while the solution stays unique (Digger).
 */
package sudosat.generate;
