package sudosat.render;

/**
 * A step towards the solution that is shown to whoever asks. A candidate is {@code cell * size + value - 1}.
 *
 * @param text the step in words
 * @param placed candidates that are the values of their cells
 * @param removed candidates that are not
 */
public record Hint(String text, int[] placed, int[] removed) {}
