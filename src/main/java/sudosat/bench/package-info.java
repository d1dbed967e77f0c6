/**
 * Measures backends: {@link sudosat.bench.Bench} runs every configuration on every instance, {@link
 * sudosat.bench.Results} keeps the rows, {@link sudosat.bench.Summary} scores them, {@link sudosat.bench.Plots} draws
 * them. XChart is known here only, and loaded only for a plot.
 */
package sudosat.bench;
