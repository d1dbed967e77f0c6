package sudosat.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Findings;
import sudosat.inspect.Minimality;
import sudosat.inspect.Property;
import sudosat.inspect.Truth;
import sudosat.io.JsonObject;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Reports what is known about a puzzle: in several lines, in one line, or as JSON.
 *
 * @param format the puzzle's own, for its solutions
 * @param proof what is to be said of a proof of uniqueness, if there is one
 */
public record CheckReport(
        Findings findings, Set<Property> asked, PuzzleFormat format, Optional<String> proof, String message)
        implements Report {
    private static final int FEW = 5;
    private static final String NO_SOLUTION = "there is no solution";

    @Override
    public ExitCode exitCode() {
        return switch (findings.all(asked)) {
            case YES -> ExitCode.ALL_HOLD;
            case NO -> ExitCode.PROPERTY_FAILS;
            case UNKNOWN -> ExitCode.UNKNOWN;
        };
    }

    /** A verdict a line; then the second solution, if uniqueness was asked for and there is one. */
    @Override
    public String lines() {
        StringBuilder lines = new StringBuilder();
        for (Property property : asked) {
            lines.append(name(property) + ": " + verdict(property) + "\n");
        }
        proof.ifPresent(said -> lines.append("proof: ").append(said).append('\n'));
        if (asked.contains(Property.UNIQUE) && findings.uniqueness().isAmbiguous()) {
            lines.append("second solution:\n").append(format.solutionText(solution(1)));
        }
        return lines.toString();
    }

    private static String name(Property property) {
        return property.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String verdict(Property property) {
        return switch (findings.truth(property)) {
            case YES -> "yes";
            case NO -> "no" + reason(property);
            case UNKNOWN -> "unknown, " + findings.unknown().orElseThrow();
        };
    }

    private String reason(Property property) {
        return switch (property) {
            case WELL_FORMED -> ", " + String.join("; ", findings.brokenRules());
            case SOLVABLE -> "";
            case UNIQUE -> ", " + whyNotUnique();
            case MINIMAL ->
                ", " + findings.minimality().map(this::whyNotMinimal).orElseGet(this::whyNotMinimalEither);
        };
    }

    private String whyNotUnique() {
        if (!findings.uniqueness().isAmbiguous()) {
            return NO_SOLUTION;
        }
        List<String> cells = differences();
        return "two solutions differ in " + cells.size() + " cells: " + few(cells);
    }

    private String whyNotMinimal(Minimality minimality) {
        List<String> clues = removable();
        String which = clues.size() == 1 ? "this clue is redundant: " : "each of these clues is redundant on its own: ";
        return which
                + String.join(", ", clues)
                + minimality
                        .unknown()
                        .map(limit -> "; others are unknown, " + limit)
                        .orElse("");
    }

    private String whyNotMinimalEither() {
        return findings.truth(Property.SOLVABLE) == Truth.NO ? NO_SOLUTION : "because the solution is not unique";
    }

    /** What a line of a batch says of its puzzle. */
    @Override
    public String line() {
        List<String> words = new ArrayList<>();
        if (!findings.brokenRules().isEmpty()) {
            words.add("not well-formed");
        } else if (findings.truth(Property.SOLVABLE) == Truth.NO) {
            words.add("no solution");
        } else {
            if (asked.contains(Property.UNIQUE)) {
                words.add(word(Property.UNIQUE));
            }
            if (asked.contains(Property.MINIMAL)
                    && (findings.truth(Property.UNIQUE) == Truth.YES || !asked.contains(Property.UNIQUE))) {
                words.add(word(Property.MINIMAL) + wordsWhyNotMinimal());
            }
        }
        return String.join(", ", words)
                + findings.unknown().map(reason -> ": " + reason).orElse("") + "\n";
    }

    private String word(Property property) {
        return switch (findings.truth(property)) {
            case YES -> name(property);
            case NO -> "not " + name(property);
            case UNKNOWN -> "unknown whether " + name(property); // so that a search for ": unique" finds just what is
        };
    }

    private String wordsWhyNotMinimal() {
        if (findings.truth(Property.UNIQUE) == Truth.NO) {
            return ": not unique";
        }
        return findings.truth(Property.MINIMAL) == Truth.NO ? ": " + few(removable()) : "";
    }

    /** One object, always with all keys; docs/reference/json.md lists them. */
    @Override
    public JsonObject json(int number) {
        Optional<Boolean> minimal = findings.minimality().isPresent() ? truth(Property.MINIMAL) : Optional.empty();
        return new JsonObject()
                .put("puzzle", number)
                .put("wellFormed", truth(Property.WELL_FORMED))
                .put("solvable", truth(Property.SOLVABLE))
                .put("unique", truth(Property.UNIQUE))
                .put("minimal", minimal)
                .put("maximal", minimal) // the former name
                .put("unknown", findings.unknown())
                .put("clashes", findings.brokenRules())
                .put("removable", removable())
                .put("differences", differences())
                .put("solution", text(solution(0)))
                .put("secondSolution", text(solution(1)))
                .put("proof", proof);
    }

    /** The solution with this number, if there is one. */
    private Optional<Tuple> solution(int index) {
        return findings.uniqueness().solutions().stream().skip(index).findFirst();
    }

    private Optional<Boolean> truth(Property property) {
        Truth truth = findings.truth(property);
        return truth == Truth.UNKNOWN ? Optional.empty() : Optional.of(truth == Truth.YES);
    }

    private Optional<String> text(Optional<Tuple> solution) {
        return solution.map(grids -> format.solutionText(solution).stripTrailing());
    }

    private List<String> removable() {
        Tuple clues = findings.puzzle().clues();
        List<Integer> cells = findings.minimality().map(Minimality::removable).orElse(List.of());
        return cells.stream()
                .map(cell -> name(cell, String.valueOf(clues.value(cell))))
                .toList();
    }

    private List<String> differences() {
        if (!findings.uniqueness().isAmbiguous()) {
            return List.of();
        }
        Tuple first = findings.uniqueness().solutions().get(0);
        Tuple second = findings.uniqueness().solutions().get(1);
        return IntStream.range(0, first.cells())
                .filter(cell -> first.value(cell) != second.value(cell))
                .mapToObj(cell -> name(cell, first.value(cell) + "/" + second.value(cell)))
                .toList();
    }

    /** {@code r1c5=7} or, in a tuple, {@code g2r1c5=7}. */
    private String name(int index, String value) {
        Puzzle puzzle = findings.puzzle();
        return Cell.of(index, puzzle.size()).name(puzzle.grids()) + "=" + value;
    }

    private static String few(List<String> names) {
        int more = names.size() - FEW;
        return String.join(", ", names.subList(0, Math.min(FEW, names.size())))
                + (more > 0 ? " and " + more + " more" : "");
    }
}
