package sudosat.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The statement that takes the fewest statements to force, of those found so far. */
final class ForcedStatement {
    static final int NO_HOUSE = -1;

    private final ExplainGeometry geometry;
    private final int rating;
    private int fewest = Integer.MAX_VALUE;
    private boolean isContradiction;
    private int house;
    private List<Argument> arguments = List.of();

    ForcedStatement(ExplainGeometry geometry, int rating) {
        this.geometry = geometry;
        this.rating = rating;
    }

    /** What the consequences began with is wrong if a statement and its opposite follow of it. */
    void offerContradiction(Consequences consequences) {
        if (consequences.isContradiction()) {
            int clash = consequences.clash();
            int nodes = consequences.count(clash, fewest);
            nodes += nodes < fewest ? consequences.count(clash ^ 1, fewest - nodes) : 0;
            if (nodes < fewest) {
                fewest = nodes;
                isContradiction = true;
                arguments = List.of(consequences.argument(clash ^ 1), consequences.argument(clash));
            }
        }
    }

    /** A statement that follows in each of several cases, such as the candidate positions of a value in a house. */
    void offerCommon(int statement, Consequences[] cases, int count, int inHouse) {
        int nodes = 0;
        for (int i = 0; i < count && nodes < fewest; i++) {
            nodes += cases[i].count(statement, fewest - nodes);
        }
        if (nodes < fewest) {
            fewest = nodes;
            isContradiction = false;
            house = inHouse;
            arguments = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                arguments.add(cases[i].argument(statement));
            }
        }
    }

    Optional<Step> step() {
        if (arguments.isEmpty()) {
            return Optional.empty();
        }
        int statement = isContradiction
                ? arguments.get(0).first() ^ 1
                : arguments.get(0).last();
        int candidate = statement / 2;
        int total = rating + Chain.lengthSupplement(fewest);
        return Optional.of(
                (statement & 1) != 0
                        ? Step.placing(Technique.FORCING_CHAIN, total, candidate, this::because)
                        : Step.removing(Technique.FORCING_CHAIN, total, new int[] {candidate}, this::because));
    }

    private String because() {
        return cases() + ": "
                + arguments.stream().map(argument -> argument.text(geometry)).collect(Collectors.joining("; "));
    }

    private String cases() {
        int first = arguments.get(0).first() / 2;
        if (isContradiction) {
            return "otherwise there is a contradiction";
        }
        if (house != NO_HOUSE) {
            return "wherever " + (first % geometry.size() + 1) + " is in " + geometry.groupName(house);
        }
        boolean isOneCandidate = arguments.get(1).first() / 2 == first;
        return isOneCandidate
                ? "whether " + StepText.is(geometry, first) + " or not"
                : "whatever " + geometry.cellName(first / geometry.size()) + " is";
    }
}
