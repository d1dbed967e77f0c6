/**
 * Makes puzzles. {@link sudosat.generate.Generator} fills grids at random ({@link sudosat.generate.Fillings}) and
 * removes clues as long as the solution stays unique (Digger).
 */
package sudosat.generate;
