/**
 * Solves puzzles as people do. Each technique is one file. Techniques are tried from the easiest on, and every step
 * has its reason in words. Start with {@link sudosat.explain.Explanation}.
 */
package sudosat.explain;
