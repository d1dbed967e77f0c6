package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cli.report.Console;
import sudosat.cli.report.Part;
import sudosat.cli.report.Part.Place;
import sudosat.engine.SolversLocator;

/** The answers to the parts of a batch, one after the other, are those to the whole batch. */
class PartTest {
    private static final List<String> LINES =
            List.of("1...2...3...4...", ".1...2...3...4..", "1.....4...2.3...", "12..............", "11..............");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream messages = new ByteArrayOutputStream();
    private final StringBuilder replies = new StringBuilder();

    private int run(List<String> lines, Part part, String... args) {
        Console console = new Console(
                new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8)),
                out,
                new PrintStream(messages, true, StandardCharsets.UTF_8),
                Map.of(),
                SolversLocator.IN_LIBRARY,
                "unknown",
                part);
        return new Cli(console).run(args);
    }

    private Part part(int before, int puzzles) {
        Place place = before == 0 ? Place.FIRST : Place.LATER;
        return new Part("batch.txt", before, before, puzzles, place).reportingTo(reply -> replies.append(reply.text()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --to csv",
                "solve --all --limit 2",
                "check",
                "check --json",
                "check --clash",
                "check --repair",
                "explain",
                "explain --stats",
                "explain --json",
                "convert",
                "convert --to line"
            })
    void partsAddUpToTheBatch(String command) {
        String[] args = (command + " --from line").split(" ");
        run(LINES, Part.WHOLE, args);
        String whole = out.toString(StandardCharsets.UTF_8);
        out.reset();
        run(LINES.subList(0, 2), part(0, 2), args);
        run(LINES.subList(2, 3), part(2, 1), args);
        run(LINES.subList(3, 5), part(3, 2), args);
        assertEquals(whole, out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void everyReplyIsReportedInOrder() {
        run(LINES.subList(2, 5), part(2, 3), "check", "--from", "line");
        assertEquals(out.toString(StandardCharsets.UTF_8), replies.toString());
        assertEquals(
                List.of("3", "4", "5"),
                replies.toString().lines().map(line -> line.split(":")[0]).toList());
    }

    @Test
    void generatesItsPartOfTheSeeds() {
        String[] args = "generate 2 1 --number 5 --seed 9 -q --json".split(" ");
        run(List.of(), Part.WHOLE, args);
        String whole = out.toString(StandardCharsets.UTF_8);
        out.reset();
        run(List.of(), part(0, 1), args);
        run(List.of(), part(1, 4), args);
        assertEquals(whole, out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void messagesNameTheLineOfTheWholeFile() {
        assertEquals(2, run(List.of(LINES.get(0), "123"), part(40, 2), "solve", "--from", "line"));
        String said = messages.toString(StandardCharsets.UTF_8);
        assertEquals("sudosat: batch.txt:42:1: found 3 characters", said.split(",")[0]);
    }

    @Test
    void theCommandLineSaysWhatIsGiven() {
        Console console = new Console(
                new ByteArrayInputStream(new byte[0]),
                out,
                new PrintStream(messages, true, StandardCharsets.UTF_8),
                Map.of(),
                SolversLocator.IN_LIBRARY,
                "unknown");
        Cli cli = new Cli(console);
        assertEquals(Optional.of("7"), cli.given("--number", "generate", "3", "--count=7", "-q"));
        assertEquals(Optional.of("true"), cli.given("--quiet", "generate", "3", "--count=7", "-q"));
        assertEquals(Optional.empty(), cli.given("--seed", "generate", "3", "--count=7", "-q"));
        assertEquals(Optional.of("[a.csv, b.csv]"), cli.given("PUZZLE", "solve", "a.csv", "b.csv"));
    }
}
