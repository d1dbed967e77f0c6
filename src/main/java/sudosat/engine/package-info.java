/**
 * One way to solve, list and count, whichever backend or search does it: an {@link sudosat.engine.Engine}. {@link
 * sudosat.engine.EngineRegistry} finds engines by name; {@link sudosat.engine.AutoEngine} holds what {@code auto}
 * decides. {@link sudosat.engine.IncrementalPuzzleSolver} answers many questions about one puzzle.
 */
package sudosat.engine;
