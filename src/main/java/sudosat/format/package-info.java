/**
 * Puzzles as text. {@link sudosat.format.Formats} finds the format of a text, and {@link sudosat.format.PuzzleFormat} reads and
 * writes it; a new format is one class here and its entry in the list of Formats. Imports {@code model}, {@code rules} and {@code
 * io}.
 */
package sudosat.format;
