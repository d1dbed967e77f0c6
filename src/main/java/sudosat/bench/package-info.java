/**
 * Measures backends. {@link sudosat.bench.Bench} runs every configuration on every instance, {@link
 * sudosat.bench.Results} keeps the rows, {@link sudosat.bench.Summary} scores them, and {@link sudosat.bench.Plots}
 * draws them. Only this package uses XChart, and loads it only for a plot.
 */
package sudosat.bench;
