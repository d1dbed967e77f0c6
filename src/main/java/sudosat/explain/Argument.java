package sudosat.explain;

/**
 * How a statement follows of another.
 *
 * @param statements from the first to the last: twice the candidate, and one more if it is true
 * @param reasons for a false candidate the true one that it sees, for a true one the house where it is the last one, or
 *     its cell
 */
record Argument(int[] statements, int[] reasons) {
    static final int IN_CELL = -1;

    int first() {
        return statements[0];
    }

    int last() {
        return statements[statements.length - 1];
    }

    /**
     * {@code r1c1=5 -> r1c7<>5 -> r4c7=5 (last in column 7)}; what does not follow of the statement before says what it
     * follows of.
     */
    String text(ExplainGeometry geometry) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < statements.length; i++) {
            boolean isTrue = (statements[i] & 1) != 0;
            int candidate = statements[i] / 2;
            text.append(i == 0 ? "" : " -> ")
                    .append(isTrue ? StepText.is(geometry, candidate) : StepText.isNot(geometry, candidate));
            if (i > 0) {
                text.append(isTrue ? whyTrue(geometry, i) : whyFalse(geometry, i));
            }
        }
        return text.toString();
    }

    private String whyFalse(ExplainGeometry geometry, int i) {
        return statements[i - 1] == 2 * reasons[i] + 1 ? "" : " (" + StepText.is(geometry, reasons[i]) + ")";
    }

    private String whyTrue(ExplainGeometry geometry, int i) {
        return reasons[i] == IN_CELL ? " (last value)" : " (last in " + geometry.groupName(reasons[i]) + ")";
    }
}
