package sudosat.render;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import sudosat.model.Tuple;
import sudosat.rules.AllDifferent;
import sudosat.rules.Between;
import sudosat.rules.Constraint;
import sudosat.rules.ConstraintVisitor;
import sudosat.rules.GridRule;
import sudosat.rules.Linear;
import sudosat.rules.Puzzle;
import sudosat.rules.Relation;

/** What the script of a page has to know of a game, as JSON that can stand in a script element. */
final class GameData implements ConstraintVisitor {
    private static final int KEY_BYTES = 12;

    private final Game game;
    private final List<String> groups = new ArrayList<>();
    private final List<String> sums = new ArrayList<>();
    private final List<String> comparisons = new ArrayList<>();
    private final List<String> relations = new ArrayList<>();
    private final List<String> sandwiches = new ArrayList<>();

    private GameData(Game game) {
        this.game = game;
        for (Constraint constraint : game.puzzle().constraints()) {
            constraint.accept(this);
        }
    }

    static String of(List<Game> games) {
        return games.stream().map(game -> new GameData(game).json()).collect(Collectors.joining(",\n", "[", "]"));
    }

    @Override
    public void visit(AllDifferent group) {
        groups.add(Arrays.toString(group.cells()));
    }

    @Override
    public void visit(Relation relation) {
        String cells = Arrays.toString(relation.cells());
        if (relation.isAbove()) {
            comparisons.add(cells);
        } else {
            relations.add("{\"cells\":" + cells + ",\"pairs\":" + pairs(relation.pairs()) + "}");
        }
    }

    private List<String> pairs(Relation.Pairs allowed) {
        List<String> pairs = new ArrayList<>();
        for (int first = 1; first <= game.puzzle().size(); first++) {
            for (int second = 1; second <= game.puzzle().size(); second++) {
                if (allowed.has(first, second)) {
                    pairs.add("[" + first + ", " + second + "]");
                }
            }
        }
        return pairs;
    }

    @Override
    public void visit(Linear sum) {
        String weights = sum.digits() == Linear.Digits.DIFFER ? "" : ",\"weights\":" + Arrays.toString(sum.weights());
        sums.add("{\"cells\":" + Arrays.toString(sum.cells()) + ",\"total\":" + sum.total() + weights + "}");
    }

    @Override
    public void visit(Between sandwich) {
        sandwiches.add("{\"cells\":" + Arrays.toString(sandwich.cells()) + ",\"total\":" + sandwich.total() + "}");
    }

    private String json() {
        Puzzle puzzle = game.puzzle();
        return "{\"key\":" + quoted(key(puzzle))
                + ",\"label\":" + quoted(game.label())
                + ",\"size\":" + puzzle.size()
                + ",\"grids\":" + puzzle.grids()
                + ",\"clues\":" + values(puzzle.clues())
                + ",\"solution\":" + game.solution().map(GameData::values).orElse("null")
                + ",\"candidates\":" + (game.start() == Game.Start.CANDIDATES)
                + ",\"groups\":" + groups
                + ",\"sums\":" + sums
                + ",\"comparisons\":" + comparisons
                + ",\"relations\":" + relations
                + ",\"sandwiches\":" + sandwiches
                + ",\"layouts\":" + layouts()
                + ",\"hints\":" + game.hints().stream().map(GameData::hint).toList() + "}";
    }

    /** What the browser keeps the state under: the same puzzle in another file is found again, another one never. */
    private static String key(Puzzle puzzle) {
        String rules = puzzle.rules().stream().map(GridRule::text).collect(Collectors.joining("\n"));
        String all = puzzle.shape() + "\n" + values(puzzle.clues()) + "\n" + puzzle.differ() + "\n" + rules;
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(all.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, KEY_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every Java has it
        }
    }

    private static String values(Tuple tuple) {
        int[] values = new int[tuple.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = tuple.value(cell);
        }
        return Arrays.toString(values);
    }

    private List<String> layouts() {
        return Figure.of("", game.puzzle(), game.solution()).grids().stream()
                .map(CellLayout::of)
                .map(GameData::layout)
                .toList();
    }

    private static String layout(CellLayout layout) {
        return "{\"valueSize\":" + layout.valueSize() + ",\"valueShift\":" + layout.valueShift() + ",\"left\":"
                + layout.left()
                + ",\"top\":" + layout.top() + ",\"width\":" + layout.width() + ",\"height\":" + layout.height()
                + ",\"textSize\":" + layout.textSize() + ",\"columns\":"
                + layout.pencil().columns() + "}";
    }

    private static String hint(Hint hint) {
        return "{\"text\":" + quoted(hint.text()) + ",\"placed\":" + Arrays.toString(hint.placed()) + ",\"removed\":"
                + Arrays.toString(hint.removed()) + "}";
    }

    /** Nothing in it can end the script element, begin another one, or be taken for a line's end. */
    static String quoted(String plain) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : plain.toCharArray()) {
            boolean isPlain = c >= ' ' && c < 0x7F && "\"\\<>&'".indexOf(c) < 0;
            quoted.append(isPlain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return quoted.append('"').toString();
    }
}
