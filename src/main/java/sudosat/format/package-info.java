/**
 * Puzzles as text. {@link sudosat.format.Formats} finds the format of a text, and {@link sudosat.format.PuzzleFormat}
 * reads and writes it; a new format is one class here, which says its name and
 * recognizes its texts, and its entry in the list of Formats. What a
 * format cannot say is an error of Unsayable; rules are collected, with their places, by RuleLines. Imports {@code
 * model}, {@code rules} and {@code io}.
 */
package sudosat.format;
