/**
 * The named rules, one file each, listed by {@link sudosat.puzzle.rules.Rules}. A rule has a keyword, a syntax, a line
 * of help, the constraints it stands for, a figure, and its form in other formats.
 */
package sudosat.puzzle.rules;
