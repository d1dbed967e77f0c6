/**
 * Puts the parts together: encode, run, decode, check. {@link sudosat.pipeline.Pipeline} solves a puzzle, {@link
 * sudosat.pipeline.OutputDecoder} reads what a solver printed elsewhere, {@link sudosat.pipeline.Findings} is what can
 * be said of a puzzle, {@link sudosat.pipeline.Certificate} proves some of it, {@link sudosat.pipeline.Clash} tells why
 * a puzzle has no solution, {@link sudosat.pipeline.Repair} what to do about it, {@link sudosat.pipeline.Survey} which
 * ways to solve puzzles work. Imports every room above it, never {@code cli}.
 */
package sudosat.pipeline;
