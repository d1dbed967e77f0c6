package sudosat.languages;

import java.util.Arrays;

/** A sum of variables times numbers, used again and again so that a long row of constraints needs no memory. */
final class Terms {
    private int[] coefficients = new int[16];
    private int[] variables = new int[16];
    private int length;

    Terms clear() {
        length = 0;
        return this;
    }

    void add(int coefficient, int variable) {
        if (length == variables.length) {
            coefficients = Arrays.copyOf(coefficients, 2 * length);
            variables = Arrays.copyOf(variables, 2 * length);
        }
        coefficients[length] = coefficient;
        variables[length++] = variable;
    }

    public int length() {
        return length;
    }

    public int coefficient(int index) {
        return coefficients[index];
    }

    public int variable(int index) {
        return variables[index];
    }
}
