package sudosat.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.encode.Style;
import sudosat.engine.ClauseEngine;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Differ;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;
import sudosat.work.Result;

/** Public puzzles of all shapes have their known solutions, with SAT4J and with a process. */
class PublicPuzzlesTest {
    @ParameterizedTest
    @CsvSource({"sat4j,1", "cadical,5"})
    void boxesOfAllShapesWithAndWithoutDiagonals(String name, int step) throws Exception {
        List<CSVRecord> records = records("variants/boxes_and_diagonals.csv");
        for (int number = 0; number < records.size(); number += step) {
            CSVRecord record = records.get(number);
            if (Integer.parseInt(record.get("size")) <= 16) {
                check(backend(name), record, record.get("x_diagonals").equals("1") ? List.of("diagonals") : List.of());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sat4j", "cadical"})
    void gridsOfSixteen(String name) throws Exception {
        for (CSVRecord record : records("big/s16.csv")) {
            check(backend(name), record, List.of());
        }
    }

    @Tag("slow")
    @Test
    void gridsOfTwentyFive() throws Exception {
        for (CSVRecord record : records("big/s25.csv")) {
            check(backend("cadical"), record, List.of());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sat4j", "cadical"})
    void linesOfEightyOneCharacters(String name) throws Exception {
        List<Puzzle> puzzles = Formats.read(Input.file(Project.shared("lines/puzzles.txt")), ReadOptions.NONE);
        List<Puzzle> solutions = Formats.read(Input.file(Project.shared("lines/solutions.txt")), ReadOptions.NONE);
        assertEquals(150, puzzles.size());
        for (int number = 0; number < puzzles.size(); number++) {
            assertEquals(
                    new Result.Found<>(solutions.get(number).clues()),
                    solve(backend(name), puzzles.get(number)),
                    "line " + (number + 1));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "plain_test2x3_1,",
        "plain_test3x3_1,",
        "plain_test3x4,",
        "killer,",
        "greater-than,",
        "sandwich,",
        "diagonal,diagonals",
        "hyper,windows",
        "pyramids,pyramids"
    })
    void textFilesWithVariants(String name, String rule) throws Exception {
        List<GridRule> rules = rule == null ? List.of() : List.of(GridRule.parse(rule));
        ReadOptions options = new ReadOptions(Optional.empty(), java.util.OptionalInt.empty(), Optional.empty(), rules);
        Puzzle puzzle = Formats.read(Input.file(Project.shared("text/" + name + ".in")), options)
                .get(0);
        Tuple solution = tuple(puzzle.size(), Files.readString(Project.shared("text/" + name + ".sol")));
        for (String backend : List.of("sat4j", "cadical")) {
            assertEquals(new Result.Found<>(solution), solve(backend(backend), puzzle), backend);
        }
    }

    private static void check(Backend backend, CSVRecord record, List<String> rules) throws Exception {
        int size = Integer.parseInt(record.get("size"));
        Shape shape = new Shape(Integer.parseInt(record.get("box_h")), Integer.parseInt(record.get("box_w")));
        List<GridRule> parsed = rules.stream().map(GridRule::parse).toList();
        Puzzle puzzle = new Puzzle(shape, tuple(size, record.get("puzzle")), Differ.EVERYWHERE, parsed);
        assertEquals(
                new Result.Found<>(tuple(size, record.get("solution"))),
                solve(backend, puzzle),
                "id " + record.get("id"));
    }

    private static Result<Tuple> solve(Backend backend, Puzzle puzzle) throws InterruptedException {
        return new ClauseEngine(new CheckingBackend(backend), Style.COMPACT).solve(puzzle, Request.PLAIN);
    }

    private static Tuple tuple(int size, String values) {
        return new Tuple(
                size,
                Arrays.stream(values.strip().split("\\s+"))
                        .mapToInt(Integer::parseInt)
                        .toArray());
    }

    private static List<CSVRecord> records(String name) throws IOException {
        try (Reader reader = Files.newBufferedReader(Project.shared(name))) {
            return new ArrayList<>(CSVFormat.DEFAULT
                    .builder()
                    .setHeader()
                    .setSkipHeaderRecord(true)
                    .build()
                    .parse(reader)
                    .getRecords());
        }
    }

    private static Backend backend(String name) {
        return Project.backend(name);
    }
}
