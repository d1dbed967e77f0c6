/**
 * One way to solve, list and count, whoever does it: an {@link sudosat.engine.Engine}, found by name in the {@link
 * sudosat.engine.EngineRegistry}. An engine encodes, runs a solver and decodes, or searches by itself. Imports the
 * rooms of puzzles, formulas, languages and backends.
 */
package sudosat.engine;
