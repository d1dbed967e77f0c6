/**
 * Solves as people do: a technique a file, tried from the easiest on, every step with its reason in words, and how hard
 * it all is. {@link sudosat.explain.Explanation} is the entry. Imports {@code model}, {@code rules} and {@code
 * work}.
 */
package sudosat.explain;
