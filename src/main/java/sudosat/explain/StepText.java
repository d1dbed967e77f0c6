package sudosat.explain;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How cells, values and what follows of a step are written. */
final class StepText {
    private StepText() {}

    /** {@code r1c1, r1c2}. */
    static String cells(ExplainGeometry geometry, int... cells) {
        return join(cells, geometry::cellName);
    }

    /** The names of some items. */
    static String join(int[] items, IntFunction<String> name) {
        return IntStream.of(items).mapToObj(name).collect(Collectors.joining(", "));
    }

    /** {@code 2, 5, 9}, of a set of values. */
    static String values(long values) {
        return join(BitSet.valueOf(new long[] {values}).stream().toArray(), value -> String.valueOf(value + 1));
    }

    /** {@code 2+5+9}, of a set of values. */
    static String sum(long values) {
        return values(values).replace(", ", "+");
    }

    /** {@code 2, 5 or 9}, of a set of values. */
    static String either(long values) {
        return values(values).replaceFirst(", (\\d+)$", " or $1");
    }

    /** {@code r3c5=4}: the candidate is the value of its cell. */
    static String is(ExplainGeometry geometry, int candidate) {
        return geometry.cellName(candidate / geometry.size()) + "=" + (candidate % geometry.size() + 1);
    }

    /** {@code r3c5<>4}: it is not. */
    static String isNot(ExplainGeometry geometry, int candidate) {
        return geometry.cellName(candidate / geometry.size()) + "<>" + (candidate % geometry.size() + 1);
    }

    /** What follows of a step: {@code r3c5=4}, {@code r1c2, r1c3<>4; r2c2<>5}. */
    static String outcome(ExplainGeometry geometry, Step step) {
        List<String> parts = new ArrayList<>();
        for (int candidate : step.placed()) {
            parts.add(is(geometry, candidate));
        }
        Map<Integer, List<String>> cellsOfValue = new TreeMap<>();
        for (int candidate : step.removed()) {
            cellsOfValue
                    .computeIfAbsent(candidate % geometry.size() + 1, value -> new ArrayList<>())
                    .add(geometry.cellName(candidate / geometry.size()));
        }
        cellsOfValue.forEach((value, cells) -> parts.add(String.join(", ", cells) + "<>" + value));
        return String.join("; ", parts);
    }
}
