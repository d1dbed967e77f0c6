package sudosat.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FormulaTest {
    @Test
    void listGivesBackItsClausesInOrder() {
        Random random = new Random(1);
        ClauseList list = new ClauseList();
        List<List<Integer>> expected = new ArrayList<>();
        for (int i = 0; i < 50_000; i++) {
            int[] clause = random.ints(random.nextInt(6), 1, 100).toArray();
            list.clause(clause, clause.length);
            expected.add(Arrays.stream(clause).boxed().toList());
        }
        Recorder recorder = new Recorder();
        list.feed(recorder);
        assertEquals(expected, recorder.clauses);
        assertEquals(50_000, list.clauses());
    }

    @Test
    void counterAgreesWithWhatIsFed() {
        Formula formula = formulaOf(sink -> {
            sink.clause(1);
            sink.clause(-1, 2);
            sink.clause(new int[] {1, 2, 3, 4}, 3);
            sink.atMostOne(new int[] {1, 2, 3, 4, 5}, 5);
            sink.atMostOne(new int[] {1, 2}, 1);
            sink.atMostOne(new int[0], 0);
        });
        Recorder recorder = new Recorder();
        formula.feed(recorder);
        assertEquals(13, formula.clauses());
        assertEquals(13, recorder.clauses.size());
        assertEquals(List.of(-4, -5), recorder.clauses.get(12));
    }

    @Test
    void twoFormulasAreFedOneAfterTheOther() {
        ClauseList first = new ClauseList();
        first.clause(1, 2);
        ClauseList second = new ClauseList();
        second.clause(-7);
        Recorder recorder = new Recorder();
        first.and(second).feed(recorder);
        assertEquals(List.of(List.of(1, 2), List.of(-7)), recorder.clauses);
        assertEquals(7, first.and(second).variables());
    }

    @Test
    void conditionalClausesOfEveryLengthGetTheOppositeOfTheCondition() {
        Recorder recorder = new Recorder();
        ClauseSink conditional = recorder.guardedBy(99);
        List<List<Integer>> expected = new ArrayList<>();
        for (int length = 0; length <= 70; length++) {
            List<Integer> clause = IntStream.rangeClosed(1, length).boxed().toList();
            conditional.clause(clause.stream().mapToInt(Integer::intValue).toArray(), length);
            expected.add(Stream.concat(Stream.of(-99), clause.stream()).toList());
        }
        conditional.clause(5);
        conditional.clause(5, -6);
        expected.add(List.of(-99, 5));
        expected.add(List.of(-99, 5, -6));
        assertEquals(expected, recorder.clauses);
    }

    @Test
    void brokenClauseIsTheFirstWithoutATrueLiteral() {
        ClauseList formula = new ClauseList();
        formula.clause(1, 2);
        formula.clause(new int[] {-1, 2, 3}, 3);
        formula.clause(4);
        Model model = new Model();
        model.add(1);
        model.add(-2);
        model.add(4);
        assertEquals(Optional.of("-1 2 3"), formula.brokenClause(model));
        model.add(3);
        assertEquals(Optional.empty(), formula.brokenClause(model));
    }

    @Test
    void modelNoticesAContradiction() {
        Model model = new Model();
        assertEquals(true, model.add(-5));
        assertEquals(false, model.add(5));
    }

    private static Formula formulaOf(java.util.function.Consumer<ClauseSink> clauses) {
        return new Formula() {
            @Override
            public int variables() {
                return 5;
            }

            @Override
            public void feed(ClauseSink sink) {
                clauses.accept(sink);
            }
        };
    }

    /** Keeps what it is fed as lists. */
    private static final class Recorder implements ClauseSink {
        final List<List<Integer>> clauses = new ArrayList<>();

        @Override
        public void clause(int literal) {
            clauses.add(List.of(literal));
        }

        @Override
        public void clause(int first, int second) {
            clauses.add(List.of(first, second));
        }

        @Override
        public void clause(int[] literals, int length) {
            clauses.add(Arrays.stream(literals, 0, length).boxed().toList());
        }
    }
}
