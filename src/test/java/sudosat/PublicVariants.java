package sudosat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import sudosat.io.Input;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Rules;
import sudosat.puzzle.rules.Sandwich;

/** The public variant puzzles; a test that asks for them is skipped where they are absent. */
final class PublicVariants {
    private PublicVariants() {}

    static List<KnownPuzzle> all() {
        Object file = new Load(LoadSettings.builder().build())
                .loadFromString(
                        Input.file(Project.shared("variants/variants.json")).text());
        List<KnownPuzzle> variants = new ArrayList<>();
        for (Map<String, Object> entry : PublicVariants.<Map<String, Object>>list(((Map<?, ?>) file).get("puzzles"))) {
            OptionalLong count = entry.get("solution_count") instanceof Integer number
                    ? OptionalLong.of(number)
                    : OptionalLong.empty();
            Optional<Tuple> solution = count.orElse(0) == 1 ? Optional.of(grid(entry, "solution")) : Optional.empty();
            variants.add(new KnownPuzzle((String) entry.get("name"), puzzle(entry), count, solution));
        }
        return variants;
    }

    private static Puzzle puzzle(Map<String, Object> entry) {
        int size = (Integer) entry.get("size");
        int[] clues = new int[size * size];
        for (List<Integer> given : PublicVariants.<List<Integer>>list(entry.get("givens"))) {
            clues[(given.get(0) - 1) * size + given.get(1) - 1] = given.get(2);
        }
        List<Integer> box = list(entry.get("box"));
        return new Puzzle(
                new Shape(box.get(0), box.get(1)), new Tuple(size, clues), Differ.EVERYWHERE, rules(entry, size));
    }

    private static List<GridRule> rules(Map<String, Object> entry, int size) {
        List<Rule> rules = new ArrayList<>();
        for (Object diagonal : list(entry.get("diagonals"))) {
            StringBuilder cells = new StringBuilder("region");
            for (int i = 1; i <= size; i++) {
                cells.append(" r").append(i).append("c").append(diagonal.equals("main") ? i : size + 1 - i);
            }
            rules.add(Rules.parse(cells.toString()));
        }
        if (Boolean.TRUE.equals(entry.get("windoku"))) {
            rules.add(Rules.parse("windows"));
        }
        for (Map<String, Object> cage : PublicVariants.<Map<String, Object>>list(entry.get("cages"))) {
            Integer sum = (Integer) cage.get("sum");
            List<Cell> cells = PublicVariants.<List<Integer>>list(cage.get("cells")).stream()
                    .map(PublicVariants::cell)
                    .toList();
            rules.add(new Cage(sum == null ? OptionalInt.empty() : OptionalInt.of(sum), cells));
        }
        for (List<List<Integer>> pair : PublicVariants.<List<List<Integer>>>list(entry.get("greater"))) {
            rules.add(new Greater(cell(pair.get(0)), cell(pair.get(1))));
        }
        for (Map<String, Object> sandwich : PublicVariants.<Map<String, Object>>list(entry.get("sandwich"))) {
            String name = (String) sandwich.get("line");
            Line line = name.startsWith("R") ? Line.ROW : Line.COLUMN;
            rules.add(new Sandwich(line, Integer.parseInt(name.substring(1)) - 1, (Integer) sandwich.get("sum")));
        }
        return rules.stream().map(GridRule::everywhere).toList();
    }

    private static Tuple grid(Map<String, Object> entry, String key) {
        int[] values = PublicVariants.<List<Integer>>list(entry.get(key)).stream()
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .toArray();
        return new Tuple((Integer) entry.get("size"), values);
    }

    private static Cell cell(List<Integer> rowAndColumn) {
        return new Cell(0, rowAndColumn.get(0) - 1, rowAndColumn.get(1) - 1);
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> list(Object value) {
        return value == null ? List.of() : (List<T>) value;
    }
}
