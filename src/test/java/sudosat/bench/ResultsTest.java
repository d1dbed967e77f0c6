package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.bench.Row.Verdict;
import sudosat.io.UserError;

class ResultsTest {
    private static final String HEADER =
            "instance,backend,encoding,seed,verdict,seconds,encode_seconds,peak_kib,variables,clauses,conflicts\n";
    private static final String FIRST = "a.csv,kissat,compact,1,SATISFIABLE,0.2500,0.5000,,64,128,7\n";
    private static final String SECOND = "b.cnf,kissat,,1,TIMEOUT,60.0000,,2048,64,128,\n";

    @TempDir
    private Path folder;

    private Path file;
    private final List<String> warnings = new ArrayList<>();

    @BeforeEach
    void nameFile() {
        file = folder.resolve("results.csv");
    }

    private Results open() {
        return Results.in(file, Map.of(), warnings::add);
    }

    private static Row first() {
        return Rows.row("a.csv", "kissat", Verdict.SATISFIABLE, 0.25);
    }

    private static Row second() {
        return new Row(
                new Row.RowKey("b.cnf", new Configuration("kissat", ""), 1),
                Verdict.TIMEOUT,
                "",
                60,
                OptionalDouble.empty(),
                OptionalLong.of(2048),
                OptionalLong.of(64),
                OptionalLong.of(128),
                OptionalLong.empty());
    }

    @Test
    void everyRowIsInTheFileAtOnce() throws IOException {
        try (Results results = open()) {
            results.begin();
            assertEquals(HEADER, Files.readString(file));
            results.add(first());
            assertEquals(HEADER + FIRST, Files.readString(file));
            results.add(second());
            assertEquals(HEADER + FIRST + SECOND, Files.readString(file));
        }
    }

    @Test
    void goesOnWithWhatIsThere() throws IOException {
        Files.writeString(file, HEADER + FIRST);
        try (Results results = open()) {
            assertEquals(List.of(first()), results.rows());
            assertTrue(results.contains(first().key()));
            results.add(second());
            assertEquals(List.of(first(), second()), results.rows());
        }
        assertEquals(HEADER + FIRST + SECOND, Files.readString(file));
        assertEquals(List.of(), warnings);
    }

    @Test
    void aTornLastLineIsDroppedWithAWarning() throws IOException {
        Files.writeString(file, HEADER + FIRST + "b.cnf,kissat,,1,TIM");
        try (Results results = open()) {
            assertEquals(List.of(first()), results.rows());
            results.add(second());
        }
        assertEquals(HEADER + FIRST + SECOND, Files.readString(file));
        assertEquals(List.of(file + ": removed its last line, which was incomplete"), warnings);
    }

    @Test
    void aFileThatWasRefusedCanBeOpenedOnceItIsRight() throws IOException {
        Files.writeString(file, "something else\n");
        assertThrows(UserError.class, this::open);
        Files.writeString(file, HEADER + FIRST);
        try (Results results = open()) {
            assertEquals(List.of(first()), results.rows());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "instance,back"})
    void aFileThatHardlyBeganIsBegunAnew(String text) throws IOException {
        Files.writeString(file, text);
        try (Results results = open()) {
            results.begin();
        }
        assertEquals(HEADER, Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,0,0,0\n",
                "x",
                "\n",
                "instance,backend\n",
                HEADER + "1,2,3\n",
                HEADER + FIRST + "a,b,c,1,MAYBE,1,,,1,1,\n",
                HEADER + "a,b,c,one,ERROR,1,,,1,1,\n",
                HEADER + "\"a,b\n"
            })
    void aForeignFileIsLeftAlone(String text) throws IOException {
        Files.writeString(file, text);
        assertThrows(UserError.class, this::open);
        assertEquals(text, Files.readString(file));
    }

    @Test
    void aWrongRowIsNamedByItsLine() throws IOException {
        Files.writeString(file, HEADER + FIRST + "a,b,c\n");
        assertEquals(
                file + ":3: found 3 columns, expected 11",
                assertThrows(UserError.class, this::open).getMessage());
    }

    @Test
    void namesWithCommasQuotesAndLettersOfAnyKindComeBack() throws IOException {
        Row odd = Rows.row("ä \"b\", c.csv", "kissat", Verdict.WRONG, 1);
        try (Results results = open()) {
            results.add(odd);
        }
        try (Results again = open()) {
            assertEquals(List.of(odd), again.rows());
        }
    }

    @Test
    void whatHasNeitherEncodingNorClausesComesBack() throws IOException {
        Row row = new Row(
                new Row.RowKey("a.csv", new Configuration("dlx", ""), 1),
                Verdict.SATISFIABLE,
                "",
                0.25,
                OptionalDouble.of(0.5),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty());
        try (Results results = open()) {
            results.add(row);
        }
        assertEquals(HEADER + "a.csv,dlx,,1,SATISFIABLE,0.2500,0.5000,,,,\n", Files.readString(file));
        try (Results again = open()) {
            assertEquals(List.of(row), again.rows());
        }
    }

    @Test
    void numbersHaveAPointInEveryCountry() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals(FIRST, RowFormat.line(first()));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void whatCannotBeAddedToIsRefused() {
        for (Path path : List.of(
                folder,
                Path.of("/dev/zero"),
                folder.resolve("results.csv.gz"),
                folder.resolve("missing/results.csv"))) {
            assertThrows(UserError.class, () -> Results.in(path, Map.of(), warnings::add));
        }
    }
}
