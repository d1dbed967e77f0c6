/**
 * SAT4J as a backend, for single formulas ({@link sudosat.backend.sat4j.Sat4j}) and for many questions about one
 * formula ({@link sudosat.backend.sat4j.IncrementalSat4j}).
 */
package sudosat.backend.sat4j;
