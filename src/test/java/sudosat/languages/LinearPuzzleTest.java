package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.BruteForce;
import sudosat.candidates.Candidates;
import sudosat.cnf.ProblemSize;
import sudosat.encode.Variables;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** Filled grids keep the linear constraints if and only if the checker agrees with them. */
class LinearPuzzleTest {
    private static final Shape SMALL = new Shape(2, 2);
    private static final List<Tuple> ALL_GRIDS = BruteForce.solutions(new Puzzle(SMALL, Tuple.empty(4, 1)), 1000);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals",
                "cage 5: r1c1 r1c2",
                "cage 7: r1c1 r2c2 r4c4",
                "cage : r1c1 r2c2 r4c4",
                "cage 0: r1c1",
                "greater r1c1 r4c4",
                "sandwich row 1: 0",
                "sandwich row 2: 5",
                "sandwich column 4: 2",
                "sandwich column 1: 3",
                "sandwich row 1: 4",
                "region r1c1 r2c3 r3c4 r4c2"
            })
    void solutionsAreThoseOfTheRule(String rule) {
        Puzzle puzzle =
                new Puzzle(SMALL, Tuple.empty(4, 1).with(0, 1), Differ.EVERYWHERE, List.of(Rules.parseLine(rule)));
        for (LinearPuzzle linear :
                List.of(linear(puzzle), new LinearPuzzle(puzzle, new Candidates(puzzle).withSubsets()))) {
            Evaluation evaluation = new Evaluation(linear);
            for (Tuple filled : ALL_GRIDS) {
                assertEquals(
                        Checker.violations(puzzle, filled).isEmpty(), evaluation.holds(filled), rule + " " + filled);
            }
        }
    }

    /** The header of OPB tells both numbers; in LP every constraint has one line with its relation. */
    @Test
    void theSizeToldIsThatOfWhatIsWritten() throws IOException {
        Puzzle puzzle = new Puzzle(
                SMALL,
                Tuple.empty(4, 1),
                Differ.EVERYWHERE,
                List.of(Rules.parseLine("cage 5: r1c1 r1c2"), Rules.parseLine("sandwich row 2: 5")));
        Candidates known = new Candidates(puzzle);
        ProblemSize size = Language.OPB.size(puzzle, known).orElseThrow();
        assertEquals(
                "* #variable= " + size.variables() + " #constraint= " + size.constraints(),
                written(Language.OPB, puzzle, known).get(0));
        assertEquals(
                size.constraints(),
                written(Language.OPB, puzzle, known).stream()
                        .filter(line -> line.endsWith(";"))
                        .count());
        assertEquals(
                new ProblemSize(
                        size.variables(),
                        written(Language.LP, puzzle, known).stream()
                                .filter(line -> line.contains("= "))
                                .count()),
                Language.LP.size(puzzle, known).orElseThrow());
        assertTrue(Language.ASP.size(puzzle, known).isEmpty());
    }

    private static List<String> written(Language language, Puzzle puzzle, Candidates known) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        language.write(puzzle, known, out);
        return out.toString(StandardCharsets.US_ASCII)
                .lines()
                .filter(line -> !line.startsWith("\\"))
                .toList();
    }

    private static LinearPuzzle linear(Puzzle puzzle) {
        return new LinearPuzzle(puzzle, new Candidates(puzzle));
    }

    @Test
    void anyWrongCellIsFound() {
        Random random = new Random(3);
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1));
        Evaluation evaluation = new Evaluation(linear(puzzle));
        for (Tuple filled : ALL_GRIDS) {
            int cell = random.nextInt(filled.cells());
            assertFalse(evaluation.holds(filled.with(cell, filled.value(cell) % 4 + 1)));
        }
    }

    @Test
    void correspondingCellsDiffer() {
        Puzzle pair = new Puzzle(SMALL, Tuple.empty(4, 2));
        Evaluation evaluation = new Evaluation(linear(pair));
        for (Tuple second : ALL_GRIDS) {
            int[] both = new int[32];
            for (int cell = 0; cell < 16; cell++) {
                both[cell] = ALL_GRIDS.get(0).value(cell);
                both[16 + cell] = second.value(cell);
            }
            Tuple filled = new Tuple(4, both);
            assertEquals(Checker.violations(pair, filled).isEmpty(), evaluation.holds(filled));
        }
    }

    @Test
    void aPartOfTheSolutionsIsWhatKeepsToTheCandidates() {
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1));
        Candidates known = new Candidates(puzzle);
        known.exclude(0, 1);
        known.assign(5, 3);
        Evaluation evaluation = new Evaluation(new LinearPuzzle(puzzle, known));
        for (Tuple filled : ALL_GRIDS) {
            assertEquals(filled.value(0) != 1 && filled.value(5) == 3, evaluation.holds(filled));
        }
    }

    @Test
    void contradictionHasNoSolution() {
        Evaluation evaluation = new Evaluation(
                linear(new Puzzle(SMALL, Tuple.empty(4, 1).with(0, 1).with(1, 1))));
        assertTrue(ALL_GRIDS.stream().noneMatch(evaluation::holds));
    }

    /** Tries all values of the variables after the cells'. */
    private static final class Evaluation implements LinearSink {
        private final List<int[]> coefficients = new ArrayList<>();
        private final List<int[]> variables = new ArrayList<>();
        private final List<Sense> relations = new ArrayList<>();
        private final List<Integer> bounds = new ArrayList<>();
        private final int highest;

        Evaluation(LinearPuzzle puzzle) {
            highest = puzzle.variables();
            puzzle.feed(this);
        }

        @Override
        public void heading(String text) {}

        @Override
        public void constraint(Terms terms, Sense relation, int bound) {
            int[] factors = new int[terms.length()];
            int[] names = new int[terms.length()];
            for (int i = 0; i < terms.length(); i++) {
                factors[i] = terms.coefficient(i);
                names[i] = terms.variable(i);
            }
            coefficients.add(factors);
            variables.add(names);
            relations.add(relation);
            bounds.add(bound);
        }

        boolean holds(Tuple filled) {
            Variables cells = new Variables(filled.size(), filled.grids());
            for (int others = 0; others < 1 << highest - cells.count(); others++) {
                if (holds(filled, cells, others)) {
                    return true;
                }
            }
            return false;
        }

        private boolean holds(Tuple filled, Variables cells, int others) {
            boolean holds = true;
            for (int i = 0; holds && i < bounds.size(); i++) {
                int sum = 0;
                for (int j = 0; j < variables.get(i).length; j++) {
                    int variable = variables.get(i)[j];
                    boolean isTrue = variable > cells.count()
                            ? (others >> variable - cells.count() - 1 & 1) == 1
                            : cells.isTrueIn(filled, variable);
                    sum += isTrue ? coefficients.get(i)[j] : 0;
                }
                holds = switch (relations.get(i)) {
                    case EQUAL -> sum == bounds.get(i);
                    case AT_LEAST -> sum >= bounds.get(i);
                    case AT_MOST -> sum <= bounds.get(i);
                };
            }
            return holds;
        }
    }
}
