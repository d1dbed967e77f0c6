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
import sudosat.rules.Cage;
import sudosat.rules.Constraint;
import sudosat.rules.Greater;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;
import sudosat.rules.Sandwich;

/** What the script of a page has to know of a game, as JSON that can stand in a script element. */
final class GameData {
    private static final int KEY_BYTES = 12;

    private final Game game;
    private final List<String> groups = new ArrayList<>();
    private final List<String> sums = new ArrayList<>();
    private final List<String> comparisons = new ArrayList<>();
    private final List<String> sandwiches = new ArrayList<>();

    private GameData(Game game) {
        this.game = game;
        for (Constraint constraint : game.puzzle().constraints()) {
            add(constraint);
        }
    }

    static String of(List<Game> games) {
        return games.stream().map(game -> new GameData(game).json()).collect(Collectors.joining(",\n", "[", "]"));
    }

    private void add(Constraint constraint) {
        String cells = Arrays.toString(constraint.cells());
        if (constraint instanceof AllDifferent) {
            groups.add(cells);
        } else if (constraint instanceof Cage.Sum sum) {
            sums.add("{\"cells\":" + cells + ",\"total\":" + sum.total() + "}");
        } else if (constraint instanceof Greater.Comparison) {
            comparisons.add(cells);
        } else if (constraint instanceof Sandwich.Between between) {
            sandwiches.add("{\"cells\":" + cells + ",\"total\":" + between.total() + "}");
        }
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
