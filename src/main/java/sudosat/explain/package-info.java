/** Solving as people do: a board of candidates, named techniques that take steps on it, and how hard a puzzle is by the steps it takes. */
package sudosat.explain;
