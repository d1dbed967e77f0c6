/**
 * One way to solve, list and count, whichever backend or search does it: an {@link sudosat.engine.Engine}. {@link
 * sudosat.engine.EngineRegistry} owns every engine name and the choice of {@code auto}. {@link
 * sudosat.engine.IncrementalPuzzleSolver} answers many questions about one puzzle.
 */
package sudosat.engine;
