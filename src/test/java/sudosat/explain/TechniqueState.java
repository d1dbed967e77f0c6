package sudosat.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import sudosat.Project;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/**
 * A state of a puzzle from HoDoKu's regression library in which a technique can be used.
 *
 * @param removed the candidates that the technique removes there
 * @param placed those that it places
 * @param isFound whether it can be used at all; else the state is there to show that it cannot
 */
record TechniqueState(String line, Board board, Set<Integer> removed, Set<Integer> placed, boolean isFound) {
    private static final int SIZE = 9;

    /** The states of a technique, by its number there; variants of it included. */
    static List<TechniqueState> of(String code) throws IOException {
        List<TechniqueState> states = new ArrayList<>();
        for (String line : Files.readAllLines(Project.shared("ratings/technique_states.txt"))) {
            if (line.startsWith(":" + code + ":") || line.startsWith(":" + code + "-")) {
                states.add(parse(line));
            }
        }
        return states;
    }

    private static TechniqueState parse(String line) {
        String[] fields = line.split(":", -1);
        int[] values = fields[3]
                .replace("+", "")
                .chars()
                .map(digit -> digit == '.' ? 0 : digit - '0')
                .toArray();
        Board board = Board.of(new Puzzle(new Shape(3, 3), new Tuple(SIZE, values)));
        candidates(fields[4]).forEach(board::remove);
        return new TechniqueState(line, board, candidates(fields[5]), candidates(fields[6]), !fields[1].endsWith("-x"));
    }

    /** {@code 714 424}: 7 in r1c4, 4 in r2c4. */
    private static Set<Integer> candidates(String text) {
        Set<Integer> candidates = new TreeSet<>();
        Arrays.stream(text.split(" "))
                .filter(word -> !word.isEmpty())
                .mapToInt(Integer::parseInt)
                .forEach(number ->
                        candidates.add(((number / 10 % 10 - 1) * SIZE + number % 10 - 1) * SIZE + number / 100 - 1));
        return candidates;
    }
}
