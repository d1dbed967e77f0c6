/**
 * What can be said of a puzzle, by means of an engine: {@link sudosat.pipeline.Findings}, proven by a {@link
 * sudosat.pipeline.Certificate}; {@link sudosat.pipeline.Clash}, why it has no solution, and {@link
 * sudosat.pipeline.Dropped}, which clues to drop. {@link sudosat.pipeline.OutputDecoder} reads what a solver printed
 * elsewhere, {@link sudosat.pipeline.Survey} finds out which engines work. Imports every room above it, never {@code
 * cli}.
 */
package sudosat.pipeline;
