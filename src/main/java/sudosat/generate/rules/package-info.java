/**
 * Rules generated to fit a filled grid: cages, comparisons, sandwich sums and jigsaw regions.
 */
package sudosat.generate.rules;
