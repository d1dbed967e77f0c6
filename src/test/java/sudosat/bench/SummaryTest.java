package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.bench.Row.Verdict;

class SummaryTest {
    private static final Configuration SLOW = new Configuration("slow", "");
    private static final Configuration QUICK = new Configuration("quick", "compact/product");

    private static Summary summary(Row... rows) {
        return new Summary(List.of(rows), Duration.ofSeconds(10));
    }

    private static Row peak(
            Configuration configuration, String instance, Verdict verdict, double seconds, long kibibytes) {
        return Rows.row(instance, configuration, verdict, seconds, OptionalLong.of(kibibytes));
    }

    /** By hand: (1 + 3 + 20) / 3 and (2 + 4 + 6) / 3. */
    @Test
    void scoresByPar2BestFirst() {
        Summary summary = summary(
                peak(SLOW, "a", Verdict.SATISFIABLE, 1, 100),
                peak(SLOW, "b", Verdict.UNSATISFIABLE, 3, 300),
                peak(SLOW, "c", Verdict.TIMEOUT, 10, 9000),
                peak(QUICK, "a", Verdict.SATISFIABLE, 2, 1024),
                peak(QUICK, "b", Verdict.UNSATISFIABLE, 4, 4096),
                peak(QUICK, "c", Verdict.SATISFIABLE, 6, 2048));
        assertEquals(
                List.of(
                        new Summary.Score(QUICK, 3, 3, 4, 12, OptionalDouble.of(2048)),
                        new Summary.Score(SLOW, 3, 2, 8, 4, OptionalDouble.of(300))),
                summary.scores());
        assertEquals("""
            CONFIGURATION           RUNS  SOLVED      PAR-2    SOLVED IN  MEDIAN MB
            quick/compact/product      3       3      4.000     12.000 s        2.0
            slow                       3       2      8.000      4.000 s        0.3
            """, summary.table());
    }

    @Test
    void whateverIsNotSolvedCostsTwiceTheLimit() {
        for (Verdict verdict :
                List.of(Verdict.TIMEOUT, Verdict.MEMORY, Verdict.UNKNOWN, Verdict.ERROR, Verdict.WRONG)) {
            Summary.Score score =
                    summary(Rows.row("a", "x", verdict, 0.1)).scores().get(0);
            assertEquals(20, score.par2());
            assertEquals(OptionalDouble.empty(), score.medianPeakKiB());
        }
    }

    @Test
    void theMedianOfAnEvenNumberIsBetweenTheMiddleTwo() {
        Summary summary = summary(peak(SLOW, "a", Verdict.TIMEOUT, 1, 100), peak(SLOW, "b", Verdict.TIMEOUT, 1, 400));
        assertEquals(OptionalDouble.of(250), summary.scores().get(0).medianPeakKiB());
    }

    @Test
    void namesThoseWhoContradictEachOther() {
        Summary summary = summary(
                Rows.row("a", "x", Verdict.SATISFIABLE, 1),
                Rows.row("a", "y", Verdict.UNSATISFIABLE, 1),
                Rows.row("a", "z", Verdict.TIMEOUT, 1),
                Rows.row("b", "x", Verdict.SATISFIABLE, 1),
                Rows.row("b", "y", Verdict.UNKNOWN, 1));
        assertEquals(List.of("a: satisfiable by x/compact; unsatisfiable by y/compact"), summary.contradictions());
    }

    @Test
    void errorsAndWrongModelsAreFailuresAndLimitsAreNot() {
        assertTrue(summary(Rows.row("a", "x", Verdict.WRONG, 1)).hasFailures());
        assertTrue(summary(Rows.row("a", "x", Verdict.ERROR, 1)).hasFailures());
        assertFalse(summary(Rows.row("a", "x", Verdict.TIMEOUT, 1), Rows.row("a", "y", Verdict.MEMORY, 1))
                .hasFailures());
    }

    @Test
    void configurationsAreNamedInFullOrByTheirBackend() {
        List<Configuration> all = List.of(SLOW, QUICK, new Configuration("quick", "compact"));
        assertEquals(Optional.of(QUICK), Configuration.named("quick/compact/product", all));
        assertEquals(Optional.of(SLOW), Configuration.named("slow", all));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quick", "nosuch", ""})
    void namesThatAreNotClearNameNoConfiguration(String name) {
        List<Configuration> all = List.of(SLOW, QUICK, new Configuration("quick", "compact"));
        assertEquals(Optional.empty(), Configuration.named(name, all));
    }
}
