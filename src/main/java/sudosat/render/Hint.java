package sudosat.render;

/**
 * A step towards the solution, shown on request. A candidate is {@code cell * size + value - 1}.
 *
 * @param text the step in words
 * @param placed candidates that become the values of their cells
 * @param removed candidates that are removed
 */
public record Hint(String text, int[] placed, int[] removed) {}
