package sudosat;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.backend.BackendError;
import sudosat.dimacs.DimacsReader;
import sudosat.dimacs.Strictness;
import sudosat.engine.SolverCatalog;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.inspect.OutputDecoder;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/** Whatever is thrown at a reader, it ends in a result or in an error for the user, and soon. */
class FuzzTest {
    private static final int ROUNDS = 50_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long LONGEST_NANOS = 1_000_000_000;

    /** What reads foreign bytes, and where its seeds are. */
    enum Reader {
        SOLVER_OUTPUT(
                "src/test/resources/solvers/model", "src/test/resources/cli", "dimacs-samples/pair-k2.solution.csv") {
            @Override
            void read(byte[] input, Random random) throws IOException {
                Puzzle puzzle = new Puzzle(new Shape(2, 2), Tuple.empty(4, 1));
                new OutputDecoder(puzzle, Optional.empty(), remark -> {})
                        .read(new ByteArrayInputStream(input), "fuzz", solution -> {});
            }
        },
        CNF("src/test/resources/dimacs/good", "src/test/resources/dimacs/bad", "dimacs-samples/pair-k2.cnf") {
            @Override
            void read(byte[] input, Random random) throws IOException {
                Strictness strictness = Strictness.values()[random.nextInt(2)];
                DimacsReader.read(new ByteArrayInputStream(input), "fuzz", strictness, warning -> {});
            }
        },
        PUZZLE(
                "src/test/resources/cli",
                "dimacs-samples/pair-k2.csv",
                "dimacs-samples/pair-k3.csv",
                "dimacs-samples/pair-k2.solution.csv") {
            @Override
            void read(byte[] input, Random random) {
                OptionalInt grids = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(4));
                Optional<Shape> boxes =
                        random.nextBoolean() ? Optional.empty() : Optional.of(new Shape(2, 1 + random.nextInt(3)));
                String text = new String(input, StandardCharsets.UTF_8);
                Formats.detect(text).read(text, "fuzz", new ReadOptions(boxes, grids, Optional.empty()));
            }
        },
        SOLVERS_YAML("solvers.yaml") {
            @Override
            void read(byte[] input, Random random) {
                String text = new String(input, StandardCharsets.UTF_8);
                SolverCatalog solvers = new SolverCatalog(text, "fuzz", Project.HOME, "", "");
                if (random.nextBoolean()) {
                    solvers.installed("kissat"); // reads its entry alone, and the whole file only if that fails
                } else {
                    solvers.installed().toList();
                }
            }

            @Override
            int rounds(int most) {
                return most / 25; // a YAML file takes a millisecond, all other inputs take microseconds
            }
        };

        private final List<byte[]> seeds = new ArrayList<>();

        Reader(String... names) {
            for (String name : names) {
                try (Stream<Path> files = Files.walk(Project.HOME.resolve(name))) {
                    for (Path file : files.filter(Files::isRegularFile)
                            .filter(path -> path.toFile().length() < 20_000)
                            .sorted()
                            .toList()) {
                        seeds.add(Files.readAllBytes(file));
                    }
                } catch (IOException unreadable) {
                    throw new IllegalStateException(unreadable);
                }
            }
        }

        abstract void read(byte[] input, Random random) throws IOException;

        /** How many inputs to try if most readers get this many. */
        int rounds(int most) {
            return most;
        }
    }

    @ParameterizedTest
    @EnumSource(Reader.class)
    void mutatedInputEndsInAResultOrAUserError(Reader reader) {
        fuzz(reader, 1, reader.rounds(ROUNDS));
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Reader.class)
    void aMillionMutatedInputsToo(Reader reader) {
        fuzz(reader, 2, reader.rounds(1_000_000));
    }

    private static void fuzz(Reader reader, long seed, int rounds) {
        Random random = new Random(seed);
        for (int round = 0; round < rounds; round++) {
            byte[] input = mutated(reader.seeds, random);
            long start = THREADS.getCurrentThreadCpuTime();
            try {
                reader.read(input, random);
            } catch (UserError | BackendError told) {
                assertTrue(!told.getMessage().isBlank());
            } catch (Throwable bug) {
                fail("round " + round + ": " + bug + " for " + new String(input, StandardCharsets.ISO_8859_1), bug);
            }
            assertTrue(
                    THREADS.getCurrentThreadCpuTime() - start < LONGEST_NANOS,
                    "round " + round + " took over a second of CPU time");
        }
    }

    private static byte[] mutated(List<byte[]> seeds, Random random) {
        byte[] input = seeds.get(random.nextInt(seeds.size())).clone();
        for (int change = random.nextInt(8); change >= 0; change--) {
            input = mutatedOnce(input, seeds, random);
        }
        return input;
    }

    private static byte[] mutatedOnce(byte[] input, List<byte[]> seeds, Random random) {
        int at = random.nextInt(input.length + 1);
        int end = Math.min(input.length, at + random.nextInt(12));
        return switch (random.nextInt(6)) {
            case 0 -> joined(input, at, new byte[0], end, input);
            case 1 -> joined(input, at, new byte[] {(byte) random.nextInt(256)}, end, input);
            case 2 -> input.length > 40_000 ? input : joined(input, end, new byte[0], at, input);
            case 3 ->
                joined(input, at, TOKENS[random.nextInt(TOKENS.length)].getBytes(StandardCharsets.UTF_8), end, input);
            case 4 -> joined(input, at, new byte[0], input.length, input);
            default -> {
                byte[] other = seeds.get(random.nextInt(seeds.size()));
                yield joined(input, at, new byte[0], random.nextInt(other.length + 1), other);
            }
        };
    }

    private static final String[] TOKENS = {
        "\n",
        "\r\n",
        "\r",
        " ",
        "\t",
        ",",
        ",,,,",
        ";",
        "0",
        "-",
        "-0",
        "+1",
        "1e9",
        "2147483648",
        "-2147483648",
        "99999999999999999999",
        "\"",
        "'",
        "#",
        "#puzzle 2\n",
        "#boxes 2x3\n",
        "#differ holes\n",
        "# ",
        "c ",
        "p cnf 3 2\n",
        "%",
        "v ",
        "s SATISFIABLE\n",
        "s UNSATISFIABLE\n",
        "v 0\n",
        "SAT\n",
        "UNSAT\n",
        "INDET\n",
        "s UNKNOWN\n",
        "\u001b[1m",
        "\u0000",
        "\uFEFF",
        "é",
        "[",
        "]",
        "{",
        "}",
        ": ",
        "&a ",
        "*a",
        "!!int ",
        "|\n",
        "<<",
        "---\n",
        "None\n"
    };

    /** The first bytes of one array, something between, and the last bytes of another. */
    private static byte[] joined(byte[] first, int until, byte[] between, int from, byte[] last) {
        byte[] joined = new byte[until + between.length + last.length - from];
        System.arraycopy(first, 0, joined, 0, until);
        System.arraycopy(between, 0, joined, until, between.length);
        System.arraycopy(last, from, joined, until + between.length, last.length - from);
        return joined;
    }
}
