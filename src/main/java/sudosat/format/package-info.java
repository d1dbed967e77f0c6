/**
 * Puzzles as text. {@link sudosat.format.Formats} detects the format of a text, and a {@link
 * sudosat.format.PuzzleFormat} reads and writes it. A new format is one class and its entry in Formats. FormatLimits
 * has an error for everything that a format does not support. RuleLines collects rules and their positions.
 */
package sudosat.format;
