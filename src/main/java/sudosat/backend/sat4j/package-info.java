/**
 * SAT4J as a backend: {@link sudosat.backend.sat4j.Sat4j} for single formulas, {@link
 * sudosat.backend.sat4j.IncrementalSat4j} for many queries about one formula.
 */
package sudosat.backend.sat4j;
