/**
 * Solves puzzles as people do. Each technique is one file; they are tried from the easiest on, and every step has its
 * reason in words. {@link sudosat.explain.Explanation} is the entry.
 */
package sudosat.explain;
