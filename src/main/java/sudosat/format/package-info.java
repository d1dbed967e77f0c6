/**
 * Puzzles as text. {@link sudosat.format.Formats} detects the format of a text; a {@link sudosat.format.PuzzleFormat}
 * reads and writes it. A new format is one class, which has a name and recognizes its texts, and its entry in Formats.
 * What a format cannot express is an error of FormatLimits. RuleLines collects rules and their positions.
 */
package sudosat.format;
