package sudosat.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import sudosat.Project;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * A state of a puzzle in which a technique can be used: the project's own or one from HoDoKu's regression library.
 *
 * @param removed the candidates that the technique removes there
 * @param placed those that it places
 * @param isFound whether it can be used at all; else the state is there to show that it cannot
 */
record TechniqueState(String line, Board board, Set<Integer> removed, Set<Integer> placed, boolean isFound) {
    private static final int SIZE = 9;

    /** The project's own states of a technique. */
    static List<TechniqueState> of(Technique technique) throws IOException {
        return read(Project.puzzles("techniques/states.txt"), technique.key());
    }

    /** HoDoKu's states of a technique, by its number there; variants of it included. */
    static List<TechniqueState> of(String code) throws IOException {
        return read(hodoku(), code);
    }

    /** HoDoKu's states; the test is skipped where they are absent. */
    static Path hodoku() {
        return Project.shared("ratings/technique_states.txt");
    }

    private static List<TechniqueState> read(Path file, String code) throws IOException {
        List<TechniqueState> states = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith(":" + code + ":") || line.startsWith(":" + code + "-")) {
                states.add(parse(line));
            }
        }
        return states;
    }

    /** The candidates of the solution, which the project's own states have in their last field. */
    Set<Integer> solution() {
        String values = line.split(":")[7];
        Set<Integer> candidates = new TreeSet<>();
        for (int cell = 0; cell < SIZE * SIZE; cell++) {
            candidates.add(cell * SIZE + values.charAt(cell) - '1');
        }
        return candidates;
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
