package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;
import sudosat.Shell;

/**
 * Inputs made to be expensive, for every reader: large, long, deep, many, or with large numbers. Each is answered
 * within 512 MB and some seconds of CPU time, which the system property {@code sudosat.bombSeconds} sets; 5 is what a
 * machine of 2020 needs at most.
 */
@Tag("slow")
class BombsTest {
    private static final int CPU_SECONDS = Integer.getInteger("sudosat.bombSeconds", 5);
    private static final String GRID = OddSolvers.PUZZLE;
    private static final String GRID_9 = "0,0,0,0,0,0,0,0,0\n".repeat(9);
    private static final int MANY = 3_000_000;

    /**
     * An input and the command that reads it.
     *
     * @param repeated written so many times between head and tail
     */
    record Bomb(String name, String command, String head, String repeated, int times, String tail) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final String SOLVE = "solve --backend sat4j bomb";

    static List<Bomb> bombs() {
        List<Bomb> bombs = new ArrayList<>();
        addPuzzles(bombs);
        addRules(bombs);
        addFPuzzles(bombs);
        addCnf(bombs);
        addOutputs(bombs);
        addYaml(bombs);
        addPacked(bombs);
        return bombs;
    }

    private static void addPuzzles(List<Bomb> bombs) {
        for (String format : List.of("csv", "line", "text", "sdk", "f-puzzles", "f-puzzles-url")) {
            String command = "convert --to csv --from " + format + " bomb";
            bombs.add(new Bomb(format + " one long line", command, "", "1", 30 * MANY, ""));
            bombs.add(new Bomb(format + " blank lines", command, "", "\n", 30 * MANY, GRID));
            bombs.add(new Bomb(format + " blanks", command, "", " ", 30 * MANY, "\n" + GRID));
            bombs.add(new Bomb(format + " comments", command, "", "# c\n", MANY, GRID));
            bombs.add(new Bomb(format + " marks", command, "", "#puzzle 1\n", MANY, GRID));
            bombs.add(new Bomb(format + " rows of one", command, "", "1\n", MANY / 3, ""));
            bombs.add(new Bomb(format + " rows of four", command, "", "0,0,0,0\n", MANY, ""));
            bombs.add(new Bomb(format + " carriage returns", command, "", "\r", 10 * MANY, GRID));
            bombs.add(new Bomb(format + " brackets", command, "", "[", MANY, ""));
            bombs.add(new Bomb(format + " quotes", command, "\"", "\"\"", MANY, "\"\n"));
            bombs.add(new Bomb(format + " a long number", command, "1,", "9", MANY, ",1,1\n"));
            bombs.add(new Bomb(format + " separators", command, "", ",", MANY, "\n"));
        }
        bombs.add(new Bomb("empty 256x256 grids", SOLVE, "", "0,".repeat(255) + "0\n", 128 * 256, ""));
        bombs.add(new Bomb("wide characters", SOLVE, "", "\uD83D\uDE00", MANY, "\n"));
        bombs.add(new Bomb("words of a line", "solve --from line bomb", "", ".".repeat(16) + " ", MANY, "\n"));
        bombs.add(new Bomb("solutions", "check k2.csv bomb", "", "1,2,3,4\n", MANY, ""));
    }

    private static void addRules(List<Bomb> bombs) {
        for (Map.Entry<String, String> rule : Map.of(
                        "#greater r1c1 r1c2\n", "greater",
                        "#cage 3: r1c1 r1c2\n", "cages",
                        "#sandwich row 1: 3\n", "sandwiches",
                        "#diagonals\n", "diagonals",
                        "#grid 999999999: diagonals\n", "grids",
                        "#boxes 1x4\n", "boxes",
                        "#jigsaw\n", "jigsaws")
                .entrySet()) {
            bombs.add(new Bomb("many " + rule.getValue(), SOLVE, "", rule.getKey(), MANY / 3, GRID));
            bombs.add(new Bomb("fitting " + rule.getValue(), SOLVE, "", rule.getKey(), 50_000, GRID));
        }
        bombs.add(new Bomb("regions", SOLVE + " --timeout 1s", randomRegions("#region"), GRID_9, 1, ""));
        bombs.add(new Bomb("explained regions", "explain --timeout 1s bomb", randomRegions("#region"), GRID_9, 1, ""));
        bombs.add(new Bomb("overlapping cages", "solve --timeout 1s bomb", randomRegions("#cage 45:"), GRID_9, 1, ""));
        bombs.add(new Bomb("cells of a cage", SOLVE, "#cage:", " r1c1", 800_000, "\n" + GRID));
        bombs.add(new Bomb("a wide jigsaw", SOLVE, "#jigsaw\n#", "1,", 1_000_000, "1\n" + GRID));
        bombs.add(new Bomb("a blank jigsaw row", SOLVE, "#jigsaw\n#1", " ", 4_000_000, "1\n" + GRID));
        bombs.add(new Bomb("a long keyword", SOLVE, "#", "x", 4_000_000, "\n" + GRID));
        bombs.add(new Bomb("a sum", SOLVE, "#cage ", "9", MANY, ": r1c1\n" + GRID));
    }

    /** 20,000 rules, each of nine random cells. */
    private static String randomRegions(String keyword) {
        Random random = new Random(1);
        StringBuilder rules = new StringBuilder();
        for (int rule = 0; rule < 20_000; rule++) {
            rules.append(keyword);
            random.ints(0, 81)
                    .distinct()
                    .limit(9)
                    .forEach(cell -> rules.append(" r" + (cell / 9 + 1) + "c" + (cell % 9 + 1)));
            rules.append('\n');
        }
        return rules.toString();
    }

    private static void addFPuzzles(List<Bomb> bombs) {
        String command = "solve --backend sat4j --from f-puzzles bomb";
        bombs.add(new Bomb("JSON lists", command, "{\"size\":4,\"a\":", "[", MANY, ""));
        bombs.add(new Bomb(
                "JSON cages", command, "{\"size\":4,\"killercage\":[{}", ",{\"cells\":[\"R1C1\"]}", 60_000, "]}"));
        bombs.add(new Bomb("JSON cells", command, "{\"size\":4,\"grid\":[[{}", ",{}", 500_000, "]]}"));
        bombs.add(new Bomb("JSON fields", command, "{\"size\":4", ",\"a\":1", 300_000, "}"));
        bombs.add(new Bomb("JSON size", command, "{\"size\":", "9", 1_000_000, "}"));
        bombs.add(new Bomb("JSON aliases", command, "{\"a\":&a [1]", ",\"b\":[*a,*a,*a,*a]", 50_000, "}"));
        bombs.add(new Bomb("packed address", "solve --from f-puzzles-url bomb", "N4Ig", "A", MANY, "\n"));
    }

    private static void addCnf(List<Bomb> bombs) {
        String command = "run --backend sat4j bomb";
        bombs.add(new Bomb("CNF variables", command, "p cnf 2147483646 1\n", "1 0\n", 1, ""));
        bombs.add(new Bomb("CNF clauses declared", command, "p cnf 1 999999999999999\n", "1 0\n", 1, ""));
        bombs.add(new Bomb("CNF empty clauses", command, "p cnf 1 3000000\n", "0\n", MANY, ""));
        bombs.add(new Bomb("CNF literals", command, "p cnf 1 1\n", "1 ", 10 * MANY, "0\n"));
        bombs.add(new Bomb("CNF comments", command, "", "c x\n", 10 * MANY, "p cnf 1 1\n1 0\n"));
        bombs.add(new Bomb("CNF properties", command, "", "c x=1\n", 10 * MANY, "p cnf 1 1\n1 0\n"));
        bombs.add(new Bomb("CNF long property", command, "c x=", "y", 30 * MANY, "\np cnf 1 1\n1 0\n"));
        bombs.add(new Bomb("CNF blanks", command, "p cnf 1 1\n", " ", 30 * MANY, "1 0\n"));
        bombs.add(new Bomb("CNF digits", command, "p cnf 1 1\n", "1", 30 * MANY, " 0\n"));
        bombs.add(new Bomb("CNF minus signs", command, "p cnf 1 1\n", "-", 30 * MANY, "1 0\n"));
        bombs.add(new Bomb(
                "CNF rules",
                "decode --cnf bomb answer",
                "c boxes=2x2\nc grids=1\nc rule1=cage:",
                " r1c1",
                900_000,
                "\np cnf 1 1\n1 0\n"));
        bombs.add(new Bomb(
                "CNF grids", "decode --cnf bomb answer", "c boxes=16x16\nc grids=", "9", 5, "\np cnf 1 1\n1 0\n"));
    }

    private static void addOutputs(List<Bomb> bombs) {
        for (String by : List.of("--like k2.csv", "--boxes 2x2 --grids 1", "--cnf k2.cnf")) {
            String command = "decode " + by + " bomb";
            bombs.add(new Bomb("output of lines " + by, command, "", "\n", 30 * MANY, ""));
            bombs.add(new Bomb("output of comments " + by, command, "", "c x\n", 10 * MANY, ""));
            bombs.add(new Bomb("output of values " + by, command, "v", " 1", 10 * MANY, " 0\n"));
            bombs.add(new Bomb("output of models " + by, command, "s SATISFIABLE\n", "v 0\n", MANY, ""));
            bombs.add(new Bomb("output of large values " + by, command, "v", " 2147483646", MANY, " 0\n"));
            bombs.add(new Bomb("output of a list " + by, command, "[1", ", 1", 10 * MANY, "]\n"));
            bombs.add(new Bomb("output of a word " + by, command, "s ", "X", 30 * MANY, "\n"));
            bombs.add(new Bomb("output of verdicts " + by, command, "", "s SATISFIABLE\n", MANY, ""));
        }
        for (Map.Entry<String, String> other : Map.of(
                        "clingo", "value(1,1,1) ",
                        "cbc", "0 - objective value 1\n",
                        "glpsol", "Problem: x\n",
                        "highs", "Model status\n",
                        "dlx", "1:\n",
                        "maxsat", "o 1\n",
                        "opb", "v x1 -x2\n")
                .entrySet()) {
            bombs.add(new Bomb(
                    "output of " + other.getKey(), "decode --like k2.csv bomb", "", other.getValue(), MANY, ""));
        }
    }

    private static void addYaml(List<Bomb> bombs) {
        String command = "backends --solvers bomb";
        bombs.add(new Bomb("YAML lists", command, "a: ", "[", MANY, ""));
        bombs.add(new Bomb("YAML dashes", command, "a:\n ", "- ", MANY, ""));
        bombs.add(new Bomb("YAML objects", command, "a: ", "{b: ", 500_000, ""));
        bombs.add(new Bomb("YAML keys", command, "", "? a\n", 500_000, ""));
        bombs.add(new Bomb("YAML text", command, "a: ", "x", MANY, ""));
        bombs.add(new Bomb("YAML aliases", command, "a: &a [x]\n", "b: [*a, *a]\n", 100_000, ""));
        bombs.add(new Bomb("YAML arguments", command, "a: {command: [nothing", ", x", 500_000, "]}\n"));
    }

    private static void addPacked(List<Bomb> bombs) {
        for (String ending : List.of("gz", "xz")) {
            for (String text : List.of("1", "\n", "c\n", "#\n", "1,")) {
                String shown = text.replace("\n", "\\n") + " in " + ending;
                bombs.add(new Bomb("solve " + shown, "solve bomb", ending, text, 150_000_000, ""));
                bombs.add(new Bomb("decode " + shown, "decode --like k2.csv bomb", ending, text, 150_000_000, ""));
                bombs.add(new Bomb("run " + shown, "run --backend sat4j bomb", ending, text, 150_000_000, ""));
            }
        }
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("bombs")
    void isAnswered(Bomb bomb) throws Exception {
        Files.writeString(folder.resolve("k2.csv"), GRID);
        Files.writeString(folder.resolve("answer"), "s UNSATISFIABLE\n");
        if (bomb.command().contains("k2.cnf")) {
            Shell.run(folder, "sudosat encode -o k2.cnf k2.csv", "");
        }
        write(bomb);
        Path out = folder.resolve("out");
        Process program = Shell.start(
                folder,
                "ulimit -t " + CPU_SECONDS + "; JAVA_OPTS=-Xmx512m exec sudosat " + bomb.command() + " >out 2>&1");
        boolean ended = program.waitFor(Leftovers.PATIENCE_SECONDS, TimeUnit.SECONDS);
        program.destroyForcibly();
        assertTrue(ended, bomb + " does not end");
        String said = Files.size(out) > 10_000 ? "" : Files.readString(out);
        assertFalse(said.contains("bug in sudosat") || said.startsWith("sudosat: out of memory"), said);
        assertTrue(List.of(0, 1, 2, 3, 4, 10, 20).contains(program.exitValue()), program.exitValue() + ": " + said);
    }

    private void write(Bomb bomb) throws IOException {
        boolean isPacked = bomb.head().equals("gz") || bomb.head().equals("xz");
        try (OutputStream file = Files.newOutputStream(folder.resolve("bomb"));
                OutputStream out = packing(bomb.head(), file)) {
            out.write((isPacked ? "" : bomb.head()).getBytes(StandardCharsets.UTF_8));
            int piece = Math.min(bomb.times(), 1 << 16);
            byte[] repeated = bomb.repeated().repeat(piece).getBytes(StandardCharsets.UTF_8);
            int left = bomb.times();
            for (; left >= piece; left -= piece) {
                out.write(repeated);
            }
            out.write(bomb.repeated().repeat(left).getBytes(StandardCharsets.UTF_8));
            out.write(bomb.tail().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static OutputStream packing(String head, OutputStream file) throws IOException {
        return switch (head) {
            case "gz" -> new GZIPOutputStream(file, 1 << 16);
            case "xz" -> new XZOutputStream(file, new LZMA2Options(1));
            default -> file;
        };
    }
}
