package sudosat.render;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudosat.io.JsonObject;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Relation;
import sudosat.puzzle.SandwichSum;
import sudosat.puzzle.Tuple;

/** What the script of a page has to know of a game, as JSON that can stand in a script element. */
final class GameData implements ConstraintVisitor {
    private static final int KEY_BYTES = 12;

    private final Game game;
    private final List<int[]> groups = new ArrayList<>();
    private final List<JsonObject> sums = new ArrayList<>();
    private final List<int[]> comparisons = new ArrayList<>();
    private final List<JsonObject> relations = new ArrayList<>();
    private final List<JsonObject> sandwiches = new ArrayList<>();

    private GameData(Game game) {
        this.game = game;
        for (Constraint constraint : game.puzzle().constraints()) {
            constraint.accept(this);
        }
    }

    static String of(List<Game> games) {
        return games.stream()
                .map(game -> inScript(new GameData(game).json().toString()))
                .collect(Collectors.joining(",\n", "[", "]"));
    }

    @Override
    public void visit(AllDifferent group) {
        groups.add(group.cells());
    }

    @Override
    public void visit(Relation relation) {
        int[] cells = relation.cells();
        if (relation.isGreater()) {
            comparisons.add(cells);
        } else {
            relations.add(new JsonObject().put("cells", cells).put("pairs", pairs(relation.pairs())));
        }
    }

    private List<int[]> pairs(Relation.Pairs allowed) {
        List<int[]> pairs = new ArrayList<>();
        for (int first = 1; first <= game.puzzle().size(); first++) {
            for (int second = 1; second <= game.puzzle().size(); second++) {
                if (allowed.has(first, second)) {
                    pairs.add(new int[] {first, second});
                }
            }
        }
        return pairs;
    }

    @Override
    public void visit(Linear sum) {
        JsonObject object = new JsonObject().put("cells", sum.cells()).put("total", sum.total());
        sums.add(sum.repetition() == Linear.Repetition.DIFFER ? object : object.put("weights", sum.weights()));
    }

    @Override
    public void visit(SandwichSum sandwich) {
        sandwiches.add(new JsonObject().put("cells", sandwich.cells()).put("total", sandwich.total()));
    }

    private JsonObject json() {
        Puzzle puzzle = game.puzzle();
        return new JsonObject()
                .put("key", key(puzzle))
                .put("label", game.label())
                .put("size", puzzle.size())
                .put("grids", puzzle.grids())
                .put("clues", values(puzzle.clues()))
                .put("solution", game.solution().map(GameData::values))
                .put("candidates", game.hasCandidates())
                .put("groups", groups)
                .put("sums", sums)
                .put("comparisons", comparisons)
                .put("relations", relations)
                .put("sandwiches", sandwiches)
                .put("layouts", layouts())
                .put("hints", game.hints().stream().map(GameData::hint).toList());
    }

    /** What the browser keeps the state under: the same puzzle in another file is found again, another one never. */
    private static String key(Puzzle puzzle) {
        String rules = puzzle.rules().stream().map(GridRule::text).collect(Collectors.joining("\n"));
        String all =
                puzzle.shape() + "\n" + Arrays.toString(values(puzzle.clues())) + "\n" + puzzle.differ() + "\n" + rules;
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(all.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, KEY_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every Java has it
        }
    }

    private static int[] values(Tuple tuple) {
        return IntStream.range(0, tuple.cells()).map(tuple::value).toArray();
    }

    private List<JsonObject> layouts() {
        return Figure.of("", game.puzzle(), game.solution()).grids().stream()
                .map(CellLayout::of)
                .map(GameData::layout)
                .toList();
    }

    private static JsonObject layout(CellLayout layout) {
        return new JsonObject()
                .put("valueSize", layout.valueSize())
                .put("valueShift", layout.valueShift())
                .put("left", layout.left())
                .put("top", layout.top())
                .put("width", layout.width())
                .put("height", layout.height())
                .put("textSize", layout.textSize())
                .put("columns", layout.pencil().columns());
    }

    private static JsonObject hint(Hint hint) {
        return new JsonObject()
                .put("text", hint.text())
                .put("placed", hint.placed())
                .put("removed", hint.removed());
    }

    /**
     * The same JSON, such that nothing in it can end the script element, begin another one, or be taken for a line's
     * end: all these characters occur only between quotes.
     */
    private static String inScript(String json) {
        StringBuilder escaped = new StringBuilder();
        for (char c : json.toCharArray()) {
            boolean isPlain = c < 0x7F && "<>&'".indexOf(c) < 0;
            escaped.append(isPlain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return escaped.toString();
    }
}
