/**
 * Every way to solve, list and count, by a backend or a search: each is an {@link sudosat.engine.Engine}. {@link
 * sudosat.engine.EngineRegistry} finds engines by name. {@link sudosat.engine.AutoEngine} makes the choices of {@code
 * auto}. {@link sudosat.engine.IncrementalPuzzleSolver} answers many queries about one puzzle.
 */
package sudosat.engine;
